// Configurations of cells, headers and footers, which are values in Swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 14.0, *)
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14.0, *)
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public init(_ rawValue: String) { fatalError() }
}

@available(iOS 14.0, *)
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

@available(iOS 14.0, *)
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public init(traitCollection: UITraitCollection) { fatalError() }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  public init(traitCollection: UITraitCollection) { fatalError() }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
nonisolated public struct UIConfigurationColorTransformer {
  public var transform: (UIColor) -> UIColor { fatalError() }
  public init(_ transform: @escaping (UIColor) -> UIColor) { fatalError() }
  public func callAsFunction(_ input: UIColor) -> UIColor { fatalError() }
  public static var grayscale: UIConfigurationColorTransformer { fatalError() }
  public static var monochromeTint: UIConfigurationColorTransformer { fatalError() }
  public static var preferredTint: UIConfigurationColorTransformer { fatalError() }
}

@available(iOS 15.0, *)
nonisolated public struct UIConfigurationTextAttributesTransformer: Hashable {
  public var transform: (AttributeContainer) -> AttributeContainer { fatalError() }
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { fatalError() }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { fatalError() }
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(iOS 14.0, *)
nonisolated extension UIConfigurationColorTransformer: Hashable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct UIListContentConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { fatalError() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    fatalError()
  }
  public static func header() -> UIListContentConfiguration { fatalError() }
  public static func footer() -> UIListContentConfiguration { fatalError() }
  public static func sidebarCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { fatalError() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func sidebarHeader() -> UIListContentConfiguration { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    fatalError()
  }
}

@available(iOS 14.0, *)
nonisolated extension UIListContentConfiguration: UIContentConfiguration {
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}

@available(iOS 14.0, *)
nonisolated extension UIListContentConfiguration {
  public struct ImageProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
    public static var standardDimension: CGFloat { fatalError() }
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { fatalError() }
  }
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color: UIColor {
      get { fatalError() }
      set {}
    }
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public func resolvedColor() -> UIColor { fatalError() }
  }
}

@available(iOS 14.0, *)
open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: any UIContentConfiguration {
    get { fatalError() }
    set {}
  }
  open var textLayoutGuide: UILayoutGuide? { fatalError() }
  open var secondaryTextLayoutGuide: UILayoutGuide? { fatalError() }
  open var imageLayoutGuide: UILayoutGuide? { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct UIBackgroundConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    fatalError()
  }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { fatalError() }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { fatalError() }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { fatalError() }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { fatalError() }
    set {}
  }
  public final func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { fatalError() }
}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { fatalError() }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { fatalError() }
    set {}
  }
  public final func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { fatalError() }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { fatalError() }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  public var configurationState: UICellConfigurationState { fatalError() }
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView {
  public var configurationState: UIViewConfigurationState { fatalError() }
  public func updateConfiguration(using state: UIViewConfigurationState) {}
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  public var configurationState: UICellConfigurationState { fatalError() }
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17.0, *)
extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}
