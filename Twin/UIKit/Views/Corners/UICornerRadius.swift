public import CoreGraphics

/// How round a corner is: by a number, or by what is around the view.
///
/// Source: Apple, "UICornerRadius" (iOS 26).
nonisolated public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// The radius with which the corner has the same middle as the one of what is around the view.
  ///
  /// - Parameter minimum: The least radius, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }
}
