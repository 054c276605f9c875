import UIKit

extension StoryDirection {
  /// UIKit's word for it.
  nonisolated var layoutDirection: UIUserInterfaceLayoutDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension StoryAppearance {
  /// UIKit's word for it.
  nonisolated var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension StoryTextSize {
  /// UIKit's word for it.
  nonisolated var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
