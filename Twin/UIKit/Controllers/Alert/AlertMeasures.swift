import CoreGraphics
import Foundation

/// How large the box of an alert and its parts are, in points.
struct AlertMeasures {
  let width: CGFloat
  let cornerRadius: CGFloat
  /// What is free beside texts.
  let margin: CGFloat
  let top: CGFloat
  let bottom: CGFloat
  let textSpacing: CGFloat
  let textAlignment: NSTextAlignment
  let messageStyle: UIFont.TextStyle
  private(set) var buttonHeight: CGFloat
  /// What is free around the buttons, and between two of them.
  let buttonMargin: CGFloat
  let buttonGap: CGFloat
  let fieldHeight: CGFloat
  let fieldSpacing: CGFloat
  /// How far what a field lies on reaches beyond it; 0 for fields with borders of their own.
  let fieldPadding: CGFloat
  /// What fields add to the height, beyond themselves, and how much nearer to the texts they are than buttons.
  let fieldRoom: CGFloat
  let fieldLift: CGFloat

  /// Whether buttons are capsules that lie apart, and not parts of the box with hairlines between.
  var hasCapsules: Bool { buttonMargin > 0 }

  /// From pictures of iOS 7 to 18 (assumed; Apple publishes none).
  static let box = AlertMeasures(
    width: 270, cornerRadius: 14, margin: 16, top: 19, bottom: 20, textSpacing: 3,
    textAlignment: .center, messageStyle: .footnote, buttonHeight: 44, buttonMargin: 0,
    buttonGap: 0, fieldHeight: 30, fieldSpacing: 6, fieldPadding: 0, fieldRoom: 22, fieldLift: 0)

  /// From iOS 26 on.
  ///
  /// Source: github.com/Vercantez/openuikit, `UIAlertMetrics`, read off alerts of iOS 26.1. Assumed: the gap of two
  /// fields.
  static let card = AlertMeasures(
    width: 320, cornerRadius: 34, margin: 30, top: 22, bottom: 20 + 1.0 / 3,
    textSpacing: 7 + 2.0 / 3, textAlignment: .natural, messageStyle: .subheadline, buttonHeight: 48,
    buttonMargin: 16, buttonGap: 8, fieldHeight: 48, fieldSpacing: 8, fieldPadding: 15,
    fieldRoom: 16, fieldLift: 4)

  /// How dark the page below is: from iOS 26 on 0.2 and 0.48 (see ``card``), before that assumed.
  func dimming(_ style: UIUserInterfaceStyle) -> CGFloat {
    hasCapsules && style == .dark ? 0.48 : 0.2
  }

  /// Those of the era, for the size of text that a person has chosen.
  @MainActor static var current: AlertMeasures {
    var measures = UISystem.current.behaviour.hasGlassBars ? card : box
    measures.buttonHeight += UIFont.growth(ofAlertText: .body)
    return measures
  }

  /// How wide each of two buttons beside each other is.
  var halfWidth: CGFloat { (width - 2 * buttonMargin - buttonGap) / 2 }

  /// How high some rows of buttons are, with what is free below them.
  func buttonsHeight(rows: Int) -> CGFloat {
    guard rows > 0 else { return 0 }
    return CGFloat(rows) * (buttonHeight + buttonGap) - buttonGap + buttonMargin
  }

  /// Where a button is among them.
  func buttonFrame(_ index: Int, isInRow: Bool) -> CGRect {
    let position = CGFloat(index)
    return isInRow
      ? CGRect(
        x: buttonMargin + position * (halfWidth + buttonGap), y: 0, width: halfWidth,
        height: buttonHeight)
      : CGRect(
        x: buttonMargin, y: position * (buttonHeight + buttonGap),
        width: width - 2 * buttonMargin, height: buttonHeight)
  }
}

/// The texts of alerts and action sheets, which grow with the size of text that a person has chosen
/// (github.com/sberrevoets/SDCAlertView, issue 244, of Apple's alert).
extension UIFont {
  static func alertText(_ style: TextStyle, weight: Weight = .regular) -> UIFont {
    .systemFont(ofSize: preferredFont(forTextStyle: style).pointSize, weight: weight)
  }

  /// How much higher than usual a button with a text is, in points.
  ///
  /// Assumed: as much as a line of the text; never lower.
  static func growth(ofAlertText style: TextStyle) -> CGFloat {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let line = preferredFont(forTextStyle: style).lineHeight
    return max(0, line - preferredFont(forTextStyle: style, compatibleWith: usual).lineHeight)
      .rounded(.up)
  }
}
