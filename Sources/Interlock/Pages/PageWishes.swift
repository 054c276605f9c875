public import InterlockCore
public import UIKit

/// What a page wishes of the navigation around it.
public struct PageWishes {
  /// What the page shows: two pages with equal keys show the same thing.
  ///
  /// Set it before the page is pushed. A second push with the same key from the same page, while the
  /// first is still under way, is refused: that is the second of two quick taps on one row.
  ///
  /// ```swift
  /// detail.interlockPage.key = PageKey(rawValue: "message \(message.id)")
  /// ```
  public var key: PageKey?

  /// Creates wishes; without arguments, a page that wishes nothing.
  public init(key: PageKey? = nil) {
    self.key = key
  }

  fileprivate static var attached = WeakKeyTable<UIViewController, PageWishes>()
}

extension UIViewController {
  /// What this page wishes of the navigation around it.
  public var interlockPage: PageWishes {
    get { PageWishes.attached[self] ?? PageWishes() }
    set { PageWishes.attached[self] = newValue }
  }
}
