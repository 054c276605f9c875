// What Swift has in place of the initializers of decorations. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 16.0, *)
@MainActor extension UICalendarView.Decoration {
  @preconcurrency public static func `default`(
    color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> UICalendarView.Decoration { fatalError() }
  @preconcurrency public static func image(
    _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> UICalendarView.Decoration { fatalError() }
  @preconcurrency public static func customView(
    _ customViewProvider: @escaping () -> UIView
  ) -> UICalendarView.Decoration { fatalError() }
}
