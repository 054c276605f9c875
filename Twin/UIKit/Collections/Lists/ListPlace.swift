import Foundation
import QuartzCore

/// Where in a list a cell is.
struct ListPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isHeader: Bool
  let isFirst: Bool
  let isLast: Bool
  let separators: CellSeparators
  /// The ends of the line below; nil where the system chooses them.
  let bottomInsets: NSDirectionalEdgeInsets?

  /// How round the corners of a group are that stands apart at the sides, in points (assumed).
  static let groupRadius: CGFloat = 10

  init(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
    appearance = list.appearance
    let hasHeader = list.headerMode == .firstItemInSection
    isHeader = hasHeader && path.item == 0
    let first = hasHeader ? 1 : 0
    isFirst = path.item == first
    isLast = path.item == count - 1
    var lines = CellSeparators()
    let configuration = list.separators(of: path)
    if list.showsSeparators, !isHeader {
      lines = CellSeparators(row: path.item - first, count: count - first, style: list.tableStyle)
      lines.color = configuration.color
      lines.top = Self.line(lines.top, configuration.topSeparatorVisibility)
      lines.bottom = Self.line(lines.bottom, configuration.bottomSeparatorVisibility)
    }
    separators = lines
    let insets = configuration.bottomSeparatorInsets
    bottomInsets = insets == UIListSeparatorConfiguration.automaticInsets ? nil : insets
  }

  private static func line(
    _ line: CellSeparators.Line, _ visibility: UIListSeparatorConfiguration.Visibility
  ) -> CellSeparators.Line {
    switch visibility {
    case .automatic: line
    case .visible: line == .none ? .inset : line
    case .hidden: .none
    }
  }

  var roundsCorners: Bool { appearance == .insetGrouped }

  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isHeader { return corners }
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  var contentConfiguration: UIListContentConfiguration {
    guard isHeader else {
      return appearance == .sidebar ? .sidebarCell() : .cell()
    }
    switch appearance {
    case .plain: return .plainHeader()
    case .grouped, .insetGrouped: return .groupedHeader()
    case .sidebar, .sidebarPlain: return .sidebarHeader()
    }
  }

  var backgroundConfiguration: UIBackgroundConfiguration {
    switch appearance {
    case .plain: isHeader ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped: isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: isHeader ? .listSidebarHeader() : .listSidebarCell()
    }
  }
}

/// A data source whose items hold others.
@MainActor
protocol OutlineSource {
  /// Shows the items in an item, or hides them.
  func toggle(at path: IndexPath)
  /// Whether the items in an item show.
  func isExpanded(at path: IndexPath) -> Bool
  /// In how many others an item is; nil where the section has no such order.
  func level(at path: IndexPath) -> Int?
}
