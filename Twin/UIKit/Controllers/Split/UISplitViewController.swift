public import Foundation
import QuartzCore

/// A container that shows columns side by side where the width is regular, and as one where it is compact.
///
/// - `+Columns`: what the app puts into the columns.
/// - `+Collapse`: how columns become one and come apart.
/// - `+Showing`: what is shown, and who is told.
/// - `+Places`: where it is, and how it comes there.
/// - `+Inspector`: the column at the far side.
/// - `+Button`, `+Gesture`: how a person shows and hides columns.
///
/// In compact width the columns are one: the pages of the primary column's navigation controller, on
/// which the other columns lie as pages. A column that is a navigation controller stays one, so that
/// there is a navigation controller on the stack of another one.
///
/// Differs from UIKit: no archives, and no column has size classes of its own. The view is loaded when it is needed.
open class UISplitViewController: UIViewController {
  private let ownStyle: Style
  /// What is in each column.
  var columns: [Column: SplitColumn] = [:]
  /// How the columns are shown.
  var arrangement = SplitArrangement.undecided {
    didSet { arrangementDidChange(from: oldValue) }
  }
  /// What is wanted of the columns of a wide screen.
  var wishes = SplitWishes()
  /// What was shown last on a wide screen.
  var settled: SplitSettlement?
  /// How the columns come and go.
  let stage = SplitStage()
  /// Whether the inspector is to be seen.
  var isInspectorWanted = false
  /// Follows the traits from the first time on that the controller is about to be seen.
  var adaptation: (any UITraitChangeRegistration)?

  /// Makes a controller with two or three columns.
  public init(style: UISplitViewController.Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose pages are set by `viewControllers`. Both arguments are kept and otherwise
  /// ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller whose pages are set by `viewControllers`; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are.
  open var style: UISplitViewController.Style { ownStyle }

  /// Who is asked how columns become one, and who shows what.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns (UISplitViewController+Columns.swift)

  /// The pages of the columns: of two columns the primary and the secondary one, of columns that have
  /// become one only that (documentation of `viewControllers`).
  open var viewControllers: [UIViewController] {
    get { rootPages }
    set { replacePages(with: newValue) }
  }

  /// Puts a page into a column, in a navigation controller of its own unless it is one; nil empties the
  /// column.
  ///
  /// A page for the secondary column that is no navigation controller is pushed onto the one that is there
  /// (Apple's answer to feedback FB8640357, as zhaoxin.pro tells it).
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    put(vc, into: column)
  }

