public import UIKit

/// What a page wants of the navigation bar above it.
///
/// A page says what it wants in `viewDidLoad`; what it leaves `nil` is decided by
/// ``NavigationInterlock/defaultBarStyle``, and what that leaves `nil` by
/// ``NavigationInterlock/defaults``. If none of them says anything, the bar is left to the app.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   interlockPage.bar.visibility = .hidden
/// }
/// ```
///
/// Article: backIndicatorImage, navigationBarHidden, a transparent bar
public struct BarStyle {
  /// Whether there is a bar.
  public nonisolated enum Visibility: Hashable, Sendable {
    /// The bar is shown.
    case shown
    /// The controller hides its bar: the page has the bar's place, too, and UIKit's swipe is off.
    ///
    /// Article: navigationBarHidden, `_isHideNav`
    case hidden
    /// The bar's view is hidden, and only that: the page keeps its place below the bar, and the swipe
    /// stays.
    ///
    /// Article: navigationBar.hidden
    case barViewHidden
  }

  /// Whether there is a bar; moves with the page in every push, pop and swipe.
  ///
  /// A page for which nobody says it gets the bar as it was before the first page for which somebody
  /// did.
  ///
  /// Article: navigationBarHidden, navigationBar.hidden
  public var visibility: Visibility?

  /// The color of the bar's background. Moves with the page, as ``backgroundAlpha`` does.
  public var background: UIColor?

  /// How much of the background there is: from 0, nothing but title and buttons, to 1.
  ///
  /// Without a ``background`` of its own, the system's white is taken.
  ///
  /// Article: transparent bar with progress
  public var backgroundAlpha: CGFloat?

  /// The color of the line below the bar; `UIColor.clear` for none.
  public var shadow: UIColor?

  /// The color of the title.
  ///
  /// Article: transparent bar with progress
  public var titleColor: UIColor?

  /// The color of the buttons and of the way back.
  ///
  /// Article: transparent bar with progress
  public var tint: UIColor?

  /// The arrow of the way back, and its mask, on this page.
  ///
  /// It takes the color of ``tint``. Set in ``NavigationInterlock/Defaults/barStyle``, it is that of all
  /// pages, and the swipe goes on working, which a left item of one's own does not give for free.
  ///
  /// Article: backIndicatorImage, backIndicatorTransitionMaskImage
  public var backIndicator: UIImage?

  /// The text of the way back on the page above this one: an empty text leaves the arrow alone, and the
  /// menu under it with the page's title.
  ///
  /// Article: empty back item
  public var backTitle: String?

  /// The colors of the status bar's content above the page.
  ///
  /// Needs a controller that UIKit asks: as the window's root, or named by the controller around it in
  /// `childForStatusBarStyle`. If a class of your own answers `preferredStatusBarStyle` itself and comes
  /// under guard by ``InterlockHook``, its answer is the one that counts.
  public var statusBar: UIStatusBarStyle?

  /// Makes a style that wants nothing.
  public init() {}

  /// Takes over what another style wants where this one wants nothing.
  mutating func complete(by other: borrowing BarStyle) {
    guard !other.wantsNothing else { return }
    visibility = visibility ?? other.visibility
    background = background ?? other.background
    backgroundAlpha = backgroundAlpha ?? other.backgroundAlpha
    shadow = shadow ?? other.shadow
    titleColor = titleColor ?? other.titleColor
    tint = tint ?? other.tint
    backIndicator = backIndicator ?? other.backIndicator
    backTitle = backTitle ?? other.backTitle
    statusBar = statusBar ?? other.statusBar
  }

  /// Whether everything is left to others.
  var wantsNothing: Bool {
    visibility == nil && background == nil && backgroundAlpha == nil && shadow == nil
      && titleColor == nil && tint == nil && backIndicator == nil && backTitle == nil
      && statusBar == nil
  }
}
