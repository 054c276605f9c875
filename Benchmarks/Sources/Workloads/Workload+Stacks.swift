import Baselines
import InterlockCore

/// Setting whole stacks.
extension Workload {
  /// How a stack that is set differs from the one that is there.
  package enum Difference: String, CaseIterable, Sendable {
    case sameButLast = "same but last", reversed, disjoint

    func pages(of depth: Int) -> [Int] {
      switch self {
      case .sameButLast: Array(0..<(depth - 1)) + [depth]
      case .reversed: (0..<depth).reversed()
      case .disjoint: Array(depth..<(2 * depth))
      }
    }
  }

  /// Sets a stack, and the former one again, so many times in all.
  package static func set(_ count: Int, depth: Int, _ difference: Difference) {
    let driver = BareDriver(depth: depth, endsAtOnce: true)
    let stacks = [difference.pages(of: depth), Array(0..<depth)].map { numbers in
      numbers.map { NavigationEngine.Page(PageID(rawValue: $0)) }
    }
    for index in 0..<count { driver.request(.set(stacks[index % 2])) }
    precondition(driver.transitionCount == count, "each of them is a transition")
  }

  /// What any code has to do: compare from below, and look for the rest in a set of identities.
  package static func scan(_ count: Int, depth: Int, _ difference: Difference) {
    let all = pages(2 * depth + 1)
    let stacks = [difference.pages(of: depth), Array(0..<depth)].map { $0.map { all[$0] } }
    var kept = 0
    for index in 0..<count {
      kept += keptCount(from: stacks[(index + 1) % 2], to: stacks[index % 2])
    }
    let keptEachTime = difference == .sameButLast ? depth - 1 : difference == .reversed ? depth : 0
    precondition(kept == count * keptEachTime, "the scan counts what both have")
  }

  @inline(never)
  private static func keptCount(from old: [Page], to new: [Page]) -> Int {
    var common = 0
    while common < old.count, common < new.count, old[common] === new[common] { common += 1 }
    let wanted = Set(new[common...].map(ObjectIdentifier.init))
    return common + old[common...].count { wanted.contains(ObjectIdentifier($0)) }
  }
}
