import Foundation

/// The model: the stack, the links between controller and pages, and the bar's items.
extension UINavigationController {
  /// Changes the stack and plans, or replaces, what shows it.
  func change(
    _ edit: PageStack.Edit, animated: Bool, during overlap: UIKitBehaviour.ChangeDuringTransition
  ) {
    let change = StackChange(edit, of: stack)
    if change.operation == .push, let item = change.newTop?.itemInBar,
      let barDelegate = bar.delegate, !barDelegate.navigationBar(bar, shouldPush: item)
    {
      return
    }
    // During an animated pop the bar keeps its items (single report, QMUI).
    let isPop = change.operation == .pop
    let keepsItems = isPop && animated
    if isPop { bar.keepItems(during: edit, of: change.removed) }
    apply(edit)
    readBottomBarWish()
    let destination = isInWindow ? change.newTop : nil
    // Before anybody is told: a page that changes the stack again in `willMove(toParent:)` goes on from this change.
    if let destination { plan(change, to: destination, animated: animated, during: overlap) }
    for page in change.added { link(page) }
    confirmMove(ofCovered: change)
    // Only the page in sight is told; pages below it learn at the end (single report, Chameleon).
    let leaving = change.formerTop.flatMap { top in change.removed.last { $0 === top } }
    leaving?.willMove(toParent: nil)
    guard destination != nil else {
      settleUnseen(change)
      return
    }
    if isPop, let leaving { announceToBarDelegate(popOf: leaving) }
    if !keepsItems { bar.followStack() }
  }

  /// Makes a page of the stack a child. One below the top has moved at once.
  ///
  /// Source: a log of a controller that begins with three pages (codedbypm/StackViewController,
  /// `StackViewControllerTests.swift`, 2019).
  private func link(_ page: UIViewController) {
    addChild(page)
    guard page.parent === self else { return }
    page.containment.owesDidMove = true
    if page !== stack.last { page.payDidMove() }
  }

  /// The page that was on top has moved, if others cover it before it was seen (assumed).
  private func confirmMove(ofCovered change: StackChange) {
    guard let page = change.formerTop, page.containment.owesDidMove, page !== stack.last,
      page.appearance == .disappeared, !change.removed.contains(page)
    else { return }
    page.payDidMove()
  }

  /// Changes the stack alone.
  private func apply(_ edit: PageStack.Edit) {
    let former = stack.first
    stack.apply(edit)
    if let root = stack.first, root !== former, root.title != nil { titleDidChange(of: root) }
  }

  /// A page has another title.
  func titleDidChange(of page: UIViewController) {
    if page === stack.first { titleOfRoot = page.title }
  }

  /// Whether a transition would be seen: elsewhere only the model changes.
  var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Takes a page that leaves by `removeFromParent()` off the stack. What moves goes on, to a bar with another way back.
  ///
  /// Differs from UIKit: not the page in sight, whose place no other one would take, and the bar has no item
  /// of the page any more.
  ///
  /// Source: answers that recommend `removeFromParent()` for taking a page out of the middle of a stack.
  func strike(_ page: UIViewController) {
    guard let index = stack.firstIndex(where: { $0 === page }), !isInWindow || page !== stack.last
    else { return }
    let below = index > 0 ? stack[index - 1].itemInBar : nil
    stack.apply(.replace(stack.filter { $0 !== page }))
    bar.dropItems(of: page)
    let transitions = pendingTransitions + (runningTransition.map { [$0] } ?? [])
    for transition in transitions where transition.barContent.previous === page.itemInBar {
      transition.leadBack(to: below)
    }
    if transitions.isEmpty {
      bar.followStack()
      showTopItem()
    }
  }

  /// Puts a page on top that became a child by `addChild(_:)`, and not by a change of the stack.
  ///
  /// Assumed: not what is added in front of a page in sight, as a view that covers the bar, too.
  func pile(_ page: UIViewController) {
    guard page.parent === self, !stack.contains(page), !isInWindow || stack.isEmpty else { return }
    guard !(page is UINavigationController || page is UISplitViewController) else { return }
    if isInWindow { return change(.push(page), animated: false, during: .postponed) }
    apply(.push(page))
    readBottomBarWish()
    bar.followStack()
    showTopItem()
    settleBottomBar()
    settleToolbar()
  }

