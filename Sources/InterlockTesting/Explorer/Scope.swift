import InterlockCore

/// What of a world's bounds is asked in each step, without lists and sets.
struct Scope: Sendable {
  let pages: UInt8
  let requests: UInt8
  let asked: UInt8
  let motions: Int
  let firings: UInt8
  let late: UInt8
  let policies: UInt8
  let tellsDistancesApart: Bool
  private let quirks: UInt32
  private let changes: UInt32
  /// The pages of each sort, by the bits of their numbers.
  let sorts: [UInt16]

  init(_ bounds: WorldBounds) {
    pages = UInt8(clamping: bounds.pages)
    requests = UInt8(clamping: bounds.requests)
    asked = UInt8(clamping: bounds.asked)
    motions = min(bounds.motions, HostModel.Motions.capacity)
    firings = UInt8(clamping: bounds.firings)
    late = UInt8(clamping: bounds.late)
    policies = UInt8(clamping: bounds.policies.count)
    tellsDistancesApart = bounds.tellsDistancesApart
    quirks = bounds.quirks.reduce(0) { $0 | $1.bit }
    changes = bounds.changes.reduce(0) { $0 | $1.bit }
    let classes = bounds.pageClasses
    sorts = (0...(classes.max() ?? 0)).map { sort in
      classes.indices.reduce(0) { classes[$1] == sort ? $0 | 1 << UInt16($1) : $0 }
    }
  }

  /// All pages, by the bits of their numbers.
  var allPages: UInt16 { 1 << UInt16(pages) - 1 }

  func has(_ quirk: WorldBounds.Quirk) -> Bool { quirks & quirk.bit != 0 }
  func has(_ change: WorldBounds.Change) -> Bool { changes & change.bit != 0 }

  /// The lowest page of the sort of this one that is not among those; the page itself if all are.
  func page(likeThat page: PageNumber, notIn used: UInt16) -> PageNumber {
    for sort in sorts where sort & 1 << UInt16(page) != 0 {
      let free = sort & ~used
      if free != 0 { return PageNumber(free.trailingZeroBitCount) }
    }
    return page
  }
}

extension WorldBounds.Quirk {
  /// One bit, another one for each.
  fileprivate var bit: UInt32 {
    switch self {
    case .silent: 1 << 0
    case .late: 1 << 1
    case .early: 1 << 2
    case .swallows: 1 << 3
    case .drops: 1 << 4
    case .postpones: 1 << 5
    case .lingers: 1 << 6
    case .listsLeaving: 1 << 7
    case .cancels: 1 << 8
    case .vanishes: 1 << 9
    case .otherCode: 1 << 10
    case .user: 1 << 11
    case .overlaps: 1 << 12
    case .leaves: 1 << 13
    case .background: 1 << 14
    case .closes: 1 << 15
    case .answersLate: 1 << 16
    case .refusesLayout: 1 << 17
    case .bar: 1 << 18
    case .appears: 1 << 19
    case .withdraws: 1 << 20
    case .holds: 1 << 21
    }
  }
}

extension WorldBounds.Change {
  /// One bit, another one for each.
  fileprivate var bit: UInt32 {
    switch self {
    case .push: 1 << 0
    case .pushFrom: 1 << 1
    case .pop: 1 << 2
    case .popTwo: 1 << 3
    case .popTo: 1 << 4
    case .popToRoot: 1 << 5
    case .set: 1 << 6
    case .replaceTop: 1 << 7
    case .remove: 1 << 8
    case .batch: 1 << 9
    case .asking: 1 << 10
    }
  }
}
