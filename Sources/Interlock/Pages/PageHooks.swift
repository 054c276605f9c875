public import UIKit

/// A part of the library that does something for every page, inside UIKit's own call.
protocol PageFeature: AnyObject {
  /// UIKit is about to be told to change the stack, to these pages, bottom to top.
  func willChange(to stack: [UIViewController])
  /// A page is about to be shown.
  func willShow(_ page: UIViewController)
  /// A page has been shown.
  func didShow(_ page: UIViewController)
  /// The controller's view has run a layout pass.
  func hostDidLayOut()
  /// Nothing moves any more, whether a page has been shown or a swipe was cancelled.
  func didSettle()
}

extension PageFeature {
  /// Does nothing.
  func willChange(to stack: [UIViewController]) {}

  /// Does nothing.
  func hostDidLayOut() {}

  /// Does nothing.
  func didSettle() {}
}

/// What is done for every page, in one place: the features' part, then the app's, which has the last
/// word.
struct PageHooks {
  var features: [any PageFeature] = []
  var appWillShow: ((UIViewController) -> Void)?
  var appDidShow: ((UIViewController) -> Void)?

  /// Called before each call that changes UIKit's stack.
  func willChange(to stack: [UIViewController]) {
    for feature in features { feature.willChange(to: stack) }
  }

  /// Called at the end of whatever moved.
  func didSettle() {
    for feature in features { feature.didSettle() }
  }

  /// Called with each page that is about to be shown.
  var willShow: ((UIViewController) -> Void)? {
    { [self] page in
      for feature in features { feature.willShow(page) }
      appWillShow?(page)
    }
  }

  /// Called with each page that has been shown.
  var didShow: ((UIViewController) -> Void)? {
    { [self] page in
      for feature in features { feature.didShow(page) }
      appDidShow?(page)
    }
  }
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
