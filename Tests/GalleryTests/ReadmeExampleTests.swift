import Interlock
import Simulator
import Testing
import UIKit

@Suite("The README's code")
@MainActor
struct ReadmeExampleTests {
  private let inbox = UIViewController()
  private let message = UIViewController()
  private let attachment = UIViewController()
  private let reply = UIViewController()

  @Test("shows three pages that are pushed at once, one after the other, and says so")
  func pushesInTurn() {
    var answer: NavigationOutcome?
    let device = Device(era: .iOS7)
    let navigation = InterlockNavigationController(rootViewController: inbox)
    device.launch { navigation }
    device.perform {
      navigation.pushViewController(message, animated: true)
      navigation.pushViewController(attachment, animated: true)  // waits, then is shown
      navigation.interlock.push(reply) { outcome in
        answer = outcome  // .shown, .merged, .ignored, .refused, ... exactly one, always
      }
    }
    #expect(device.settle(limit: 5))
    #expect(navigation.viewControllers == [inbox, message, attachment, reply])
    #expect(device.log.isEmpty)
    guard case .shown = answer else {
      Issue.record("the outcome is \(String(describing: answer))")
      return
    }
  }

  @Test("tests a tap on Linux")
  func testsATap() {
    let device = Device(era: .iOS18)
    let tap = UIAction { [inbox, message] _ in
      inbox.navigationController?.pushViewController(message, animated: true)
    }
    let row = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 50), primaryAction: tap)
    inbox.view.addSubview(row)

    let navigation = InterlockNavigationController(rootViewController: inbox)
    device.launch { navigation }
    device.tap(on: row)
    device.tap(on: row)
    #expect(device.settle(limit: 5))
    #expect(navigation.viewControllers == [inbox, message])
    #expect(device.crash == nil)
  }
}
