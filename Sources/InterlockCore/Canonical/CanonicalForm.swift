/// A state written down so that two states that differ by names only are written the same.
///
/// Numbers of pages, requests, transitions, coordinators, probes and holds are replaced by the order in
/// which they occur first; the times of deadlines by their order in time. What is left out, and why, is
/// said in `CanonicalForm.coverage`.
///
/// A form is a row of bytes that can be read in one way only: each list comes after its length, each
/// case after its number. So different forms mean different states. The bytes go into the fingerprint as
/// they are written, and are kept only on demand.
package struct CanonicalForm: Sendable {
  /// The words that are filled, if they are kept.
  private var words: [UInt64] = []
  private let keepsContent: Bool
  /// What the words that are filled come to.
  private var mixer = FingerprintMixer()
  /// The bytes that do not fill a word yet, the first one lowest.
  @usableFromInline var word: UInt64 = 0
  /// How many bits of `word` are filled.
  @usableFromInline var filled: UInt64 = 0
  private var pages = Names()
  private var requests = Names()
  private var transitions = Names()
  private var coordinators = Names()
  private var probes = Names()
  private var tokens = Names()
  private var times: [Timestamp] = []
  /// What sort of page each number is; pages of one sort can stand for each other.
  private let pageClasses: [UInt8]

  /// Numbers in the order in which they occurred.
  private struct Names: Sendable {
    /// Only the first `count` are meant: memory is kept from form to form.
    private var numbers: [Int] = []
    var count = 0

    /// The numbers, in the order in which they occurred.
    var inOrder: ArraySlice<Int> { numbers[..<count] }

    /// The place of a number, and whether it is new.
    @inline(__always)
    mutating func place(of number: Int) -> (place: Int, isNew: Bool) {
      let known = count
      let place = numbers.withUnsafeBufferPointer { numbers in
        var place = 0
        while place < known, numbers[place] != number { place += 1 }
        return place
      }
      if place < count { return (place, false) }
      if count < numbers.count { numbers[count] = number } else { numbers.append(number) }
      count += 1
      return (place, true)
    }
  }

  /// Creates an empty form.
  ///
  /// - Parameters:
  ///   - pageClasses: For each number of a page, its sort; pages beyond the list are of sort 0.
  ///   - keepsContent: Whether `content` is wanted, and not the fingerprint alone.
  package init(pageClasses: [UInt8] = [], keepsContent: Bool = false) {
    self.pageClasses = pageClasses
    self.keepsContent = keepsContent
  }

  /// Forgets what was written, and all names; keeps the memory.
  package mutating func removeAll() {
    if keepsContent { words.removeAll(keepingCapacity: true) }
    mixer = FingerprintMixer()
    word = 0
    filled = 0
    pages.count = 0
    requests.count = 0
    transitions.count = 0
    coordinators.count = 0
    probes.count = 0
    tokens.count = 0
    times.removeAll(keepingCapacity: true)
  }

  /// The numbers of pages, in the order in which they occurred.
  package var pagesInOrder: ArraySlice<Int> { pages.inOrder }
  /// The numbers of transitions, in the order in which they occurred.
  package var transitionsInOrder: ArraySlice<Int> { transitions.inOrder }
  /// The numbers of coordinators, in the order in which they occurred.
  package var coordinatorsInOrder: ArraySlice<Int> { coordinators.inOrder }
  /// The numbers of probes, in the order in which they occurred.
  package var probesInOrder: ArraySlice<Int> { probes.inOrder }

  /// What has been written, to compare; only of a form that keeps it.
  package var content: [UInt64] { words + [word, filled] }

  /// Writes the order of all times so far. Call it once, at the end.
  package mutating func finish() {
    for time in times {
      var earlier: UInt8 = 0
      for other in times where other < time { earlier += 1 }
      write(earlier)
    }
    times.removeAll(keepingCapacity: true)
  }
}

// MARK: - Values

extension CanonicalForm {
  /// Writes a small number, such as that of a case.
  @inlinable
  package mutating func write(_ byte: UInt8) {
    word |= UInt64(byte) &<< filled
    filled &+= 8
    if filled == 64 { nextWord() }
  }

  @usableFromInline
  mutating func nextWord() {
    mixer.mix(word)
    if keepsContent { words.append(word) }
    word = 0
    filled = 0
  }

  /// Writes a truth value.
  @inlinable
  package mutating func write(_ truth: Bool) {
    write(truth ? 1 : 0 as UInt8)
  }

  /// Writes a number; small ones take one byte.
  @inlinable
  package mutating func write(_ number: Int) {
    if number >= 0, number < 255 { return write(UInt8(truncatingIfNeeded: number)) }
    writeLarge(number)
  }

  @usableFromInline
  mutating func writeLarge(_ number: Int) {
    write(255 as UInt8)
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      write(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }

  /// Writes a text after its length.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    for byte in text.utf8 { write(byte) }
  }
}

// MARK: - Names

extension CanonicalForm {
  /// Writes a page: where it occurred first, and its sort when it does.
  package mutating func write(_ page: PageID) {
    let (place, isNew) = pages.place(of: page.rawValue)
    write(place)
    guard isNew else { return }
    write(pageClasses.indices.contains(page.rawValue) ? pageClasses[page.rawValue] : 0)
  }

  /// Writes a page, or that there is none.
  package mutating func write(_ page: PageID?) {
    write(page != nil)
    if let page { write(page) }
  }

  /// Writes a stack.
  package mutating func write(_ stack: [PageID]) {
    write(stack.count)
    for page in stack { write(page) }
  }

  /// Writes a request by where it occurred first.
  package mutating func write(_ request: RequestID) {
    write(requests.place(of: request.rawValue).place)
  }

  /// Writes a transition by where it occurred first.
  package mutating func write(_ transition: TransitionID) {
    write(transitions.place(of: transition.rawValue).place)
  }

  /// Writes a transition, or that there is none.
  package mutating func write(_ transition: TransitionID?) {
    write(transition != nil)
    if let transition { write(transition) }
  }

  /// Writes a coordinator by where it occurred first.
  package mutating func write(_ coordinator: CoordinatorID) {
    write(coordinators.place(of: coordinator.rawValue).place)
  }

  /// Writes a coordinator, or that there is none.
  package mutating func write(_ coordinator: CoordinatorID?) {
    write(coordinator != nil)
    if let coordinator { write(coordinator) }
  }

  /// Writes a probe by where it occurred first.
  package mutating func write(_ probe: ProbeID) {
    write(probes.place(of: probe.rawValue).place)
  }

  /// Writes a hold by where it occurred first.
  package mutating func write(_ token: HoldToken) {
    write(tokens.place(of: token.rawValue).place)
  }

  /// Notes a time, of which only its order among the others is written, by `finish()`.
  package mutating func write(_ time: Timestamp) {
    times.append(time)
  }
}

// MARK: - Fingerprint

extension CanonicalForm {
  /// 128 bits that stand for a form.
  ///
  /// Two of a thousand million forms have the same with a chance of less than one in 10^20, if
  /// the function behaves as a random one.
  package struct Fingerprint: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }
  }

  /// The form's fingerprint; the same on every machine and in every run.
  package var fingerprint: Fingerprint {
    var mixer = mixer
    mixer.mix(word)
    return mixer.fingerprint(afterBits: filled)
  }
}
