// What a page shows in place of its content. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 17.0, *)
nonisolated public struct UIContentUnavailableConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}

  public enum Alignment: Int, Sendable { case center, natural }
  public struct ImageProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat
    public var maximumSize: CGSize
    public var accessibilityIgnoresInvertColors: Bool
  }
  public struct TextProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode
    public var numberOfLines: Int
    public var adjustsFontSizeToFitWidth: Bool
    public var minimumScaleFactor: CGFloat
    public var allowsDefaultTighteningForTruncation: Bool
  }
  public struct ButtonProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled: Bool
    public var role: UIButton.Role
  }

  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  public static func loading() -> UIContentUnavailableConfiguration { fatalError() }
  public static func search() -> UIContentUnavailableConfiguration { fatalError() }
  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var button: UIButton.Configuration
  public var buttonProperties: ButtonProperties
  public var secondaryButton: UIButton.Configuration
  public var secondaryButtonProperties: ButtonProperties
  public var alignment: Alignment
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextPadding: CGFloat
  public var textToButtonPadding: CGFloat
  public var buttonToSecondaryButtonPadding: CGFloat
  public var background: UIBackgroundConfiguration
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    fatalError()
  }
}
@available(iOS 17.0, *)
nonisolated extension UIContentUnavailableConfiguration: UIContentConfiguration {
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
}
