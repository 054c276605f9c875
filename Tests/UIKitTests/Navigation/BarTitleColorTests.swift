import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("What a bar says of its titles")
@MainActor
struct BarTitleColorTests {
  private func color(ofTitle text: String, in view: UIView) -> UIColor? {
    if let label = view as? UILabel { return label.text == text ? label.textColor : nil }
    return view.subviews.lazy.compactMap { color(ofTitle: text, in: $0) }.first
  }

  @Test("holds for a page that is shown for the first time", arguments: [Era.iOS7, .iOS13, .iOS18])
  func firstTime(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let bar = navigation.navigationBar
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    device.launch { navigation }
    device.advance(by: 0.2)
    let page = UIViewController()
    page.title = "Page"
    device.perform { navigation.pushViewController(page, animated: true) }
    device.advance(by: 0.1)
    #expect(color(ofTitle: "Page", in: bar) == .red, "while it comes")
    device.advance(by: 1)
    #expect(color(ofTitle: "Page", in: bar) == .red)
    let quick = UIViewController()
    quick.title = "Quick"
    device.perform { navigation.pushViewController(quick, animated: false) }
    device.advance(by: 0.2)
    #expect(color(ofTitle: "Quick", in: bar) == .red)
  }
}
