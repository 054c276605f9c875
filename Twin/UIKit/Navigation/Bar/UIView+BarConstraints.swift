extension UIView {
  /// Whether constraints may be added to and removed from the view by its own methods: those of a bar raise if a controller
  /// manages it.
  ///
  /// What `isActive` puts into the bar is allowed. Source: SnapKit/Masonry issue 309, of a view below an item's title, whose
  /// anchors work where the bar's methods raise; PureLayout issue 53 (iOS 7.1); SnapKit issue 233 (iOS 8); M13ProgressSuite
  /// issue 58. Of tab bars, and of removing, crashes say it that apps mention in comments. In SnapKit's issue it raises as
  /// the page comes back, and not at first; assumed: as soon as the bar is in a window, and in all eras.
  var isFreeToConstrain: Bool {
    guard let managedBar, window != nil else { return true }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Cannot modify constraints for \(managedBar) managed by a controller")
    return false
  }

  /// What the view is, if it is a bar that a controller manages.
  private var managedBar: String? {
    switch self {
    case let bar as UINavigationBar: bar.navigationController.map { _ in "UINavigationBar" }
    case let bar as UITabBar: bar.tabBarController.map { _ in "UITabBar" }
    default: nil
    }
  }
}
