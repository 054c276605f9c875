/// The pages of a controller, bottom to top; no page is there twice.
///
/// A push or pop at the end of a deep stack costs no more than on a short one.
package nonisolated struct PageStack: RandomAccessCollection {
  /// The pages.
  package private(set) var pages: [UIViewController] = []
  private var members: Set<ObjectIdentifier> = []

  /// A change that a call asks for and that is possible.
  nonisolated enum Edit {
    case push(UIViewController)
    /// Takes all pages off but this many.
    case keep(Int)
    case replace([UIViewController])
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { pages.count }
  package subscript(position: Int) -> UIViewController { pages[position] }

  func contains(_ page: UIViewController) -> Bool {
    members.contains(ObjectIdentifier(page))
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .push(let page):
      pages.append(page)
      members.insert(ObjectIdentifier(page))
    case .keep(let count):
      for page in pages[count...] { members.remove(ObjectIdentifier(page)) }
      pages.removeSubrange(count...)
    case .replace(let pages):
      self.pages = pages
      members = Set(pages.map(ObjectIdentifier.init))
    }
  }
}
