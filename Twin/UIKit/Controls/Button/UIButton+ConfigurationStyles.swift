import Foundation

/// What the colors of a configured button begin with.
nonisolated enum ButtonStyle: Hashable {
  case plain
  case gray
  case tinted
  case filled
  /// Glass; in the tint color if it is prominent.
  case glass(isProminent: Bool)

  var isCapsule: Bool {
    if case .glass = self { true } else { false }
  }

  /// How a selected button looks, if it looks different at all (assumed).
  var selected: ButtonStyle {
    switch self {
    case .plain, .gray: .tinted
    case .tinted: .filled
    case .filled, .glass: self
    }
  }

  var foregroundIsWhite: Bool { self == .filled || self == .glass(isProminent: true) }
}

nonisolated extension UIButton.Configuration {
  /// Text in the tint color on no ground.
  public static func plain() -> UIButton.Configuration { Self(style: .plain) }

  /// Text in the tint color on gray.
  public static func gray() -> UIButton.Configuration { Self(style: .gray) }

  /// Text in the tint color on a pale ground of it.
  public static func tinted() -> UIButton.Configuration { Self(style: .tinted) }

  /// White text on the tint color.
  public static func filled() -> UIButton.Configuration { Self(style: .filled) }

  /// Text in the tint color on gray (assumed: as ``gray()``).
  public static func bordered() -> UIButton.Configuration { gray() }

  /// Text in the tint color on a pale ground of it (assumed: as ``tinted()``).
  public static func borderedTinted() -> UIButton.Configuration { tinted() }

  /// White text on the tint color (assumed: as ``filled()``).
  public static func borderedProminent() -> UIButton.Configuration { filled() }

  /// Text in the tint color on no ground (assumed: as ``plain()``).
  public static func borderless() -> UIButton.Configuration { plain() }

  /// Text on glass, with the ends round.
  ///
  /// Differs from UIKit: the glass is a gray that lets nothing through.
  public static func glass() -> UIButton.Configuration { Self(style: .glass(isProminent: false)) }

  /// White text on glass in the tint color, with the ends round.
  ///
  /// Differs from UIKit: the glass lets nothing through.
  public static func prominentGlass() -> UIButton.Configuration {
    Self(style: .glass(isProminent: true))
  }

  /// Text on clear glass. Differs from UIKit: as ``glass()``.
  public static func clearGlass() -> UIButton.Configuration { glass() }

  /// White text on clear glass in the tint color. Differs from UIKit: as ``prominentGlass()``.
  public static func prominentClearGlass() -> UIButton.Configuration { prominentGlass() }
}

nonisolated extension UIBackgroundConfiguration {
  /// What is behind a button: what it says, or what its style says.
  ///
  /// Source of the corners: known from what apps log of the configurations.
  static func button() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration.clear()
    made.backgroundColor = nil
    made.cornerRadius = 5.95
    return made
  }
}
