public import Foundation
public import UIKit

/// A pointer over the screen, as a mouse moves it.
extension Device {
  /// Moves the pointer to a point of the window; it comes if it was not there. No time passes.
  public func movePointer(to point: CGPoint) {
    perform("pointer") { system.pointer.move(to: point, in: window) }
  }

  /// Takes the pointer away.
  public func removePointer() {
    perform("pointer") { system.pointer.move(to: nil, in: window) }
  }

  /// What the pointer looks like; nil for the system's own look.
  public var pointerStyle: UIPointerStyle? { system.pointer.style }
}
