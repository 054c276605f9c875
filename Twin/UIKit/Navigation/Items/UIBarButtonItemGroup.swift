import Foundation

/// Bar items that belong together (since iOS 16 in navigation bars).
///
/// Differs from UIKit: nothing is customized by people, and nothing is moved into a menu for want of room, so the
/// representative item never shows.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Told when other items are to show.
  var onChange: () -> Void = {}

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items.
  ///   - representativeItem: Stands for all of them where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  /// Makes a group without items. Differs from UIKit: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// A group that stays where it is.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people may move. Differs from UIKit: nobody can.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// A group that people may take away or add. Differs from UIKit: nobody can; it shows as it does at first.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// A group of a space without width, which keeps its neighbors on pieces of glass of their own (since iOS 26).
  ///
  /// Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup/fixedspace()
  open class func fixedSpace() -> UIBarButtonItemGroup {
    fixedGroup(items: [UIBarButtonItem.fixedSpace(0)])
  }

  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.extras.group === self { item.extras.group = nil }
      adopt()
      onChange()
    }
  }

  /// Stands for all of the items where there is no room.
  open var representativeItem: UIBarButtonItem?

  /// Whether it does at present: never.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Whether the group shows always, however people have customized the bar. Differs from UIKit: nobody has.
  open var alwaysAvailable = false

  /// What stands for the group in a menu. Differs from UIKit: kept and never shown.
  open var menuRepresentation: UIMenuElement?

  /// Whether the items do not show.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  private func adopt() {
    for item in barButtonItems { item.extras.group = self }
  }
}

/// The groups of a navigation item, where the app has set them.
struct ItemGroups {
  var leading: [UIBarButtonItemGroup]?
  var trailing: [UIBarButtonItemGroup]?
  var center: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  /// Whether the bar's items are just being set from the groups.
  var isShowing = false
}

extension UINavigationItem {
  static func groups(of items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    guard let items, !items.isEmpty else { return [] }
    return [items[0].buttonGroup ?? .fixedGroup(items: items)]
  }

  /// Has the bar show the items of the groups.
  func showGroups() {
    guard let extras else { return }
    let groups = extras.groups
    let trailing = (groups.trailing ?? []) + [groups.pinned].compactMap { $0 }
    for group in (groups.leading ?? []) + trailing {
      group.onChange = { [weak self] in self?.showGroups() }
    }
    extras.groups.isShowing = true
    if let leading = groups.leading { leftBarButtonItems = Self.shownItems(of: leading) }
    if groups.trailing != nil { rightBarButtonItems = Self.shownItems(of: trailing).reversed() }
    extras.groups.isShowing = false
  }

  private static func shownItems(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The app has set items itself: they take the place of groups.
  func itemsWereSet(_ groups: WritableKeyPath<ItemGroups, [UIBarButtonItemGroup]?>) {
    if let extras, !extras.groups.isShowing { extras.groups[keyPath: groups] = nil }
  }
}
