/// The difference between two stacks, as a transition needs it.
struct StackChange {
  let operation: NavigationTransition.Operation
  /// The page that is on top before.
  let formerTop: UIViewController?
  /// The page that is on top after.
  let newTop: UIViewController?
  /// The page below the top after.
  let newBack: UIViewController?
  /// Pages that leave, bottom to top.
  let removed: [UIViewController]
  /// Pages that join, bottom to top.
  let added: [UIViewController]
  /// The stack before, where pages may change places; nil where they cannot.
  let former: [UIViewController]?

  /// What the bar shows after.
  var barContent: BarContent {
    BarContent(of: newTop, above: newBack)
  }

  /// Foresees what an edit makes of a stack.
  ///
  /// If the new top lies somewhere in the old stack, the change looks like a pop, else like a push
  /// (documentation of `setViewControllers(_:animated:)`).
  init(_ edit: PageStack.Edit, of stack: PageStack) {
    formerTop = stack.last
    if case .replace = edit { former = stack.pages } else { former = nil }
    switch edit {
    case .push(let page):
      (newTop, newBack) = (page, stack.last)
      (removed, added) = ([], [page])
      operation = .push
    case .keep(let count):
      newTop = count > 0 ? stack[count - 1] : nil
      newBack = count > 1 ? stack[count - 2] : nil
      (removed, added) = (Array(stack[count...]), [])
      operation = newTop == nil ? .push : .pop
    case .replace(let pages):
      let newPages = Set(pages.map(ObjectIdentifier.init))
      (newTop, newBack) = (pages.last, pages.dropLast().last)
      removed = stack.filter { !newPages.contains(ObjectIdentifier($0)) }
      added = pages.filter { !stack.contains($0) }
      let isKnown = pages.last.map(stack.contains) ?? false
      operation = isKnown ? .pop : .push
    }
  }
}
