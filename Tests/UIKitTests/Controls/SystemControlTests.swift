import Simulator
import Testing
import UIKit

@Suite("The system's controls")
@MainActor
struct SystemControlTests {
  private let device = Device(era: .iOS18)

  private func show(_ view: UIView, at origin: CGPoint) {
    device.window.addSubview(view)
    view.frame.origin = origin
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  private func count(_ control: UIControl) -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction(title: "") { _ in counter.count += 1 }, for: .valueChanged)
    return { counter.count }
  }

  @Test("A switch has one size and tells of taps only")
  func switches() {
    UISystem.current = device.system
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.alignmentRectInsets.right == 2)
    #expect(!toggle.isOn)
    let changes = count(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(changes() == 0)
    show(toggle, at: CGPoint(x: 100, y: 200))
    device.tap(at: CGPoint(x: 120, y: 215))
    #expect(toggle.isOn && changes() == 1)
    toggle.isEnabled = false
    device.tap(at: CGPoint(x: 120, y: 215))
    #expect(toggle.isOn && changes() == 1)
  }

  @Test("A switch follows a finger over its middle at once, and a finger that comes back")
  func draggedSwitch() {
    UISystem.current = device.system
    let toggle = UISwitch()
    let changes = count(toggle)
    show(toggle, at: CGPoint(x: 100, y: 200))
    func drag(to x: CGFloat) { device.touchMove(to: CGPoint(x: x, y: 215)) }
    device.touchDown(at: CGPoint(x: 115, y: 215))
    drag(to: 124)
    #expect(!toggle.isOn && changes() == 0)
    drag(to: 128)
    #expect(toggle.isOn && changes() == 1)
    drag(to: 300)
    #expect(toggle.isOn && changes() == 1)
    device.touchUp()
    #expect(toggle.isOn && changes() == 1)
    device.touchDown(at: CGPoint(x: 110, y: 215))
    drag(to: 130)
    device.touchUp()
    #expect(toggle.isOn && changes() == 1, "it cannot go further")
    device.touchDown(at: CGPoint(x: 140, y: 215))
    drag(to: 100)
    drag(to: 139)
    device.touchUp()
    #expect(toggle.isOn && changes() == 3)
    toggle.semanticContentAttribute = .forceRightToLeft
    device.swipe(from: CGPoint(x: 110, y: 215), to: CGPoint(x: 140, y: 215), duration: 0.1)
    #expect(!toggle.isOn && changes() == 4)
  }

  @Test("An activity indicator goes round once a second in eight steps, while a device may rest")
  func turningActivity() throws {
    UISystem.current = device.system
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    show(indicator, at: CGPoint(x: 100, y: 200))
    let spokes = try #require(indicator.subviews.first)
    func step() -> Int {
      let shown = spokes.layer.presentation()?.affineTransform() ?? .identity
      let step = Int((atan2(shown.b, shown.a) / .pi * 4).rounded())
      return step < 0 ? step + 8 : step
    }
    #expect(device.settle(limit: 1))
    device.advance(by: 0.0625)
    var steps = [step()]
    for _ in 0..<9 {
      device.advance(by: 0.125)
      steps.append(step())
    }
    #expect(steps == [0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
    device.perform { indicator.stopAnimating() }
    #expect(step() == 0)
  }

  @Test("An activity indicator is hidden while it stands still, unless told otherwise")
  func activity() {
    UISystem.current = device.system
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.frame.size == CGSize(width: 20, height: 20))
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.isHidden = true
    indicator.startAnimating()
    #expect(indicator.isHidden && indicator.isAnimating)
    #expect(
      UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test("A refresh control is above the content, and runs until it is told to end")
  func refresh() {
    let device = Device(era: .iOS13)
    UISystem.current = device.system
    let page = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    let changes = count(control)
    page.refreshControl = control
    page.tableView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(page.tableView.refreshControl === control)
    #expect(control.superview === page.tableView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing && changes() == 0)
    control.sendActions(for: .valueChanged)
    #expect(changes() == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    page.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test("A page control pins its page, and a tap beside the dot goes to the next")
  func pages() {
    UISystem.current = device.system
    let control = UIPageControl()
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    let changes = count(control)
    control.sizeToFit()
    show(control, at: CGPoint(x: 100, y: 200))
    device.tap(at: CGPoint(x: control.frame.maxX - 2, y: 210))
    #expect(control.currentPage == 1 && changes() == 1)
    device.tap(at: CGPoint(x: control.frame.minX + 2, y: 210))
    #expect(control.currentPage == 0 && changes() == 2)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }
}
