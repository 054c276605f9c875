/// What a person has chosen on the device.
package nonisolated struct StorySettings: Hashable, Sendable {
  /// Where the lines of the language run.
  package var direction = StoryDirection.leftToRight
  /// How the interface looks.
  package var appearance = StoryAppearance.light
  /// How large text is.
  package var textSize = StoryTextSize.large

  package init() {}
}

/// Where the lines of the person's language run.
package nonisolated enum StoryDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// How the person wants interfaces to look.
package nonisolated enum StoryAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark; without effect before iOS 13, which has no such choice.
  case dark
}

/// How large the person wants text, in UIKit's words.
package nonisolated enum StoryTextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall = "extra-small"
  case small
  case medium
  /// As it is unless the person chooses.
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
}
