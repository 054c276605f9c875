import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page that zooms")
@MainActor
struct ZoomTransitionTests {
  private let device = Device(era: .iOS18)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let cell = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

  /// Lets `detail` grow from `cell`, and notes what it is asked.
  private func prepare() -> Notes {
    let notes = Notes()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    options.interactiveDismissShouldBegin = { context in
      context.willBegin && context.velocity.dy > 0 && context.location.y < 100
    }
    options.alignmentRectProvider = { context in
      notes.aligned.append(context.sourceView)
      return context.zoomedViewController.view.bounds
    }
    detail.preferredTransition = .zoom(options: options) { [weak cell] context in
      notes.asked.append([context.zoomedViewController, context.sourceViewController])
      return cell
    }
    list.view.addSubview(cell)
    return notes
  }

  private final class Notes {
    var asked: [[UIViewController]] = []
    var aligned: [UIView] = []
  }

  @Test("asks from where it grows when it is pushed, and to where when it is popped")
  func push() {
    let notes = prepare()
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    navigation.pushViewController(detail, animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list]])
    #expect(notes.aligned == [cell])
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list], [detail, list]])
    #expect(navigation.topViewController === list)
  }

  @Test("asks so when it is presented and dismissed, too")
  func present() {
    let notes = prepare()
    device.launch { list }
    list.present(detail, animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list]])
    list.dismiss(animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list], [detail, list]])
    #expect(notes.aligned == [cell, cell])
  }

  @Test("asks nothing if it comes without an animation, nor about another page's way")
  func withoutAnimation() {
    let notes = prepare()
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    navigation.pushViewController(detail, animated: false)
    device.advance(by: 1)
    navigation.pushViewController(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(notes.asked.isEmpty)
  }

  @Test("may grow from an item of a bar")
  func item() {
    let item = UIBarButtonItem()
    var count = 0
    detail.preferredTransition = .zoom { _ in
      count += 1
      return item
    }
    device.launch { list }
    list.present(detail, animated: true)
    device.advance(by: 1)
    #expect(count == 1)
  }
}
