import Foundation
import QuartzCore

/// How the rows of one update come and go, as the app wants it.
///
/// Source: documentation of `UITableView.RowAnimation`. Assumed: rows of which nothing is said, `automatic` and `middle`
/// fade; with `none`, which the documentation calls the default animation, they come and go at once, as people use it.
struct RowMotions {
  typealias Kind = UITableView.RowAnimation

  /// What happens to rows or sections.
  enum Change {
    case insertion, deletion, reload
  }

  /// Rows or sections by their places: before the changes for what goes, after them for what comes.
  private struct Places<Place: Hashable> {
    private(set) var coming: [Place: Kind] = [:]
    private(set) var going: [Place: Kind] = [:]
    private var reloaded: [Place: Kind] = [:]

    mutating func note(_ change: Change, of places: some Sequence<Place>, _ kind: Kind) {
      for place in places {
        switch change {
        case .insertion: coming[place] = kind
        case .deletion: going[place] = kind
        case .reload: (going[place], reloaded[place]) = (kind, kind)
        }
      }
    }

    /// Finds out where what is reloaded comes again.
    mutating func follow(_ newPlace: (Place) -> Place?) {
      for (place, kind) in reloaded {
        if let new = newPlace(place) { coming[new] = kind }
      }
    }
  }

  /// How rows come and go of which nothing else is said.
  var usual = Kind.fade
  private var rows = Places<IndexPath>()
  private var sections = Places<Int>()

  mutating func note(_ change: Change, of paths: [IndexPath], _ kind: Kind) {
    rows.note(change, of: paths, kind)
  }

  mutating func note(_ change: Change, of sections: IndexSet, _ kind: Kind) {
    self.sections.note(change, of: sections, kind)
  }

  /// Finds out where what is reloaded comes again.
  mutating func follow(_ updates: ItemUpdates) {
    rows.follow(updates.item)
    sections.follow(updates.section)
  }

  /// How the row at a place goes.
  func going(_ old: IndexPath) -> Kind { rows.going[old] ?? sections.going[old.section] ?? usual }

  /// How the row at a place comes.
  func coming(_ new: IndexPath) -> Kind {
    rows.coming[new] ?? sections.coming[new.section] ?? usual
  }
}

extension UITableView {
  /// A cell that comes or goes, and how.
  struct MovingCell {
    let cell: UITableViewCell
    let kind: RowAnimation

    /// Puts the cell out of sight, where it comes from or goes to.
    func leave() {
      switch kind {
      case .left: cell.frame.origin.x -= cell.frame.width
      case .right: cell.frame.origin.x += cell.frame.width
      case .top: cell.frame.origin.y -= cell.frame.height
      case .bottom: cell.frame.origin.y += cell.frame.height
      case .none: UIView.performWithoutAnimation { cell.alpha = 0 }
      case .fade, .middle, .automatic: cell.alpha = 0
      }
    }

    /// Whether it comes from behind another row, or goes there.
    var isBehindOthers: Bool { kind == .top || kind == .bottom }
  }
}
