// What Swift adds to pointers. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 14.0, *)
extension UIPointerRegion {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
  public var identifier: AnyHashable? { fatalError() }
}
@available(iOS 14.0, *)
extension UIPointerStyle {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { fatalError() }
}
