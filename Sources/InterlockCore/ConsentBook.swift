/// The requests that wait for pages to agree that they leave.
///
/// They are bound, so that it is clear which pages are meant, but have no place: nothing waits for
/// them, and the target is as if they had not been made.
struct ConsentBook: Hashable, Sendable {
  /// In the order in which the requests were made.
  private(set) var questions: [Question] = []

  /// A request of which some page has not said yes.
  struct Question: Hashable, Sendable {
    var request: RequestID
    var operation: BoundOperation
    var policy: OverlapPolicy
    var isAnimated: Bool
    /// The pages that have not agreed, the one being asked last: pages leave from the top, and are asked in that
    /// order.
    var pages: [PageID]

    /// The page that is being asked.
    var page: PageID? { pages.last }
  }

  var isEmpty: Bool { questions.isEmpty }

  /// A page of these that is being asked already, or is about to be.
  func firstAsked(of pages: [PageID]) -> PageID? {
    pages.first { page in questions.contains { $0.pages.contains(page) } }
  }

  /// Adds a request with at least one page to ask.
  mutating func add(_ question: Question) {
    questions.append(question)
  }

  /// The question that this page is being asked for this request.
  func index(of request: RequestID, asking page: PageID) -> Int? {
    questions.firstIndex { $0.request == request && $0.page == page }
  }

  /// Notes that the page being asked agrees, and passes over pages that have left meanwhile; these may come back,
  /// and be asked then.
  ///
  /// - Returns: The next page to ask; `nil` if all that are there have agreed.
  mutating func agree(at index: Int, isStillThere: (PageID) -> Bool) -> PageID? {
    questions[index].pages.removeLast()
    guard let next = questions[index].pages.lastIndex(where: isStillThere) else { return nil }
    let page = questions[index].pages.remove(at: next)
    questions[index].pages.append(page)
    return page
  }

  /// Takes a question out.
  mutating func remove(at index: Int) -> Question {
    questions.remove(at: index)
  }

  /// Takes all questions out whose page does not need to be asked any more.
  mutating func removeAll(where isObsolete: (Question) -> Bool) -> [Question] {
    let obsolete = questions.filter(isObsolete)
    if !obsolete.isEmpty { questions.removeAll(where: isObsolete) }
    return obsolete
  }
}
