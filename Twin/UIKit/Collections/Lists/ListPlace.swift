import Foundation
import QuartzCore

/// Where in a list a cell is.
struct ListPlace: Equatable {
  /// What a cell is for a section.
  enum Role {
    case item
    /// Also an item that stands for one.
    case header
    case footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  let isFirst: Bool
  let isLast: Bool
  let separators: CellSeparators
  /// The ends of the line below; nil where the system chooses them.
  let bottomInsets: NSDirectionalEdgeInsets?

  /// How round the corners of a group are that stands apart at the sides, in points.
  @MainActor static var groupRadius: CGFloat { UITableView.groupRadius }

  /// The place of a header or footer.
  init(_ list: UICollectionLayoutListConfiguration, _ role: Role) {
    appearance = list.appearance
    self.role = role
    (isFirst, isLast) = (false, false)
    separators = CellSeparators()
    bottomInsets = nil
  }

  /// The place of an item.
  init(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
    appearance = list.appearance
    let hasHeader = list.headerMode == .firstItemInSection
    let isHeader = hasHeader && path.item == 0
    role = isHeader ? .header : .item
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
    guard role == .item else { return corners }
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Source: UIKit documentation, `UICollectionViewListCell.defaultContentConfiguration()`: the values are chosen
  /// by the section where the cell appears.
  var contentConfiguration: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
    case (.footer, _): .plainFooter()
    }
  }

  var backgroundConfiguration: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, .sidebar), (.item, .sidebarPlain): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
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
