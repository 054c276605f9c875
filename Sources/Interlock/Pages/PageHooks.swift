public import UIKit

/// What the app does for every page: it has the last word, after the features.
struct PageHooks {
  var appWillShow: ((UIViewController) -> Void)?
  var appDidShow: ((UIViewController) -> Void)?
}

extension NavigationInterlock {
  /// Called with each page that is about to be shown: the one place for what every page needs.
  ///
  /// Called inside UIKit's own call, before the app's delegate hears of the page, so that what it
  /// changes is part of the transition. A swipe that is cancelled has called it all the same.
  ///
  /// Article: common code in willShowViewController
  public var pageWillShow: ((UIViewController) -> Void)? {
    get { driver.pageHooks.appWillShow }
    set { driver.pageHooks.appWillShow = newValue }
  }

  /// Called with each page that has been shown, before the app's delegate hears of it.
  ///
  /// Article: common code in didShowViewController
  public var pageDidShow: ((UIViewController) -> Void)? {
    get { driver.pageHooks.appDidShow }
    set { driver.pageHooks.appDidShow = newValue }
  }
}
