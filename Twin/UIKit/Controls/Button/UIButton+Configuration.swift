public import CoreGraphics
public import Foundation

extension UIButton {
  /// The look of a button as one value.
  ///
  /// - `UIButton+ConfigurationStyles`: the looks to begin with.
  /// - `ButtonLook`: what shows of it in a state.
  ///
  /// Differs from UIKit: glass has colors and does not let through what is behind.
  nonisolated public struct Configuration: Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, for the person's text size. Differs from UIKit: as ``fixed``.
      case dynamic = 0
      /// A little round.
      case small = 1
      /// Round.
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large the text and its surroundings are.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller than usual.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// Larger than usual.
      case large = 3
    }

    /// To which side title and subtitle go, where one is shorter.
    public enum TitleAlignment: Int, Sendable {
      /// To the side where lines begin; to the middle above or below a picture (assumed).
      case automatic = 0
      /// To the side where lines begin.
      case leading = 1
      /// To the middle.
      case center = 2
      /// To the side where lines end.
      case trailing = 3
    }

    /// What a button on a Mac looks like.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the configuration says.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without one.
      case borderless = 2
      /// Without one, in the tint color.
      case borderlessTinted = 3
    }

    /// The mark of a button from whose menu a value is chosen.
    public enum Indicator: Int, Sendable {
      /// A mark if a tap opens a menu and the button shows what was chosen from it.
      case automatic = 0
      /// No mark.
      case none = 1
      /// Two arrows, up and down.
      case popup = 2
    }

    let style: ButtonStyle
    private var ownInsets: NSDirectionalEdgeInsets?

    /// What is behind the content; colors and corners that it does not say come from the style.
    public var background = UIBackgroundConfiguration.button()

    /// The text. Setting it takes away the attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text with its attributes; it is the same text as ``title`` (UIKit documentation, `attributedTitle`:
    /// "The configuration sets the title property to match the string value of this attributed string").
    public var attributedTitle: AttributedString?
    /// Makes the attributes of the title that show.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the title breaks.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// A smaller text below the title. Setting it takes away the attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The smaller text with its attributes.
    public var attributedSubtitle: AttributedString?
    /// Makes the attributes of the subtitle that show.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the subtitle breaks.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The picture beside the text.
    public var image: UIImage?
    /// Makes the color of the picture that shows of that of the text.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What is said about a symbol; what it says about itself counts for more.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an indicator of activity shows in place of the picture.
    public var showsActivityIndicator = false
    /// Makes the color of the indicator that shows of that of the text.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the text on which the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The least width of the picture's room, in points; 0 for the picture's own.
    public var imageReservation: CGFloat = 0

    /// The room between title and subtitle, in points (assumed: 1).
    public var titlePadding: CGFloat = 1
    /// To which side title and subtitle go.
    public var titleAlignment = TitleAlignment.automatic

    /// The color of text and picture; from the style if `nil`.
    public var baseForegroundColor: UIColor?
    /// The color of the ground; from the style if `nil`.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text and its surroundings are.
    public var buttonSize = Size.medium
    /// What a button on a Mac looks like; there is none here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The mark of a button from whose menu a value is chosen.
    public var indicator = Indicator.automatic
    /// Makes the color of the mark that shows of that of the text.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button has another look.
    public var automaticallyUpdateForSelection = true

    /// The state that the look is for; nil for that of the button.
    var state: UIControl.State?

    init(style: ButtonStyle) {
      self.style = style
      if style.isCapsule { cornerStyle = .capsule }
    }

    /// The room around the content, in points; that of ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to the room around the content that belongs to the size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// The look for the state in which a button is now.
    ///
    /// A button with `automaticallyUpdatesConfiguration` does this itself.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
      var copy = self
      copy.state = button.state
      return copy
    }
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// Assumed: not measured.
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The sizes of the texts, in points. Source: a usual button with the title "Button" is 75 by 35 points in archives of
  /// Interface Builder, where the title alone is 51 wide at 17 points and 46 at 15. Assumed: the other sizes.
  var fontSizes: (title: CGFloat, subtitle: CGFloat) {
    switch self {
    case .mini, .small: (15, 12)
    case .medium: (17, 12)
    case .large: (17, 15)
    }
  }
}
