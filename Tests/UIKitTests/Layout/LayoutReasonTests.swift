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

  @Test("goes through a view with other bounds, and its superview if the size is another one")
  func bounds() {
    #expect(layouts { inner.frame.size.width = 90 } == [1, 1])
    #expect(layouts { inner.bounds.origin.y = 5 } == [0, 1])
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

  @Test("comes once where a constraint moves what is in the view")
  func constraint() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      width, box.topAnchor.constraint(equalTo: outer.topAnchor),
      box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    device.advance(by: 0.1)
    #expect(layouts { width.constant = 40 } == [1, 0])
    #expect(box.frame.width == 40)
    #expect(
      layouts {
        width.constant = 60
        outer.layoutIfNeeded()
      } == [1, 0])
    #expect(box.frame.width == 60)
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

  /// A page that has its scroll view begin at the top in each layout.
  private final class Restarting: UIViewController {
    let scroll = UIScrollView()
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 390, height: 3_000)
      scroll.contentInsetAdjustmentBehavior = .never
      view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      count += 1
      scroll.frame = view.bounds
      scroll.contentOffset = .zero
    }
  }

  @Test(
    "goes through a scroll view that is scrolled, and up to iOS 8 through the page around it",
    arguments: Era.all)
  func scrolling(era: Era) {
    let device = Device(era: era)
    let page = Restarting()
    device.launch { page }
    page.count = 0
    let isEarly = [.iOS6, .iOS7, .iOS8].contains(era)
    device.perform { page.scroll.contentOffset.y = 30 }
    #expect(page.count == (isEarly ? 1 : 0) && page.scroll.contentOffset.y == (isEarly ? 0 : 30))
    device.perform { UIView.animate(withDuration: 0.2) { page.scroll.contentOffset.y = 60 } }
    #expect(page.scroll.contentOffset.y == (isEarly ? 0 : 60))
  }

  /// A page that asks for new constraints inside it in each layout.
  private final class Asking: UIViewController {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var wish: CGFloat = 10
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
    }

    override func updateViewConstraints() {
      height.constant = wish
      super.updateViewConstraints()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      count += 1
      box.setNeedsUpdateConstraints()
    }
  }

  @Test("comes once for a page in no window that asks for an update of constraints in each")
  func dueConstraints() {
    let page = Asking()
    page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    page.view.layoutIfNeeded()
    page.count = 0
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(page.count == 1 && page.box.frame.height == 10)
    page.wish = 20
    page.view.setNeedsUpdateConstraints()
    page.view.layoutIfNeeded()
    #expect(page.count <= 3 && page.box.frame.height == 20)
  }
}
