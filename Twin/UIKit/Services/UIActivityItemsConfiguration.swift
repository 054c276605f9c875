import CoreGraphics
public import Foundation

/// What items that are offered are for.
nonisolated public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable,
  Sendable
{
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes one of its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// To be shared.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// To be copied (since iOS 17).
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// What may be asked about items that are offered.
nonisolated public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable,
  Sendable
{
  /// The name.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key of its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The title: a text.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The text of a message: a text.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
}

/// How large the picture of an item is to be.
nonisolated public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable,
  Sendable
{
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes one of its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// In all its size.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// Small.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Offers items that can be shared. All but the items is optional.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

  /// Whether the items are for something; all unless implemented.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool

  /// What is known of all items; nil unless implemented.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

  /// What is known of one item; nil unless implemented.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?

  /// The picture of one item; nil unless implemented.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?

  /// What the app itself can do with the items; nothing unless implemented.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity] { get }
}

extension UIActivityItemsConfigurationReading {
  /// All: the method is optional.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }

  /// Nil: the method is optional.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }

  /// Nil: the method is optional.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }

  /// Nil: the method is optional.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }

  /// Nothing: the property is optional.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity] { [] }
}

/// Something that may offer items.
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items; nil for none.
  @MainActor
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

/// Items that can be shared, and what is known of them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Offers objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Offers items.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// Whatever the app wants to keep with the items.
  open var localObject: Any?
  /// What the items are for; to be shared unless set.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// What is known of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// What is known of one item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The picture of one item.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// What the app itself can do with the items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The items.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

  /// Whether the items are for something, as ``supportedInteractions`` says.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  /// What is known of all items.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// What is known of one item.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// The picture of one item.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// What the app itself can do with the items.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity] {
    applicationActivitiesProvider?() ?? []
  }
}

extension UIWindowScene {
  private final class ItemsSource {
    weak var source: (any UIActivityItemsConfigurationProviding)?
  }

  /// Who offers what the scene shows, for sharing it from outside of the app (since iOS 15). Differs from UIKit: kept;
  /// nobody shares it.
  public final weak var activityItemsConfigurationSource:
    (any UIActivityItemsConfigurationProviding)?
  {
    get { (attachments[ObjectIdentifier(ItemsSource.self)] as? ItemsSource)?.source }
    set {
      let kept = ItemsSource()
      kept.source = newValue
      attachments[ObjectIdentifier(ItemsSource.self)] = kept
    }
  }
}
