extension UITableView {
  /// Logs from iOS 13 on, once on each device, that cells are laid out in no window.
  ///
  /// Source: SkeletonView pull request 384, WordPress-iOS issue 12689, MyFlightbookiOS issues 186 and 378, which quote the
  /// line. Assumed: that a table without rows in sight logs nothing.
  func warnOfLayoutOutsideHierarchy() {
    let system = UISystem.current
    guard system.behaviour.isFromIOS13On, !system.hasWarnedOfTableOutsideHierarchy,
      !layout.rows(from: bounds.minY, to: bounds.maxY).isEmpty
    else { return }
    system.hasWarnedOfTableOutsideHierarchy = true
    system.log(
      "Warning once only: UITableView was told to layout its visible cells and other contents without"
        + " being in the view hierarchy (the table view or one of its superviews has not been added to a"
        + " window). This may cause bugs by forcing views inside the table view to load and perform layout"
        + " without accurate information (e.g. table view bounds, trait collection, layout margins, safe"
        + " area insets, etc), and will also cause unnecessary performance overhead due to extra layout"
        + " passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch"
        + " this in the debugger and see what caused this to occur, so you can avoid this action"
        + " altogether if possible, or defer it until the table view has been added to a window. Table"
        + " view: \(system.describe(self))")
  }
}
