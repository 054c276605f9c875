public import Foundation

/// Something that a person can have an app do from its icon on the home screen.
nonisolated open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  private let ownType: String
  private let title: String
  private let subtitle: String?
  private let ownIcon: UIApplicationShortcutIcon?
  private let info: [String: any NSSecureCoding]?
  fileprivate var target: Any?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - type: Tells the app what is to be done.
  ///   - localizedTitle: The text.
  ///   - localizedSubtitle: A second, smaller text.
  ///   - icon: The picture.
  ///   - userInfo: What the app needs besides.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    ownType = type
    title = localizedTitle
    subtitle = localizedSubtitle
    ownIcon = icon
    info = userInfo
    super.init()
  }

  /// Makes an item of a type and a text.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Tells the app what is to be done.
  open var type: String { ownType }
  /// The text.
  open var localizedTitle: String { title }
  /// A second, smaller text.
  open var localizedSubtitle: String? { subtitle }
  /// The picture.
  open var icon: UIApplicationShortcutIcon? { ownIcon }
  /// What the app needs besides.
  open var userInfo: [String: any NSSecureCoding]? { info }
  /// What the scene is to be good for that is to do it; nil for any scene.
  open var targetContentIdentifier: Any? { target }

  /// An item of its own that is the same, and cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.target = targetContentIdentifier
    return copy
  }

  /// An item of its own that is the same, and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// Something that a person can have an app do from its icon, as it is being made.
nonisolated open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  private var changed:
    (
      type: String, title: String, subtitle: String?, icon: UIApplicationShortcutIcon?,
      info: [String: any NSSecureCoding]?
    )

  /// Makes an item; see `UIApplicationShortcutItem`.
  public override init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    changed = (type, localizedTitle, localizedSubtitle, icon, userInfo)
    super.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }

  /// Tells the app what is to be done.
  open override var type: String {
    get { changed.type }
    set { changed.type = newValue }
  }
  /// The text.
  open override var localizedTitle: String {
    get { changed.title }
    set { changed.title = newValue }
  }
  /// A second, smaller text.
  open override var localizedSubtitle: String? {
    get { changed.subtitle }
    set { changed.subtitle = newValue }
  }
  /// The picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { changed.icon }
    set { changed.icon = newValue }
  }
  /// What the app needs besides.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { changed.info }
    set { changed.info = newValue }
  }
  /// What the scene is to be good for that is to do it; nil for any scene.
  open override var targetContentIdentifier: Any? {
    get { target }
    set { target = newValue }
  }
}

/// The picture of a shortcut.
///
/// Differs from UIKit: kept and never shown; none of the system's kinds.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Makes a picture of the app's own.
  public init(templateImageName: String) {
    super.init()
  }

  /// Makes one of the system's symbols.
  public init(systemImageName: String) {
    super.init()
  }
}