  /// A change that nobody sees: no appearance, no delegate, no transition.
  private func settleUnseen(_ change: StackChange) {
    settleLinks(added: change.added, removed: change.removed)
    bar.followStack()
    showTopItem()
    settleBottomBar()
    settleToolbar()
    if stack.isEmpty { removeDisplayedPage() } else { exchangePageOutOfSight() }
  }

  /// Tells pages that they arrived or left, and cuts the links of those that left.
  func settleLinks(added: [UIViewController], removed: [UIViewController]) {
    forget(removed)
    confirmMoves(added: added, removed: removed)
    topPageWantsSize()
  }

  /// Cuts the links of pages that left, but for those that a later change has put on the stack again.
  func forget(_ removed: [UIViewController]) {
    for page in removed where page.parent === self && !stack.contains(page) { page.forgetParent() }
  }

  /// Tells pages whose links are settled. The page on top moves to its parent until it has appeared, even if
  /// that is later.
  ///
  /// Source: a log of the first page of an app, which in `viewWillAppear` moves to its parent
  /// (bamboo-hero.com/entry/is-moving-to-from-parent, 2021), and tests in which the first page has moved when it has
  /// appeared (codedbypm/StackViewController, 2019).
  func confirmMoves(added: [UIViewController], removed: [UIViewController]) {
    for page in added
    where page.parent === self && (page !== stack.last || page.appearance != .disappeared) {
      page.payDidMove()
    }
    for page in removed where page.parent == nil { page.didMove(toParent: nil) }
    for page in added + removed where page.appearance != .disappeared || page !== stack.last {
      page.containment.endMoving()
    }
    if stack.count > 1 { stack[stack.count - 2].containment.endMoving() }
  }

  /// Up to iOS 12 the bar's delegate is asked about pops by code too, when the stack has changed and the bar has not:
  /// that is how overrides tell them from a tap on Back. What it answers has no effect (assumed).
  ///
  /// Source: signalapp/Signal-iOS, `OWSNavigationController.m` (2017); onegray/UIViewController-BackButtonHandler,
  /// issue 11. Assumed: a delegate that pops as it is asked is not asked about that.
  private func announceToBarDelegate(popOf page: UIViewController) {
    guard UISystem.current.behaviour.backTap == .leftToOverride, offeredInteraction == nil
    else { return }
    _ = barDelegateAgrees(toPop: page.itemInBar)
  }

  /// Asks the bar's delegate about a pop, unless it is being asked already.
  func barDelegateAgrees(toPop item: UINavigationItem) -> Bool {
    guard let barDelegate = bar.delegate, !isAskingBarDelegate else { return true }
    isAskingBarDelegate = true
    defer { isAskingBarDelegate = false }
    return barDelegate.navigationBar(bar, shouldPop: item)
  }

  /// A tap on the back button.
  ///
  /// Differs from UIKit: a class that conforms to `UINavigationBarDelegate` counts as one that
  /// answers `shouldPop`, even if it leaves that method out.
  func backButtonTapped() {
    let system = UISystem.current
    system.running(.uikit("-[UINavigationController __backButtonAction:]")) {
      if let innerNavigation, innerNavigation.stack.count > 1 {
        return innerNavigation.backButtonTapped()
      }
      // During an animated pop the bar still has the item of the page that leaves; what is tapped
      // belongs to the page that comes.
      let item = bar.shownContent?.item ?? bar.topItem
      if let action = item?.backAction {
        action.perform(sender: self)
        return
      }
      if bar.delegate != nil, let item {
        guard barDelegateAgrees(toPop: item) else { return }
        if system.behaviour.backTap == .leftToOverride {
          // The bar takes yes for an answer, and the pages are left to the override.
          if bar.topItem === item { bar.popAgreedItem() }
          return
        }
      }
      popViewController(animated: true)
    }
  }
}
