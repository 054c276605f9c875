public import InterlockCore
public import UIKit

/// What a page wishes of the navigation around it.
///
/// Article: a flag per page
public struct PageWishes {
  /// What the page shows: two pages with equal keys show the same thing.
  ///
  /// Set it before the page is pushed. A second push with the same key from the same page, while the
  /// first is still under way, is refused: that is the second of two quick taps on one row.
  ///
  /// ```swift
  /// detail.interlockPage.key = PageKey(rawValue: "message \(email.id)")
  /// ```
  ///
  /// Article: identity of pages by their model
  public var key: PageKey?

  /// What the bar is like while the page is shown.
  ///
  /// Set it in `viewDidLoad` at the latest.
  ///
  /// Article: `_isHideNav`
  public var bar: BarStyle

  /// Whether the user may leave the page by going back: with the button, the swipe, the menu, the
  /// escape gesture or a tap on the tab. The app's own pops are not concerned.
  ///
  /// May change at any time, say with each change of a form. A page that wants to decide each time, or
  /// to ask the user first, is a ``BackVeto``; it is not asked while this is `false`.
  public var canPop = true

  /// Whether one view at a time takes touches on the page; nil for what its controller says.
  ///
  /// Set it to false in `viewDidLoad` for a page that is played with several fingers.
  public var isTouchExclusive: Bool?

  /// Where a finger may begin to swipe the page away; nil for what its controller's
  /// ``NavigationInterlock/swipeBack`` says. May change at any time.
  public var swipeBack: SwipeBack?

  /// Whether the tab bar is away while the page is on top; nil for what the controller says, and where
  /// that says nothing, as it is for the page below.
  ///
  /// Set it before the page is pushed, in its initializer for instance: UIKit looks in the call. A page
  /// that wants the bar gets it above pages that have none, and they are without it again when it goes.
  ///
  /// Article: hidesBottomBarWhenPushed
  public var hidesTabBar: Bool?

  /// Creates wishes; without arguments, a page that wishes nothing.
  public init(
    key: PageKey? = nil, bar: BarStyle = BarStyle(), canPop: Bool = true,
    isTouchExclusive: Bool? = nil, swipeBack: SwipeBack? = nil, hidesTabBar: Bool? = nil
  ) {
    self.key = key
    self.bar = bar
    self.canPop = canPop
    self.isTouchExclusive = isTouchExclusive
    self.swipeBack = swipeBack
    self.hidesTabBar = hidesTabBar
  }
}

/// The wishes of a page, attached to it.
final class WishesBox {
  fileprivate static let key = AttachmentKey<WishesBox>()
  var wishes = PageWishes()
}

extension UIViewController {
  /// What this page wishes of the navigation around it.
  ///
  /// Article: a flag per page, set in viewDidLoad
  public var interlockPage: PageWishes {
    get { statedWishes?.wishes ?? PageWishes() }
    set {
      let box = statedWishes ?? WishesBox()
      box.wishes = newValue
      self[attachment: WishesBox.key] = box
    }
  }

  /// The same where it is; nil while the page has said nothing, as most never do. Who wants to know one of the
  /// wishes need not copy all of them.
  var statedWishes: WishesBox? { self[attachment: WishesBox.key] }
}
