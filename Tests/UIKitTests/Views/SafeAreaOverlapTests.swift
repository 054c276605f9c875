import CoreGraphics
import Simulator
import Testing
import UIKit

/// Where a view lies in one of 320 by 480 points with insets of (44, 10, 34, 12), and what it has of them.
///
/// Source: github.com/Vercantez/openuikit, `SafeAreaGuideTests`, read off UIKit of iOS 26.1.
private let places: [(frame: CGRect, insets: UIEdgeInsets)] = [
  (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(24, 0, 34, 0)),
  (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(44, 10, 0, 0)),
  (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(0, 10, 0, 12)),
  (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(44, 0, 34, 12)),
  (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(44, 10, 34, 12)),
  (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(34, 5, 0, 0)),
  (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(0, 10, 34, 0)),
]

extension UIEdgeInsets {
  fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

@Suite("The safe area of a view")
@MainActor
struct SafeAreaOverlapTests {
  private final class Recording: UIView {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() { calls.append("safe area") }
    override func layoutMarginsDidChange() { calls.append("margins") }
  }

  /// A page of 320 by 480 points with insets of its own only.
  private func page(_ device: Device) -> UIViewController {
    let page = UIViewController()
    device.window.addSubview(page.view)
    device.window.makeKeyAndVisible()
    page.view.frame = CGRect(x: 30, y: 200, width: 320, height: 480)
    page.additionalSafeAreaInsets = UIEdgeInsets(44, 10, 34, 12)
    device.window.layoutIfNeeded()
    return page
  }

  @Test("is what of its superview's it covers, and never more", arguments: places)
  func overlap(_ frame: CGRect, _ insets: UIEdgeInsets) {
    let device = Device(era: .iOS26)
    let page = page(device)
    let view = UIView(frame: frame)
    page.view.addSubview(view)
    device.window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(44, 10, 34, 12))
    #expect(view.safeAreaInsets == insets)
  }

  @Test(
    "is that of the place that constraints give the view, and contradicts none of them",
    arguments: [false, true])
  func placed(isLate: Bool) {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let (bar, content) = (UIView(), UIView())
    func add() {
      bar.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(bar)
      bar.addSubview(content)
      let margins = bar.layoutMarginsGuide
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        content.topAnchor.constraint(equalTo: margins.topAnchor),
        content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ])
    }
    device.launch {
      if !isLate { add() }
      return page
    }
    if isLate { device.perform { add() } }
    device.advance(by: 0.1)
    #expect(device.log.isEmpty)
    #expect(bar.frame.minY == page.view.safeAreaInsets.top && bar.frame.minY > 0)
    #expect(bar.safeAreaInsets == .zero && content.frame.minY == 8 && content.frame.height == 24)
  }

  @Test("changes after its margins, and is told of once")
  func order() {
    let device = Device(era: .iOS26)
    let page = page(device)
    let view = Recording(frame: page.view.bounds)
    page.view.addSubview(view)
    device.window.layoutIfNeeded()
    view.calls = []
    page.additionalSafeAreaInsets.top += 20
    device.window.layoutIfNeeded()
    device.window.layoutIfNeeded()
    #expect(view.calls == ["margins", "safe area"])
  }

  @Test("has what its controller adds in a window only")
  func addition() {
    let device = Device(era: .iOS26, screen: .smallPhone)
    let (container, table) = (UIViewController(), UITableViewController())
    container.addChild(table)
    container.view.addSubview(table.view)
    table.view.frame = container.view.bounds
    table.didMove(toParent: container)
    table.additionalSafeAreaInsets.top = 100
    container.view.layoutIfNeeded()
    #expect(table.view.safeAreaInsets == .zero)
    #expect(table.tableView.adjustedContentInset.top == 0)

    container.view.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
    device.window.makeKeyAndVisible()
    device.window.addSubview(container.view)
    #expect(container.view.safeAreaInsets == .zero)
    #expect(table.view.safeAreaInsets.top == 100)
    #expect(table.tableView.adjustedContentInset.top == 100)

    container.view.removeFromSuperview()
    #expect(table.view.safeAreaInsets == .zero)
  }
}
