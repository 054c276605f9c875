public import Foundation

/// Something that a person can have an app do from its icon on the home screen.
nonisolated open class UIApplicationShortcutItem: NSObject {
  private let ownType: String
  private let title: String
  private let subtitle: String?
  private let ownIcon: UIApplicationShortcutIcon?
  private let info: [String: any NSSecureCoding]?

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
