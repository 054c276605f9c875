public import CoreGraphics
import Foundation

/// What a page shows in place of content: that there is none, that it is on its way, or that nothing was found.
///
/// Assumed: fonts, colors and lengths, which Apple does not publish.
nonisolated public struct UIContentUnavailableConfiguration {
  /// Where texts and buttons are.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// Where lines of the language begin.
    case natural = 1
  }

  /// How the picture shows.
  public struct ImageProperties: Hashable {
    /// The weight and size of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and templates; the tint color of the view unless set.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for no limit along an axis.
    public var maximumSize = CGSize.zero
    /// Whether the colors stay when the person inverts all others. Differs from UIKit: nobody does.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text shows.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether letters are smaller where the text is too long.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters may get, as a part of their size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may come closer before they are cut off.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// Runs when it is tapped.
    public var primaryAction: UIAction?
    /// Shows when it is tapped, if there is no action.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture shows.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; comes before the text without.
  public var attributedText: NSAttributedString?
  /// How the text shows.
  public var textProperties = TextProperties(
    font: UIFont.systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes; comes before the one without.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text shows.
  public var secondaryTextProperties = TextProperties(
    font: UIFont.preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button; shows if it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; shows if it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where texts and buttons are.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The margins around all of it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// How far the text is from the picture, in points.
  public var imageToTextPadding: CGFloat = 15
  /// How far the second text is from the first, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// How far the button is from the texts, in points.
  public var textToButtonPadding: CGFloat = 20
  /// How far the second button is from the first, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns.
  var isLoading = false

  private init() {}

  /// For content that there is none of.
  public static func empty() -> Self {
    var configuration = Self()
    configuration.imageProperties.tintColor = .secondaryLabel
    configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48)
    return configuration
  }

  /// For content that is on its way: something turns, above the text "Loading…".
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: UIFont.preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// For a search that has found nothing; the texts follow what is searched for.
  ///
  /// Source: Apple, "search()": a magnifying glass, "No Results", and "Check the spelling or try a new
  /// search."
  public static func search() -> Self {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.namesSearch = true
    return configuration
  }

  /// Whether the text names what is searched for.
  private var namesSearch = false
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Makes a view that shows the value.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The value as it is in a state: that of a search names what is searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard namesSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}

/// What the content depends on that a page shows in place of other content.
nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the page.
  public var traitCollection: UITraitCollection
  /// What is searched for on the page; nil if nothing is.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
