import Foundation

/// A controller's place in the tree of controllers.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  private(set) var isMovingToParent = false
  private(set) var isMovingFromParent = false

  mutating func beginMovingToParent() {
    isMovingToParent = true
    isMovingFromParent = false
  }

  mutating func beginMovingFromParent() {
    isMovingFromParent = true
    isMovingToParent = false
  }

  /// The flags hold until the appearance or disappearance that they explain has ended.
  mutating func endMoving() {
    isMovingToParent = false
    isMovingFromParent = false
  }
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if let formerParent = child.parent {
      formerParent.containment.children.removeAll { $0 === child }
    }
    child.containment.parent = self
    child.containment.beginMovingToParent()
    containment.children.append(child)
  }

  func leaveParent() {
    guard parent != nil else { return }
    forgetParent()
    didMove(toParent: nil)
  }

  /// Cuts the link between child and container without telling anybody.
  func forgetParent() {
    parent?.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.beginMovingFromParent()
  }
}
