import Foundation
import Simulator
import Testing
import UIKit

@Suite("The size that a navigation controller wants")
@MainActor
struct PreferredSizeTests {
  private final class Host: UIViewController {
    var sizes: [CGSize] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      sizes.append(container.preferredContentSize)
    }
  }

  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let host = Host()

  @Test("is that of the page on top and the bar, and its container is told of it")
  func pageOnTop() {
    let navigation = UINavigationController(rootViewController: page)
    device.launch { host }
    host.addChild(navigation)
    #expect(navigation.preferredContentSize == .zero)
    page.preferredContentSize = CGSize(width: 200, height: 100)
    let bar = navigation.navigationBar.sizeThatFits(.zero).height
    #expect(navigation.preferredContentSize == CGSize(width: 200, height: 100 + bar))
    #expect(host.sizes == [CGSize(width: 200, height: 100 + bar)])
  }

  @Test("is that of the page alone while the bar is hidden, and follows the stack")
  func push() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    page.preferredContentSize = CGSize(width: 200, height: 100)
    host.addChild(navigation)
    device.launch { host }
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 300, height: 50)
    navigation.pushViewController(next, animated: false)
    device.advance(by: 1)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 50))
    #expect(host.sizes.last == CGSize(width: 300, height: 50))
  }

  @Test("is the one that was set, whatever the page wants")
  func own() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.preferredContentSize = CGSize(width: 10, height: 20)
    host.addChild(navigation)
    page.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
    #expect(host.sizes.isEmpty)
  }
}
