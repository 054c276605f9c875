import CoreGraphics

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
  let buttonHeight: CGFloat
  /// What is free around the buttons, and between two of them.
  let buttonMargin: CGFloat
  let buttonGap: CGFloat
  let fieldHeight: CGFloat = 30
  let fieldSpacing: CGFloat = 6

  /// Whether buttons are capsules that lie apart, and not parts of the box with hairlines between.
  var hasCapsules: Bool { buttonMargin > 0 }

  /// From pictures of iOS 7 to 18 (assumed; Apple publishes none).
  static let box = AlertMeasures(
    width: 270, cornerRadius: 14, margin: 16, top: 19, bottom: 20, textSpacing: 3,
    textAlignment: .center, buttonHeight: 44, buttonMargin: 0, buttonGap: 0)

  /// From iOS 26 on.
  ///
  /// Source: others have read the box and the buttons off UIKit's own views in iOS 26.5: 320 wide with corners of 34
  /// points, buttons 48 high, 16 from the edge and 8 from each other. That texts begin where lines begin: pictures
  /// of iOS 26 (Apple, Human Interface Guidelines, "Alerts", since 2025). Assumed: the room around texts.
  static let card = AlertMeasures(
    width: 320, cornerRadius: 34, margin: 24, top: 24, bottom: 20, textSpacing: 6,
    textAlignment: .natural, buttonHeight: 48, buttonMargin: 16, buttonGap: 8)

  /// Those of the era.
  @MainActor static var current: AlertMeasures {
    UISystem.current.behaviour.hasGlassBars ? .card : .box
  }

  /// How wide each of two buttons beside each other is.
  var halfWidth: CGFloat { (width - 2 * buttonMargin - buttonGap) / 2 }

  /// How high some rows of buttons are, with what is free below them.
  func buttonsHeight(rows: Int) -> CGFloat {
    guard rows > 0 else { return 0 }
    return CGFloat(rows) * (buttonHeight + buttonGap) - buttonGap + buttonMargin
  }

  /// Where a button is, below some height.
  func buttonFrame(_ index: Int, isInRow: Bool, below top: CGFloat) -> CGRect {
    let position = CGFloat(index)
    return isInRow
      ? CGRect(
        x: buttonMargin + position * (halfWidth + buttonGap), y: top, width: halfWidth,
        height: buttonHeight)
      : CGRect(
        x: buttonMargin, y: top + position * (buttonHeight + buttonGap),
        width: width - 2 * buttonMargin, height: buttonHeight)
  }
}
