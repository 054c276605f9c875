import CUIKit
import Foundation

/// What an app does wrong with a snapshot.
///
/// Source of the texts about duplicates and sections: public crash reports; of that about outlines
/// github.com/hackiftekhar/IQListKit, issue 3. Assumed: the text about identifiers that are not there.
nonisolated enum SnapshotMistake {
  case noSection
  case duplicateItems([String])
  case duplicateSections([String])
  case duplicateOutlineItems([String])
  case missing(String)

  private var reason: String {
    func list(_ names: [String]) -> String { names.map { "    \($0)" }.joined(separator: ",\n") }
    switch self {
    case .noSection:
      return "There are currently no sections in the data source. Please add a section first."
    case .duplicateItems(let names):
      return
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list(names))\n)}"
    case .duplicateSections(let names):
      return
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n\(list(names))\n)}"
    case .duplicateOutlineItems(let names):
      return
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(list(names))\n)}"
    case .missing(let name):
      return "Invalid parameter not satisfying: \(name) is in the snapshot"
    }
  }

  /// Whether items that are put in again move. So they do outside of the main actor in any case, where nobody knows
  /// the system.
  ///
  /// Source: a log line of 2024 (boostcampwm-2024/iOS04-PhotoGether, issue 74), and a crash of 2020
  /// (apptekstudios/ASCollectionView, issue 80).
  static var movesKnownItems: Bool {
    guard isOnMainActor() else { return true }
    return MainActor.assumeIsolated { UISystem.current.behaviour.isFromIOS18On }
  }

  /// Says that items were moved, in the words of the log line above; of one item in those of
  /// eleev/expandable-collection-view-kit, issue 9.
  static func logMoved(_ names: [String]) {
    guard isOnMainActor() else { return }
    let isOne = names.count == 1
    let (items, exist) =
      isOne ? ("item identifier", "exists") : ("item identifiers", "exist")
    let list =
      isOne ? names[0] : "(\n\(names.map { "    \"\($0)\"" }.joined(separator: ",\n"))\n)"
    MainActor.assumeIsolated {
      UISystem.current.log(
        "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append"
          + " \(names.count) \(items) that already \(exist) in the snapshot. The existing \(items) will be"
          + " moved into place instead, but this operation will be more expensive. For best"
          + " performance, inserted item identifiers should always be unique. Set a symbolic"
          + " breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch"
          + " this in the debugger. I\(items.dropFirst()) that already \(exist): \(list)")
    }
  }

  /// Raises an exception, which stops the app; nothing is changed. Outside of the main actor the process stops.
  func raise() {
    MainActor.assumeIsolated {
      UISystem.current.raise("NSInternalInconsistencyException", reason)
    }
  }
}
