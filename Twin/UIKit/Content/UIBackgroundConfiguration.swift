public import CoreGraphics
import Foundation

/// What is behind the content of a cell, a header or a footer.
///
/// Assumed: the colors and lengths of the various kinds, which follow those of the system's tables.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own, in front of all else.
  public var customView: UIView?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background is from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges from which the background is as far as the margins, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; the tint color of the view if nil.
  public var backgroundColor: UIColor? {
    get { ownColor ?? (isChosen ? chosenColor : nil) ?? usualColor }
    set { ownColor = .some(newValue) }
  }
  /// Makes the color that shows of the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect on what is behind.
  public var visualEffect: UIVisualEffect?
  /// A picture.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line around; the tint color of the view if nil.
  public var strokeColor: UIColor?
  /// Makes the color of the line that shows.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide the line around is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background, in points. Differs from UIKit: kept and otherwise
  /// ignored.
  public var strokeOutset: CGFloat = 0

  /// The color that somebody chose, which may be none.
  private var ownColor: UIColor??
  private var usualColor: UIColor?
  private var chosenColor: UIColor?
  private var isChosen = false

  private init(_ usual: UIColor?, chosen: UIColor? = nil) {
    usualColor = usual
    chosenColor = chosen
  }

  // MARK: Kinds

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// What is behind a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, chosen: .systemGray4)
  }

  /// What is behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }

  /// What is behind a cell of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, chosen: .systemGray4)
  }

  /// What is behind a header or footer of a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// What is behind a cell, whatever the list is. Differs from UIKit: as in a plain list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// What is behind a header, whatever the list is. Differs from UIKit: as in a group.
  public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }

  /// What is behind a footer, whatever the list is. Differs from UIKit: as in a group.
  public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }

  /// What is behind a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(.clear, chosen: .systemGray4)
    made.cornerRadius = 10
    return made
  }

  /// What is behind a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// What is behind a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  // MARK: States

  /// The value as it is in a state: without an own color, what is chosen has another one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    copy.isChosen = state.showsChosen
    return copy
  }

  /// The color that shows in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line that shows in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
