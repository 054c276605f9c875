// Lists of collections: what there is of them in Swift alone.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 14.0, *)
public struct UICellAccessory {
  nonisolated public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case detail
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case outlineDisclosure
    case label
    case customView
  }
  nonisolated public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }
  nonisolated public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }
  public var accessoryType: AccessoryType { fatalError() }
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { fatalError() }
  }
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias ReorderOptions = DisclosureIndicatorOptions
  public typealias MultiselectOptions = DeleteOptions
  public typealias InsertOptions = DeleteOptions
  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) { fatalError() }
  }
  public struct OutlineDisclosureOptions {
    nonisolated public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { fatalError() }
  }
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) { fatalError() }
  }
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { fatalError() }
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { fatalError() }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { fatalError() }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { fatalError() }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { fatalError() }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { fatalError() }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    fatalError()
  }
}

@available(iOS 14.0, *)
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  nonisolated public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  nonisolated public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }
  nonisolated public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
}

@available(iOS 14.0, *)
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
}

@available(iOS 14.0, *)
extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { fatalError() }
}

@available(iOS 14.0, *)
extension UICollectionViewCompositionalLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() { fatalError() }
  public var items: [ItemIdentifierType] { fatalError() }
  public var rootItems: [ItemIdentifierType] { fatalError() }
  public var visibleItems: [ItemIdentifierType] { fatalError() }
  public func contains(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { fatalError() }
  public func level(of item: ItemIdentifierType) -> Int { fatalError() }
  public func index(of item: ItemIdentifierType) -> Int? { fatalError() }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { fatalError() }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { fatalError() }
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    fatalError()
  }
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { fatalError() }
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { fatalError() }
  public mutating func delete(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func deleteAll() { fatalError() }
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) { fatalError() }
  public mutating func expand(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func collapse(_ items: [ItemIdentifierType]) { fatalError() }
}

@available(iOS 14.0, *)
extension UICollectionViewDiffableDataSource {
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?
    public init() { fatalError() }
  }
}

@available(iOS 14.0, *)
extension UICollectionViewListCell {
  public var accessories: [UICellAccessory] {
    get { fatalError() }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  @available(iOS 16.0, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { fatalError() }
}

@available(iOS 14.0, *)
extension UICollectionViewDiffableDataSource {
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { fatalError() }
    set {}
  }
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
}
