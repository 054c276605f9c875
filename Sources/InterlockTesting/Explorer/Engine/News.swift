import InterlockCore

/// What the engine is to be told, in three words: small enough to be looked up.
struct News: Sendable {
  var kind: Kind
  /// What belongs to the kind: a request, a place in a list, the number of an attempt.
  var detail: UInt32 = 0
  /// The transition, the coordinator, the probe or the page that it is about.
  var name: UInt16 = 0
  /// What the host lists, where it is read.
  var stack = PageRow()
  var sight = Sight()

  enum Kind: UInt8, Sendable {
    /// A request; `detail` is the `RequestCode`.
    case requested
    /// The request at a place in the list of those that are open.
    case withdrawn
    /// A page agrees, or does not.
    case agreed, refused
    case holdTaken, holdReleased
    /// A call has returned; `name` is its transition, `detail` its attempt.
    case performed
    /// A call that was put off is made; `name` is its transition.
    case postponedBegan
    case backBegan, swipeBegan, otherCodeBegan
    /// A witness about a coordinator (`name`), a page (`name`), or a bar: `detail` is the code of what is
    /// said, without what it is about.
    case coordinatorSaid, pageSaid, barSaid
    case progressed
    case laidOut
    /// An answer to the probe `name`, and a reading that nobody asked for.
    case answered, looked
    /// The deadline at a place in the list of those that are scheduled.
    case deadline
    case arrived, left
    case background, foreground, closed
  }

  init(_ kind: Kind, detail: UInt32 = 0, name: UInt16 = 0) {
    self.kind = kind
    self.detail = detail
    self.name = name
  }

  /// What the host says about the end of a transition.
  init(_ owed: HostModel.Owed) {
    let code = owed.code
    let kind: Kind =
      switch owed {
      case .completion, .fingerLifted, .turnedBack: .coordinatorSaid
      case .didShow, .appeared: .pageSaid
      case .barBegan, .barEnded: .barSaid
      }
    self.init(kind, detail: UInt32(code & 0xF000), name: code & 0xFFF)
  }

  /// What was said, if it is a witness about the end of a transition.
  var owed: HostModel.Owed { HostModel.Owed(code: UInt16(detail) | name) }

  /// The same, after a look at the host.
  func reading(_ host: HostModel) -> News {
    var news = self
    news.stack = host.listing
    news.sight = host.sight
    return news
  }

  /// All of it, to be compared.
  var key: SIMD4<UInt64> {
    let head = UInt64(kind.rawValue) | UInt64(name) << 8 | UInt64(detail) << 24
    return SIMD4(head, stack.bits, UInt64(sight.bits), 0)
  }
}

/// A request of a world's app in one word.
struct RequestCode: Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ change: Change, _ argument: UInt8 = 0, policy: UInt8) {
    rawValue = UInt32(change.rawValue) | UInt32(argument) << 8 | UInt32(policy) << 16
  }

  var change: Change? { Change(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
  var argument: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  var policy: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }

  /// What is asked for; the argument is a page or a count.
  enum Change: UInt8, Sendable {
    case push, pushFrom, popTo, replaceTop, batch, deepLink
    case pop, popAsking, popToRoot, reversed, topAlone, remove

    /// Whether the argument is a page.
    var namesPage: Bool { rawValue <= Change.deepLink.rawValue }
  }

  init?(_ symbol: WorldSymbol) {
    switch symbol {
    case .push(let page, let policy): self.init(.push, page, policy: policy)
    case .pushFrom(let page, let policy): self.init(.pushFrom, page, policy: policy)
    case .pop(let count, let policy): self.init(.pop, count, policy: policy)
    case .popTo(let page, let policy): self.init(.popTo, page, policy: policy)
    case .popToRoot(let policy): self.init(.popToRoot, policy: policy)
    case .deepLink(let page, let policy): self.init(.deepLink, page, policy: policy)
    case .set(.reversed, let policy): self.init(.reversed, policy: policy)
    case .set(.topAlone, let policy): self.init(.topAlone, policy: policy)
    case .replaceTop(let page, let policy): self.init(.replaceTop, page, policy: policy)
    case .remove(let policy): self.init(.remove, policy: policy)
    case .batch(let page, let policy): self.init(.batch, page, policy: policy)
    case .popAsking(let policy): self.init(.popAsking, policy: policy)
    default: return nil
    }
  }
}
