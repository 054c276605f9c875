import InterlockCore

/// Changes of a stack that are made together: all of them by one transition, or none.
///
/// Handed to the closure of a `batch`; pages are view controllers, or views of a
/// ``ViewNavigationController``. A batch in a batch counts as its steps.
public struct NavigationBatch<Page: AnyObject> {
  private var steps: [Step] = []

  private enum Step {
    case push(Page)
    case pop(count: Int)
    case popTo(Page)
    case popToRoot
    case set([Page])
    case replaceTop(Page)
    case remove([Page])
  }

  /// Lets somebody write the steps down.
  init(_ write: (inout NavigationBatch) -> Void) {
    write(&self)
  }

  /// Puts a page on top.
  public mutating func push(_ page: Page) {
    steps.append(.push(page))
  }

  /// Takes pages off the top, but never the last one.
  public mutating func pop(count: Int = 1) {
    steps.append(.pop(count: count))
  }

  /// Takes off everything above a page; the batch is refused if the page is not there.
  public mutating func popTo(_ page: Page) {
    steps.append(.popTo(page))
  }

  /// Takes off everything above the root.
  public mutating func popToRoot() {
    steps.append(.popToRoot)
  }

  /// Has exactly these pages, bottom to top; the batch is refused if there are none, or one twice.
  public mutating func setStack(_ pages: [Page]) {
    steps.append(.set(pages))
  }

  /// Puts a page in the place of the top one, which may be the root.
  public mutating func replaceTop(with page: Page) {
    steps.append(.replaceTop(page))
  }

  /// Takes pages out, wherever they are; the root may be one of them if another page comes.
  public mutating func remove(_ pages: [Page]) {
    steps.append(.remove(pages))
  }

  // MARK: For the engine

  /// All pages that the steps name.
  var pages: [Page] {
    steps.flatMap { step -> [Page] in
      switch step {
      case .push(let page), .popTo(let page), .replaceTop(let page): [page]
      case .set(let pages), .remove(let pages): pages
      case .pop, .popToRoot: []
      }
    }
  }

  /// The change that the engine knows, with pages as it sees them.
  func change(page: (Page) -> NavigationEngine.Page) -> NavigationEngine.Change {
    .batch(
      steps.map { step in
        switch step {
        case .push(let new): .push(page(new))
        case .pop(let count): .pop(count: count)
        case .popTo(let goal): .popTo(page(goal).id)
        case .popToRoot: .popToRoot
        case .set(let pages): .set(pages.map(page))
        case .replaceTop(let new): .replaceTop(page(new))
        case .remove(let pages): .remove(pages.map { page($0).id })
        }
      })
  }
}
