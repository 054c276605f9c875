/// A change that is bound to the pages it meant when it was accepted.
///
/// "Pop one page" asked while C is on top means C for ever: if C has gone when the request's turn
/// comes, nothing is popped. These are also the rules by which waiting requests are rebased when the
/// host turns out to have another stack.
enum BoundOperation: Hashable, Sendable {
  /// Put this page on top; it must not be in the stack.
  case push(PageID)
  /// Remove this page, if it is there, and all above it.
  case cut(PageID)
  /// Remove all above this page, which must be there.
  case popTo(PageID)
  /// Remove all above the lowest page.
  case popToRoot
  /// Have exactly these pages.
  case set([PageID])
  /// Put a page in the place of another, which must be there.
  indirect case replace(PageID, with: PageID)
  /// Remove these pages, those of them that are there.
  case remove([PageID])
  /// Do all of this, or nothing.
  case batch([BoundOperation])
  /// Do this while that page, from which it was asked, is in the stack.
  indirect case from(PageID, BoundOperation)
  /// Change nothing: the stack was as asked, and the request shares the fate of those before it.
  case none

  /// Whether this is `none`.
  @inline(__always)
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

/// What a bound operation did to a stack.
enum Application: Hashable, Sendable {
  /// It changed the stack; the effect says how to recognise that later.
  case changed(Effect)
  /// The stack was as wanted already.
  case unchanged
  /// It cannot be carried out on this stack, which is as before.
  case failed(Failure)

  /// Why a bound operation cannot be carried out on a stack.
  enum Failure: Hashable, Sendable {
    /// A page that it needs is gone.
    case baseless
    /// The page to put in is in the stack, at another place.
    case duplicate(PageID, index: Int)
    /// The page to take out is the root.
    case root(PageID)
    /// This step of a batch cannot be carried out, or leads to no stack in the end.
    case step(Int)
  }
}

/// How to tell from a stack whether a request has had its effect.
enum Effect: Hashable, Sendable {
  /// This page is in the stack.
  case contains(PageID)
  /// This page, the lowest one removed, is not in the stack.
  case lacks(PageID)
  /// None of these pages is in the stack.
  case lacksAll([PageID])
  /// The stack is this one.
  case equals([PageID])
  /// All of these at once.
  case all([Effect])

  /// Tells whether a stack shows this effect, without searching it.
  func isPresent(in stack: IndexedStack) -> Bool {
    switch self {
    case .contains(let page): stack.index(of: page) != nil
    case .lacks(let page): stack.index(of: page) == nil
    case .lacksAll(let pages): pages.allSatisfy { stack.index(of: $0) == nil }
    case .equals(let pages): stack.pages == pages
    case .all(let effects): effects.allSatisfy { $0.isPresent(in: stack) }
    }
  }
}
