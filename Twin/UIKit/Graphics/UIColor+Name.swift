import Foundation

nonisolated extension UIColor {
  /// What the color is called, for people who do not see it.
  ///
  /// Differs from UIKit: in English, and without Apple's finer shades, whose list is not published.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "black"
    }
    if alpha == 0 { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return Self.grayName(brightness) }
    return Self.shade(saturation, brightness) + Self.hueName(hue)
  }

  private static func grayName(_ lightness: CGFloat) -> String {
    switch lightness {
    case ..<0.4: "dark gray"
    case ..<0.6: "gray"
    case ..<0.93: "light gray"
    default: "white"
    }
  }

  private static func shade(_ saturation: CGFloat, _ brightness: CGFloat) -> String {
    if brightness < 0.6 { return "dark " }
    return saturation < 0.5 ? "light " : ""
  }

  private static func hueName(_ hue: CGFloat) -> String {
    switch hue * 360 {
    case ..<15: "red"
    case ..<45: "orange"
    case ..<70: "yellow"
    case ..<160: "green"
    case ..<200: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<335: "pink"
    default: "red"
    }
  }
}
