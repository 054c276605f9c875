import UIKit

extension UIView {
  /// Whether the person reads from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A place inside this view, given from the left edge, where it lies for this person.
  func placed(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var mirrored = rect
    mirrored.origin.x = bounds.width - rect.maxX
    return mirrored
  }
}
