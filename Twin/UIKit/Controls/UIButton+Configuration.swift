import Foundation

extension UIButton {
  /// The look of a button as one value.
  ///
  /// Differs from UIKit: a title, a subtitle, a picture and colors only. The numbers of `contentInsets` and corners are
  /// Assumed: they were not measured.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the button's size asks for.
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
      /// Smaller than usual.
      case small = 0
      /// As usual.
      case medium = 1
      /// Larger than usual.
      case large = 2
    }

    /// How a title and a subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As it goes with the rest of the button (assumed: they begin at the same line).
      case automatic = 0
      /// Both begin at the same line.
      case leading = 1
      /// Both have the same middle.
      case center = 2
      /// Both end at the same line.
      case trailing = 3
    }

    private enum Style: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    private let style: Style

    /// The text.
    public var title: String?
    /// A smaller text below it.
    public var subtitle: String?
    /// The room between the text and the smaller one, in points (assumed: 1 unless set).
    public var titlePadding: CGFloat = 1
    /// How both texts stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The picture beside the text.
    public var image: UIImage?
    /// The side of the text on which the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The color of the text; from the style if `nil`.
    public var baseForegroundColor: UIColor?
    /// The color of the ground; from the style if `nil`.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text and its surroundings are.
    public var buttonSize = Size.medium
    /// The room around the text, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Text in the tint color on no ground.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// Text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// Text in the tint color on a pale ground of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// White text on the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// Text in the tint color on gray (assumed: as ``gray()``).
    public static func bordered() -> Configuration { gray() }

    /// Text in the tint color on a pale ground of it (assumed: as ``tinted()``).
    public static func borderedTinted() -> Configuration { tinted() }

    /// White text on the tint color (assumed: as ``filled()``).
    public static func borderedProminent() -> Configuration { filled() }

    /// Text in the tint color on no ground (assumed: as ``plain()``).
    public static func borderless() -> Configuration { plain() }

    private init(style: Style) {
      self.style = style
    }

    /// The size of the text, in points.
    var fontSize: CGFloat {
      switch buttonSize {
      case .small, .medium: 15
      case .large: 17
      }
    }

    /// The size of the smaller text, in points (assumed: that of `UIFont.TextStyle.caption1`).
    var subtitleFontSize: CGFloat { 12 }

    func foregroundColor(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      return style == .filled ? .white : tint
    }

    func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor? {
      let color: UIColor? =
        switch style {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
      guard let color, state.contains(.highlighted) else { return color }
      return color.withAlphaComponent(color.cgColor.alpha * 0.75)
    }

    func cornerRadius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .dynamic: 5.95
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: size.height / 2
      }
    }
  }
}
