/// The book of requests that have no outcome yet.
///
/// Sets and dictionaries here are only ever looked into, never iterated: their order differs from run
/// to run, and the engine's must not.
struct Ledger: Hashable, Sendable {
  /// What is open.
  private(set) var open = OpenRequests()
  /// What the open pushes make that have a key.
  private(set) var tapsByRequest: [RequestID: Tap] = [:]
  /// How many open pushes there are for each page and key.
  private(set) var taps: [Tap: Int] = [:]
  /// The greatest number of a request so far.
  private(set) var lastRequest: RequestID?

  /// A push of something from somewhere, as a finger makes it.
  struct Tap: Hashable, Sendable {
    var source: PageID?
    var key: PageKey
  }

  /// How many requests have no outcome yet.
  var openCount: Int { open.count }

  /// Takes note of a new request; `false` if its number is not new.
  mutating func register(_ request: RequestID) -> Bool {
    if let lastRequest, request <= lastRequest { return false }
    lastRequest = request
    open.append(request)
    return true
  }

  /// Notes what an accepted push shows, so that a second tap is recognised.
  mutating func note(_ tap: Tap, of request: RequestID) {
    tapsByRequest[request] = tap
    taps[tap, default: 0] += 1
  }

  /// Whether an accepted push of this key from this page has no outcome yet.
  func isOpen(_ tap: Tap) -> Bool { !taps.isEmpty && taps[tap] != nil }

  /// Closes a request; `false` if it is not open.
  @inline(__always)
  mutating func close(_ request: RequestID) -> Bool {
    guard open.remove(request) else { return false }
    if !tapsByRequest.isEmpty, let tap = tapsByRequest.removeValue(forKey: request),
      let count = taps[tap]
    {
      taps[tap] = count > 1 ? count - 1 : nil
    }
    return true
  }

  /// Whether a request has no outcome yet.
  func isOpen(_ request: RequestID) -> Bool { open.contains(request) }
}

// MARK: - In a recording

extension Ledger {
  /// Lets go of all storage if nothing is open.
  mutating func dropSpareRoom() {
    if openCount == 0 { self = Ledger(lastRequest: lastRequest) }
  }

  /// A push of something from somewhere, with its request.
  struct OpenTap: Hashable, Sendable {
    var request: RequestID
    var tap: Tap
  }

  /// The pushes with a key that have no outcome yet, in the order of their requests.
  ///
  /// - Complexity: O(n log n) for n open requests.
  var openTaps: [OpenTap] {
    tapsByRequest.map { OpenTap(request: $0.key, tap: $0.value) }
      .sorted { $0.request < $1.request }
  }

  /// Creates a ledger in which no request is open.
  init(lastRequest: RequestID?) {
    self.lastRequest = lastRequest
  }

  /// Creates a ledger with these open requests; `nil` if one of them is there twice, is newer than
  /// the last one, or is not there and has been noted.
  init?(open requests: [RequestID], taps: [OpenTap], lastRequest: RequestID?) {
    self.init(lastRequest: nil)
    for request in requests.sorted() {
      guard register(request) else { return nil }
    }
    if let newest = self.lastRequest {
      guard let lastRequest, newest <= lastRequest else { return nil }
    }
    self.lastRequest = lastRequest
    var noted: Set<RequestID> = []
    for entry in taps {
      guard isOpen(entry.request), noted.insert(entry.request).inserted else { return nil }
      note(entry.tap, of: entry.request)
    }
  }
}
