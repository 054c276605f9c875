import Foundation
import Simulator
import Testing
import UIKit

@Suite("An anchor")
@MainActor
struct AnchorTests {
  @Test("is the same object each time it is asked for")
  func identity() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.topAnchor === view.topAnchor && view.widthAnchor === view.widthAnchor)
    #expect(guide.leadingAnchor === guide.leadingAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor && view.topAnchor !== guide.topAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
  }

  @Test("makes a constant of nothing of a length")
  func zeroMultiple() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let distance = view.topAnchor.anchorWithOffset(to: other.topAnchor)
    let constraints = [
      distance.constraint(equalTo: view.heightAnchor, multiplier: 0),
      other.widthAnchor.constraint(
        greaterThanOrEqualTo: view.widthAnchor, multiplier: 0, constant: 7),
    ]
    for constraint in constraints {
      #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
      #expect(constraint.secondAttribute == .notAnAttribute && constraint.multiplier == 1)
    }
    #expect(constraints[1].constant == 7)
    #expect(
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).secondItem === view)
  }

  @Test("does not keep its view")
  func lifetime() {
    weak var gone: UIView?
    var anchor: NSLayoutXAxisAnchor?
    autoreleasepool {
      let view = UIView()
      anchor = view.leadingAnchor
      gone = view
    }
    #expect(gone == nil && anchor != nil)
  }
}

@Suite("The layout guides of bars")
@MainActor
struct BarLayoutGuideTests {
  private let device = Device(era: .iOS18)

  @Test("are as long as what is covered, and follow the view")
  func length() {
    let page = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      content.widthAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
    ])
    device.launch { UINavigationController(rootViewController: page) }
    let safe = page.view.safeAreaInsets
    #expect(safe.top > 0 && safe.bottom > 0)
    #expect(page.topLayoutGuide.length == safe.top)
    #expect(page.bottomLayoutGuide.length == safe.bottom)
    #expect(page.topLayoutGuide === page.topLayoutGuide)
    let bounds = page.view.bounds
    #expect(
      content.frame
        == CGRect(
          x: 0, y: safe.top, width: safe.top, height: bounds.height - safe.top - safe.bottom))
  }

  @Test("can be sides of constraints that are made of items")
  func items() {
    let page = UIViewController()
    page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    page.view.addConstraints([
      NSLayoutConstraint(
        item: content, attribute: .top, relatedBy: .equal, toItem: page.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: content, attribute: .bottom, relatedBy: .equal, toItem: page.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])
    page.view.layoutIfNeeded()
    #expect(content.frame.minY == 8 && content.frame.maxY == 200)
  }
}
