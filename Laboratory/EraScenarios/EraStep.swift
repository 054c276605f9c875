public import UIKit

/// One thing that the app, its person or the observer does in a scenario.
///
/// Steps are data, so that a simulated device can play them in virtual time and an app on a real one by
/// waiting.
public enum EraStep {
  /// A call of the app, which is written down with the stack that it leaves behind.
  ///
  /// The result is the title of the page that was popped, if that is worth a word.
  case call((UINavigationController) -> String?)
  /// Code of the app that is not worth a line.
  case perform((UINavigationController) -> Void)
  /// A timer of the app's, set at the time of the next call; the time is in seconds.
  case timer(TimeInterval, (UINavigationController) -> Void)
  /// Time passes, in seconds.
  case wait(TimeInterval)
  /// Nothing moves any more.
  case settle
  /// Nothing moves any more; what is seen is written down.
  case rest
  /// Back is tapped so many times, each time until nothing moves any more.
  case back(Int)
  /// Back is tapped twice, 0.15 s apart.
  case backTwice
  /// Back is pressed for long; the row with this title is chosen, if there is a menu.
  case menu(choosing: String)
  /// A finger moves evenly and is lifted; places are parts of the width.
  case swipe(from: CGFloat, to: CGFloat, midway: ((UINavigationController) -> String?)? = nil)
  /// A button of the top page is tapped.
  case touch
  /// The button of the root page is tapped twice, 0.08 s apart.
  case openTwice
  /// A tab is tapped.
  case tapTab(String)
  /// The pages whose views are loaded are written down.
  case loaded
  /// What the delegate of the controller and its pages have been told so far is written down.
  case told
}
