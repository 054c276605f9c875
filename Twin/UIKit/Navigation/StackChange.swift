/// The difference between two stacks, as a transition needs it.
struct StackChange {
  let newStack: [UIViewController]
  let operation: NavigationTransition.Operation
  /// The page that was on top before.
  let formerTop: UIViewController?
  /// Pages that left, bottom to top.
  let removed: [UIViewController]
  /// Pages that joined, bottom to top.
  let added: [UIViewController]

  /// The page that is on top after.
  var newTop: UIViewController? { newStack.last }

  /// Compares two stacks.
  ///
  /// If the new top lay somewhere in the old stack, the change looks like a pop, else like a push
  /// (documentation of `setViewControllers(_:animated:)`).
  init(from oldStack: [UIViewController], to newStack: [UIViewController]) {
    func contains(_ page: UIViewController, in stack: [UIViewController]) -> Bool {
      stack.contains { $0 === page }
    }
    self.newStack = newStack
    formerTop = oldStack.last
    removed = oldStack.filter { !contains($0, in: newStack) }
    added = newStack.filter { !contains($0, in: oldStack) }
    operation = newStack.last.map { contains($0, in: oldStack) } ?? false ? .pop : .push
  }
}
