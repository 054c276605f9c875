import CoreGraphics
public import Foundation

/// What a cell, a header or a footer of a list shows: a picture, a text and another text.
///
/// Assumed: the fonts, colors and lengths of the various kinds, which follow those of the system's tables.
///
/// Differs from UIKit: no sizes that follow symbols.
nonisolated public struct UIListContentConfiguration: Hashable {
  /// The picture.
  public var image: UIImage?
  /// How the picture shows.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with a look of its own; it counts instead of `text`.
  public var attributedText: NSAttributedString?
  /// How the main text shows.
  public var textProperties = TextProperties()
  /// The other text.
  public var secondaryText: String?
  /// The other text with a look of its own; it counts instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the other text shows.
  public var secondaryTextProperties = TextProperties()
  /// Along which axes the margins are those of the surroundings at least.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts are beside each other if there is room for that.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts that are beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The room between texts that are above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height, in points; nil for that of a row.
  private(set) var leastHeight: CGFloat?
  /// Whether nobody can use what shows this.
  private(set) var isDisabled = false
  /// Whether the system's versions show the main text in different ways.
  private var isGroupTitle = false

  private init(_ style: UIFont.TextStyle, secondary: UIFont.TextStyle) {
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
  }

  // MARK: Kinds

  /// What an ordinary cell shows.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .footnote)
  }

  /// What a cell shows that has one text below the other.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .footnote)
  }

  /// What a cell shows that has a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, secondary: .body)
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  /// What the header of a plain list shows.
  public static func plainHeader() -> UIListContentConfiguration {
    header(.headline, .label, lengths: 6)
  }

  /// What the footer of a plain list shows.
  public static func plainFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, lengths: 6)
  }

  /// What the header of a group shows.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = header(.footnote, .secondaryLabel, lengths: 6)
    made.textProperties.transform = .uppercase
    made.isGroupTitle = true
    return made
  }

  /// How the main text shows on this system: as the headers of tables; see `SectionTextLook`.
  ///
  /// Differs from UIKit: on iOS 26 the value itself still says capitals and the font of iOS 18.
  @MainActor var shownTextProperties: TextProperties {
    var shown = textProperties
    guard isGroupTitle, !UISystem.current.behaviour.uppercasesSectionTitles else { return shown }
    if shown.transform == .uppercase { shown.transform = .none }
    if shown.font == .preferredFont(forTextStyle: .footnote) {
      shown.font = .preferredFont(forTextStyle: .headline)
    }
    return shown
  }

  /// What the footer of a group shows.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, lengths: 8)
  }

  /// What the header of a group shows that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline, .label, lengths: 10)
  }

  /// What the header of a group shows that stands out much.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.title3, .label, lengths: 10)
  }

  /// What a header shows, whatever the list is.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// What a footer shows, whatever the list is.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// What a cell in a sidebar shows.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// What a cell in a sidebar shows that has one text below the other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// What a cell beside a sidebar shows.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// What a cell beside a sidebar shows that has one text below the other.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  /// What the header of a sidebar shows.
  public static func sidebarHeader() -> UIListContentConfiguration {
    header(.headline, .label, lengths: 10)
  }

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor, lengths: CGFloat
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(style, secondary: .footnote)
    made.textProperties.color = color
    made.directionalLayoutMargins.top = lengths
    made.directionalLayoutMargins.bottom = lengths
    made.leastHeight = 28
    return made
  }

  // MARK: States

  /// The value as it is in a state: without an own color, texts of what nobody can use are pale.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    copy.isDisabled = state.showsDisabled
    return copy
  }

  /// The color of a text now.
  func color(of properties: TextProperties) -> UIColor {
    isDisabled && !properties.hasOwnColor ? .tertiaryLabel : properties.resolvedColor()
  }
}

nonisolated extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a view that shows the value.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
