import CoreGraphics
import Foundation

/// How the title of a section looks, and where it is in its header or footer.
///
/// Sources: a storyboard's grouped table, whose first row is at 55.33 and whose titled sections are 48 points apart
/// with footers of 10 (Alamofire's example), and another's at 2x, whose first row is at 55.5 and whose titled
/// sections are 56 points apart with footers of 18 (NetNewsWire's settings); Eureka issue 1609 for titles in
/// capitals; brave-browser issue 57950 for iOS 26, where they are not; github.com/Vercantez/openuikit,
/// `UITableView.swift`, read off iOS 26.1: headers of 40.5 and footers of 30 points around one line, also at the top
/// of a grouped table. Assumed: 35, 17.67 and 17.67 points without titles, which many developers quote; sizes of
/// fonts by text styles; where in 38 points the title is; the room around footers before iOS 26.
struct SectionTextLook {
  let textStyle: UIFont.TextStyle
  let color: UIColor
  var isUppercase = false
  /// The most lines; 0 for as many as it takes.
  var lines = 0
  /// The space above and below the text, in points.
  let top: CGFloat
  let bottom: CGFloat
  /// The least height, in points.
  var least: CGFloat = 0
  let place: Place

  /// Where the text is that has more room than it needs.
  enum Place {
    case top
    case middle
    case bottom
  }

  /// What is above the title of a grouped table's first section in addition, in points.
  static var firstTitle: CGFloat {
    UISystem.current.behaviour.hasCapsuleControls ? 0 : UIScreen.main.inPixels(17.0 + 1 / 3)
  }
  /// The heights of a grouped table's headers and footers without titles, in points.
  static let firstEmpty: CGFloat = 35
  static var empty: CGFloat { UIScreen.main.inPixels(17.0 + 2 / 3) }

  init(_ style: UITableView.Style, isHeader: Bool) {
    let behaviour = UISystem.current.behaviour
    switch (style, isHeader) {
    case (_, true) where behaviour.hasCapsuleControls:
      textStyle = .headline
      color = .secondaryLabel
      lines = style == .plain ? 1 : 0
      (top, bottom, place) = (10, 10, .middle)
    case (.plain, false) where behaviour.padsSectionHeaders:
      textStyle = .footnote
      color = .secondaryLabel
      (top, bottom, place) = (6, 6, .middle)
      least = 28
    case (.plain, _):
      textStyle = .headline
      color = .label
      lines = 1
      (top, bottom, place) = (3, 3, .middle)
      least = 28
    case (_, true):
      isUppercase = true
      textStyle = .footnote
      color = .secondaryLabel
      (top, bottom, place) = (14, UIScreen.main.inPixels(8 + 1 / 3, .down), .bottom)
    case (_, false):
      textStyle = .footnote
      color = .secondaryLabel
      (top, bottom, place) = (8, behaviour.hasCapsuleControls ? 6 : 8, .top)
    }
  }

  /// Where a text of a height is in a view.
  func frame(ofHeight height: CGFloat, in area: CGRect) -> CGRect {
    let room = max(0, area.height - height)
    let y =
      switch place {
      case .top: min(top, room)
      case .middle: room / 2
      case .bottom: max(0, room - bottom)
      }
    return CGRect(x: area.minX, y: area.minY + y, width: area.width, height: height)
  }
}
