import InterlockCore
import UIKit

/// Knows the pages behind identifiers, and what messages call things.
protocol PageDirectory {
  /// What a page is called; nil if it is gone.
  func pageName(_ id: PageID) -> String?
  /// The words of the host that has the pages.
  var vocabulary: HostVocabulary { get }
}

/// The words in which messages speak of a host, its pages and its verbs.
struct HostVocabulary {
  /// Who changes the stack.
  let host: String
  /// What has the stack.
  let controller: String
  /// Where a page is that is in another host.
  let otherHost: String
  /// What to do about such a page.
  let cureForOtherHost: String
  /// What to do about a page that is there already.
  let cureForRepeatedPage: String
  /// What to do about a root that is to be replaced.
  let cureForReplacedRoot: String
  /// Where the pages are looked up that can be popped to.
  let targetStack: String
  /// What says that nothing moves.
  let rest: String

  /// UIKit's navigation controller and its pages.
  static let navigation = HostVocabulary(
    host: "UIKit", controller: "navigation controller", otherHost: "has another parent",
    cureForOtherHost: "Remove it from its parent first.",
    cureForRepeatedPage:
      "Create a new view controller for each push, or call popToViewController(_:animated:).",
    cureForReplacedRoot: "Call setStack(_:) or use a batch.",
    targetStack: "interlock.targetStack", rest: "interlock.isAtRest")

  /// A stack of plain views.
  static let views = HostVocabulary(
    host: "ViewNavigationController", controller: "view navigation controller",
    otherHost: "is in another stack", cureForOtherHost: "Pop it there first.",
    cureForRepeatedPage: "Create a new view for each push, or call popToView(_:animated:).",
    cureForReplacedRoot: "Call setViews(_:) or use a batch.",
    targetStack: "targetViews", rest: "isAtRest")
}
