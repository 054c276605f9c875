/// Whether an interface is light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Whether there is much room along an axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// What kind of device an interface is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case TV = 2
  /// A car's screen.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// In which direction an interface runs, as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As Latin scripts do.
  case leftToRight = 0
  /// As Arabic and Hebrew do.
  case rightToLeft = 1
}

/// Whether the person wants more contrast.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// No.
  case normal = 0
  /// Yes.
  case high = 1
}

/// Whether something lies on what is below it.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// It is the lowest.
  case base = 0
  /// It lies on something, as a sheet does.
  case elevated = 1
}

/// Which colors a screen can show.
nonisolated public enum UIDisplayGamut: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of P3.
  case P3 = 1
}

/// Whether the person wants bold text.
nonisolated public enum UILegibilityWeight: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// No.
  case regular = 0
  /// Yes.
  case bold = 1
}

/// Whether a window is the one that is used.
nonisolated public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// No.
  case inactive = 0
  /// Yes.
  case active = 1
}
