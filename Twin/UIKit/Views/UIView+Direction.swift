import CoreGraphics

/// In which direction the interface of a view runs.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As Latin scripts do.
  case leftToRight = 0
  /// As Arabic and Hebrew do.
  case rightToLeft = 1
}

/// What a view's content means, and so whether it is mirrored where scripts run from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of playback; never mirrored.
  case playback = 1
  /// Directions in space; never mirrored.
  case spatial = 2
  /// From left to right everywhere.
  case forceLeftToRight = 3
  /// From right to left everywhere.
  case forceRightToLeft = 4
}

extension UIView {
  /// Whether what the view shows runs from right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction by what the content means, and by the traits.
  final var contentDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// A place inside some room as it shows: mirrored where the view runs from right to left.
  final func directed(_ frame: CGRect, in room: CGRect) -> CGRect {
    frame.placed(in: room, isMirrored: isRightToLeft)
  }

  /// The direction for an attribute in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for an attribute where unspecified content runs in another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

nonisolated extension CGRect {
  /// Where this is if all that is in a room is mirrored, or not.
  func placed(in room: CGRect, isMirrored: Bool) -> CGRect {
    guard isMirrored else { return self }
    return CGRect(x: room.minX + room.maxX - maxX, y: minY, width: width, height: height)
  }
}