  /// The page of a column, as it was set.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]?.page
  }

  // MARK: Showing (UISplitViewController+Showing.swift)

  /// Shows a column; of columns that have become one it is the one on top then.
  open func show(_ column: UISplitViewController.Column) {
    bring(column)
  }

  /// Hides a column; of columns that have become one it is popped.
  open func hide(_ column: UISplitViewController.Column) {
    sendAway(column)
  }

  /// Shows a page in the primary column, unless the delegate does; of columns that have become one it is
  /// pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showInPrimary(vc, sender: sender)
  }

  /// Shows a page in the secondary column, unless the delegate does; of columns that have become one it is
  /// pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSecondary(vc, sender: sender)
  }

  /// Shows pages itself.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["showViewController:sender:", "showDetailViewController:sender:"].contains(action)
      || super.canPerformAction(action, withSender: sender)
  }

  /// Whether all columns have become one.
  open var isCollapsed: Bool { arrangement.collapsedRoot != nil }

  // MARK: Look

  /// The columns that the app wants to be shown, which `splitBehavior` may turn into others of the same number.
  ///
  /// Columns that come or go for it are told, and so is the delegate. They move if it is set in an animation block
  /// (documentation).
  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { wishes.mode }
    set {
      var wishes = wishes
      (wishes.mode, wishes.chosenMode) = (newValue, nil)
      take(wishes, animated: UIView.inheritedAnimationDuration > 0)
    }
  }

  /// The columns that are shown where there is room. Of columns that have become one it is what would be shown, one
  /// column beside the secondary one unless something else is wanted.
  open var displayMode: UISplitViewController.DisplayMode {
    guard isCollapsed else { return wishes.mode(in: room) }
    let wanted = wishes.chosenMode ?? wishes.mode
    return wanted == .automatic ? .oneBesideSecondary : wanted
  }

  /// How columns are to share the screen. It counts from the next layout on (documentation).
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { wishes.behavior }
    set {
      wishes.behavior = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// How columns share the screen.
  open var splitBehavior: UISplitViewController.SplitBehavior { wishes.behavior(in: room) }

  /// A button for a bar, which shows and hides columns. Of a controller with a style it is in the bar of the first column
  /// that is seen without the app's doing.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  /// When the button for the mode is in a bar without the app's doing.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { showButtons() }
  }

  /// Whether the bar of the last of three columns has a button that leaves that column alone on the screen.
  open var showsSecondaryOnlyButton = false { didSet { showButtons() } }

  /// What is behind the primary column. Differs from UIKit: kept; on a tablet it changes nothing there, either.
  open var primaryBackgroundStyle = BackgroundStyle.none

  private(set) lazy var modeButton = makeModeButton()
  private(set) lazy var secondaryOnlyButton = makeSecondaryOnlyButton()

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The part of the width that the primary column wants, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the primary column wants, in points; it goes before the part of the width.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { computedPrimaryWidth }

  /// The part of the width that the supplementary column wants, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController
    .automaticDimension
  {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the supplementary column wants, in points; it goes before the part of the width.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { computedSupplementaryWidth }

  /// The part of the width that the inspector wants, from 0 to 1 (since iOS 26).
  open var preferredInspectorColumnWidthFraction: CGFloat = UISplitViewController
    .automaticDimension
  {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the inspector wants, in points; it goes before the part of the width (since iOS 26).
  open var preferredInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the inspector, in points (since iOS 26).
  open var minimumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The greatest width of the inspector, in points (since iOS 26).
  open var maximumInspectorColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the secondary column, in points (since iOS 26): if one beside it leaves it less, columns lie over
  /// it, unless the app wants something else (assumed).
  open var minimumSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The part of the width that the secondary column wants, from 0 to 1 (since iOS 26). Differs from UIKit: kept; it has
  /// the room that others leave.
  open var preferredSecondaryColumnWidthFraction: CGFloat = UISplitViewController
    .automaticDimension

  /// The width that the secondary column wants, in points (since iOS 26). Differs from UIKit: kept; it has the room that
  /// others leave.
  open var preferredSecondaryColumnWidth: CGFloat = UISplitViewController.automaticDimension

  /// Whether a finger that comes over the edge of the screen brings a hidden column.
  open var presentsWithGesture = true { didSet { showButtons() } }

  /// Whether a column is on the screen (since iOS 26).
  open func isShowing(_ column: UISplitViewController.Column) -> Bool {
    guard column != .inspector else { return isInspectorShown }
    guard let root = columns[column]?.root else { return false }
    return shownPages.contains { $0 === root }
  }

  /// The sides of the screen that may be up: the delegate's answer, else the usual ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The side that is to be up: the delegate's answer, else upright.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientation(forPresentation: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: The view

  /// Makes the view, with room for the columns.
  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.splitViewController = self
    container.backgroundColor = .opaqueSeparator
    view = container
    prepareGestures(in: container)
  }

  // MARK: For the base class

  override var managesChildrenAppearance: Bool { true }

  override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { adaptBeforeAppearing() }
    for page in shownPages { page.turnAppearance(isAppearing, animated: animated) }
  }

  override func forwardViewIsAppearing() {
    for page in shownPages { page.sendViewIsAppearing() }
  }

  override func forwardEndAppearance() {
    // Also those that were taken away meanwhile.
    for page in shownPages + pagesOfColumns where page.appearance.isChanging {
      page.endAppearanceTransition()
    }
  }
}

/// The view of a split view controller: its layout pass places the columns.
final class SplitContainerView: UIView {
  weak var splitViewController: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    splitViewController?.placeColumns()
  }
}
