import Foundation

/// The visual half of a change of the stack, from the call that asked for it to its end.
///
/// The model has changed already when a record is made. The record waits for the next layout pass,
/// may take in later changes until then, and then runs.
package final class NavigationTransition {
  /// Which page lies above the other while they move.
  enum Operation {
    case push
    case pop
  }

  var operation: Operation
  /// The page that was on top of the stack before the change.
  private(set) var fromViewController: UIViewController?
  /// The page that is to be shown at the end.
  var toViewController: UIViewController
  /// What the bar shows at the end: the top of the stack, wherever the pages go.
  private(set) var barContent: BarContent
  var isAnimated: Bool
  /// Pages that left the stack, bottom to top; they leave their parent at the end.
  var removed: [UIViewController]
  /// Pages that joined the stack, bottom to top; they are told at the end.
  var added: [UIViewController]
  /// The stack before the change, where pages may have changed places.
  let former: [UIViewController]?
  /// What happens if another transition runs when this one is to start.
  let startDuringTransition: UIKitBehaviour.ChangeDuringTransition
  let coordinator: TransitionCoordinator

  /// Whether one of the changes taken in was not animated.
  var includesUnanimatedChange: Bool
  /// Whether another page was to be shown in between, and the one on the screen is again.
  private(set) var hasComeBack = false
  /// Whether later changes no longer move the destination.
  var isDestinationPinned = false

  /// Whether a later transition has ended this one; its own animation then ends nothing.
  var isInterrupted = false

  /// The finger that moves this transition; nil if none does.
  var interaction: SwipeInteraction?

  /// The delegate's animator; nil if UIKit's own animation plays.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The delegate's finger on that animator.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What animator and finger know of the transition.
  var context: CustomTransitionContext?

  /// How a page grows from a view, or shrinks to it; nil if it comes in another way.
  var zoom: ZoomMotion?

  /// How a page comes or goes in one of the ways of presented pages.
  var cover: CoverMotion?

  /// What is on the screen for the two sides while the transition runs.
  var stage: Stage?

  /// The views of a running transition.
  struct Stage {
    let fromWrapper: UIView
    let toWrapper: UIView
    let barTransition: BarTransition
    /// The way of the bar, if it comes or goes with a page.
    let barMove: BarMove?
    /// Whether the tab bar comes or goes.
    var movesBottomBar = false
    /// The way of the tab bar, if it comes or goes without a page to ride on.
    var bottomBarMove: BarMove?
    /// The toolbar's half; nil without a toolbar.
    var toolbarTransition: ToolbarTransition?
    /// Wrappers of interrupted transitions that still move; removed with this transition's own.
    var leftovers: [UIView] = []
  }

  init(
    _ change: StackChange, isAnimated: Bool, to destination: UIViewController,
    during startDuringTransition: UIKitBehaviour.ChangeDuringTransition,
    coordinator: TransitionCoordinator
  ) {
    operation = change.operation
    fromViewController = change.formerTop
    toViewController = destination
    barContent = change.barContent
    removed = change.removed
    added = change.added
    former = change.former
    includesUnanimatedChange = !isAnimated
    self.isAnimated = isAnimated
    self.startDuringTransition = startDuringTransition
    self.coordinator = coordinator
    coordinator.fromViewController = change.formerTop
    coordinator.toViewController = destination
  }

  nonisolated deinit {}  // As in `ViewAnimation`.

  /// The page that is shown at the end, as far as is known now.
  var comingPage: UIViewController? {
    coordinator.isCancelled ? fromViewController : toViewController
  }

  /// The page that goes, as far as is known now.
  var leavingPage: UIViewController? {
    coordinator.isCancelled ? toViewController : fromViewController
  }

  /// The page that was to be covered went back to where it was, and another one is on top.
  func restart(from page: UIViewController?) {
    fromViewController = page
    coordinator.fromViewController = page
    if operation == .push, let page {
      barContent = BarContent(item: barContent.item, previous: page.itemInBar)
    }
  }

  /// The page below the top is another one, which has not moved.
  func leadBack(to item: UINavigationItem?) {
    barContent = BarContent(item: barContent.item, previous: item)
    stage?.barTransition.leadBack(to: item)
  }

  /// Takes in a later change that came before this transition started.
  func absorb(_ change: StackChange, isAnimated: Bool, pins: Bool) {
    barContent = change.barContent
    added.removeAll { page in change.removed.contains { $0 === page } }
    added += change.added
    removed.removeAll { page in change.added.contains { $0 === page } }
    removed += change.removed
    if !isDestinationPinned, let newTop = change.newTop, newTop !== change.formerTop {
      operation = change.operation
      toViewController = newTop
      hasComeBack = newTop === fromViewController
      coordinator.toViewController = newTop
      self.isAnimated = isAnimated
      coordinator.isAnimated = isAnimated
      if pins, isAnimated, includesUnanimatedChange { isDestinationPinned = true }
    }
    if !isAnimated { includesUnanimatedChange = true }
  }
}
