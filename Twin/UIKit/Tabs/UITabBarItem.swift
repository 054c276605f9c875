public import Foundation

/// What a page wants of the tab bar: the text of its tab.
///
/// Differs from UIKit: titles only; no images, badges or the system's items.
open class UITabBarItem: UIBarItem {
  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Would read the item from an archive.
  ///
  /// Differs from UIKit: there are no archives, so the result is always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }
}
