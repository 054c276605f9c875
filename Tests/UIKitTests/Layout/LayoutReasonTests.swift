import CoreGraphics
import QuartzCore
import Simulator
import Testing
import UIKit

/// What asks for layout: stackoverflow.com/questions/728372 and 24673062.
@Suite("A layout pass")
@MainActor
struct LayoutReasonTests {
  private final class Counted: UIView {
    var count = 0
    var sizeOfSubview: CGSize?

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      if let sizeOfSubview { subviews[0].frame.size = sizeOfSubview }
    }
  }

  private let device = Device(era: .iOS18)
  private let outer = Counted(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
  private let inner = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    outer.addSubview(inner)
    page.view.addSubview(outer)
    device.advance(by: 0.1)
  }

  /// How often both views lay out after a change.
  private func layouts(_ change: () -> Void) -> [Int] {
    (outer.count, inner.count) = (0, 0)
    device.perform { change() }
    return [outer.count, inner.count]
  }

  @Test("goes through a view with other bounds, and its superview")
  func bounds() {
    #expect(layouts { inner.frame.size.width = 90 } == [1, 1])
    #expect(layouts { inner.bounds.origin.y = 5 } == [1, 1])
    #expect(layouts { inner.layer.bounds.size.height = 80 } == [1, 1])
  }

  @Test("goes through the superview of a view with another transform")
  func transform() {
    #expect(layouts { inner.transform = CGAffineTransform(rotationAngle: 1) } == [1, 0])
    #expect(layouts { inner.layer.transform = CATransform3DMakeScale(2, 2, 1) } == [1, 0])
    #expect(layouts { UIView.animate(withDuration: 1) { inner.transform = .identity } } == [1, 0])
  }

  @Test("does not follow a view that moves or fades")
  func position() {
    #expect(layouts { inner.frame.origin.x = 7 } == [0, 0])
    #expect(layouts { inner.center.y = 60 } == [0, 0])
    #expect(layouts { inner.layer.anchorPoint = .zero } == [0, 0])
    #expect(layouts { inner.alpha = 0.5 } == [0, 0])
    #expect(layouts { inner.bounds = inner.bounds } == [0, 0])
  }

  @Test("comes once for a view that sizes its subviews in it")
  func own() {
    outer.sizeOfSubview = CGSize(width: 30, height: 30)
    #expect(layouts { outer.setNeedsLayout() } == [1, 1])
  }

  /// Another constant of a constraint in each layout, and the former one again.
  private final class Trying: UIView {
    var height: NSLayoutConstraint?
    var tries: (NSLayoutConstraint) -> Void = { _ in }
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      if let height { tries(height) }
    }
  }

  @Test("comes once where constraints are in the end what they were")
  func thereAndBack() {
    let changes: [(NSLayoutConstraint) -> Void] = [
      { constraint in
        constraint.constant = 10
        constraint.constant = 30
      },
      { constraint in
        constraint.isActive = false
        constraint.isActive = true
      },
    ]
    for change in changes {
      let view = Trying(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      device.perform { outer.addSubview(view) }
      (view.count, view.height, view.tries) = (0, height, change)
      device.perform { view.setNeedsLayout() }
      #expect(view.count == 1)
      #expect(box.frame.height == 30)
    }
  }

  @Test("comes again where a constraint is another one in the end")
  func another() {
    let view = Trying(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.height = box.heightAnchor.constraint(equalToConstant: 30)
    view.height?.isActive = true
    view.tries = { $0.constant = 50 }
    device.perform { outer.addSubview(view) }
    #expect(view.count == 2)
    #expect(box.frame.height == 50)
  }

  @Test("goes through a scroll view that is scrolled, and the page around it")
  func scrolling() {
    let scroll = UIScrollView(frame: outer.bounds)
    scroll.contentSize = CGSize(width: 200, height: 900)
    outer.addSubview(scroll)
    device.advance(by: 0.1)
    #expect(layouts { scroll.contentOffset.y = 30 }.first == 1)
  }
}
