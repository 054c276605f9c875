import CUIKit
import Foundation

/// What an app does wrong with a snapshot.
///
/// Source of the texts about duplicates and sections: public crash reports; of that about outlines
/// github.com/hackiftekhar/IQListKit, issue 3; of those about what is not there, and about sections that are there already,
/// a table of UIKit's exceptions, measured with Mac Catalyst (macOS 27), in the notes of a public port of
/// `NSDiffableDataSourceSnapshot`. Assumed: which of a move's two words goes with items and which with sections, and the texts
/// about sections that are marked and items that are configured again.
nonisolated enum SnapshotMistake {
  case noSection
  case duplicateItems([String])
  case duplicateSections([String])
  case knownSections([String])
  case duplicateOutlineItems([String])
  /// There is no section of this identifier, of which somebody asks for the items.
  case unknownSection
  /// What UIKit calls the place that is not there.
  case missing(String)
  /// Something is marked that is not there: what is done with it, what it is, and its identifier.
  case unknownMark(String, String, String)

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
    case .knownSections(let names):
      let isOne = names.count == 1
      let (identifiers, exist) =
        isOne ? ("section identifier", "exists") : ("section identifiers", "exist")
      return
        "Diffable data source detected an attempt to insert or append \(names.count) \(identifiers) that already"
        + " \(exist) in the snapshot. Identifiers in a snapshot must be unique. S\(identifiers.dropFirst()) that"
        + " already \(exist): \(isOne ? names[0] : "(\n\(list(names))\n)")"
    case .unknownSection:
      return
        "Section identifier was not found. You can verify the section exists by calling the"
        + " indexOfSectionIdentifier API (which has O(1) performance)"
    case .unknownMark(let verb, let kind, let name):
      return "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(name)"
    case .duplicateOutlineItems(let names):
      return
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(list(names))\n)}"
    case .missing(let name):
      return "Invalid parameter not satisfying: \(name) != NSNotFound"
    }
  }

  /// Whether items that are put in again move, and other mistakes have the words of late. So it is outside of the main
  /// actor in any case, where nobody knows the system.
  ///
  /// Source: a log line of 2024 (boostcampwm-2024/iOS04-PhotoGether, issue 74), and a crash of 2020
  /// (apptekstudios/ASCollectionView, issue 80).
  static var isOfLateSystems: Bool {
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
