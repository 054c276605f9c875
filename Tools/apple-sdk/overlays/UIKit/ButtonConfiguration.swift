// The value that describes a button's looks. Objective-C has a class in its place, which the
// importer bridges; a bridge cannot name a nested type, so the type is flat and has an alias.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 15.0, *)
extension UIButton {
  public typealias Configuration = UIButton_Configuration
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) { fatalError() }
}

@available(iOS 15.0, *)
public struct UIButton_Configuration: _Bridged, Hashable, @unchecked Sendable {
  public typealias _ObjectiveCType = __UIButtonConfiguration

  public enum Size: Int, Sendable { case medium, small, mini, large }
  public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  public enum Indicator: Int, Sendable { case automatic, none, popup }
  public enum MacIdiomStyle: Int, Sendable {
    case automatic, bordered, borderless, borderlessTinted
  }
  public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

  public static func plain() -> UIButton.Configuration { fatalError() }
  public static func tinted() -> UIButton.Configuration { fatalError() }
  public static func gray() -> UIButton.Configuration { fatalError() }
  public static func filled() -> UIButton.Configuration { fatalError() }
  public static func borderless() -> UIButton.Configuration { fatalError() }
  public static func bordered() -> UIButton.Configuration { fatalError() }
  public static func borderedTinted() -> UIButton.Configuration { fatalError() }
  public static func borderedProminent() -> UIButton.Configuration { fatalError() }

  @available(iOS 26.0, *)
  public static func glass() -> UIButton.Configuration { fatalError() }
  @available(iOS 26.0, *)
  public static func prominentGlass() -> UIButton.Configuration { fatalError() }
  @available(iOS 26.0, *)
  public static func clearGlass() -> UIButton.Configuration { fatalError() }
  @available(iOS 26.0, *)
  public static func prominentClearGlass() -> UIButton.Configuration { fatalError() }

  public var background: UIBackgroundConfiguration
  public var attributedTitle: AttributedString?
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
  @available(iOS 16.0, *)
  public var titleLineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
  public var attributedSubtitle: AttributedString?
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
  @available(iOS 16.0, *)
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
  public var imageColorTransformer: UIConfigurationColorTransformer?
  public var imageReservation: CGFloat
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
  public var automaticallyUpdateForSelection: Bool
  @available(iOS 16.0, *)
  public var indicator: Indicator {
    get { fatalError() }
    set {}
  }
  @available(iOS 16.0, *)
  public var indicatorColorTransformer: UIConfigurationColorTransformer? {
    get { fatalError() }
    set {}
  }
  public var macIdiomStyle: MacIdiomStyle
  public var title: String?
  public var subtitle: String?
  public var image: UIImage?
  public var baseForegroundColor: UIColor?
  public var baseBackgroundColor: UIColor?
  public var buttonSize: Size
  public var cornerStyle: CornerStyle
  public var titleAlignment: TitleAlignment
  public var contentInsets: NSDirectionalEdgeInsets
  public var imagePlacement: NSDirectionalRectEdge
  public var imagePadding: CGFloat
  public var titlePadding: CGFloat
  public var showsActivityIndicator: Bool

  public mutating func setDefaultContentInsets() {}
  public func updated(for button: UIButton) -> UIButton.Configuration { fatalError() }
  public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool {
    fatalError()
  }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
