// What Swift says of sheets in its own way. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreFoundation
import Foundation

@available(iOS 15.0, *)
extension UISheetPresentationController {
  public var preferredCornerRadius: CGFloat? {
    get { fatalError() }
    set {}
  }
}
@available(iOS 16.0, *)
extension UISheetPresentationController.Detent {
  public static func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent {
    fatalError()
  }
  public func resolvedValue(
    in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat? {
    fatalError()
  }
}
