import Foundation

/// Where the parts of a table are.
struct TableLayout {
  /// Heights of one section's parts, in points.
  struct Section {
    /// What is free above the header.
    let padding: CGFloat
    let header: CGFloat
    private(set) var rows: [CGFloat]
    let footer: CGFloat
    /// Where each row begins, counted from the section, and where the last one ends.
    private(set) var edges: [CGFloat]

    init(padding: CGFloat, header: CGFloat, rows: [CGFloat], footer: CGFloat) {
      (self.padding, self.header, self.rows, self.footer) = (padding, header, rows, footer)
      edges = [padding + header]
      edges.reserveCapacity(rows.count + 1)
      placeRows(from: 0)
    }

    var height: CGFloat { edges[rows.count] + footer }

    mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
      rows[row] = height
      placeRows(from: row)
    }

    mutating func insertRow(_ height: CGFloat, at row: Int) {
      rows.insert(height, at: row)
      placeRows(from: row)
    }

    mutating func removeRow(at row: Int) -> CGFloat {
      defer { placeRows(from: row) }
      return rows.remove(at: row)
    }

    private mutating func placeRows(from first: Int) {
      edges.removeSubrange((first + 1)...)
      for height in rows[first...] { edges.append(edges[edges.count - 1] + height) }
    }
  }

  var width: CGFloat = 0
  /// How far rows, headers and footers are from the sides.
  var inset: CGFloat = 0
  /// The height of the view above everything.
  var top: CGFloat = 0
  /// The height of the view below everything.
  var bottom: CGFloat = 0
  var sections: [Section] = [] {
    didSet { placeSections() }
  }
  /// Where each section begins, without what is above all, and where the last one ends.
  private var starts: [CGFloat] = [0]

  private mutating func placeSections() {
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append(starts[starts.count - 1] + section.height) }
  }

  /// How wide rows, headers and footers are.
  var innerWidth: CGFloat { max(0, width - 2 * inset) }

  var height: CGFloat { top + starts[sections.count] + bottom }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  func section(_ index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    return CGRect(
      x: inset, y: top + starts[index], width: innerWidth, height: sections[index].height)
  }

  func header(of index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let section = sections[index]
    return CGRect(
      x: inset, y: top + starts[index] + section.padding, width: innerWidth, height: section.header)
  }

  func footer(of index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .zero }
    let height = sections[index].footer
    return CGRect(x: inset, y: section(index).maxY - height, width: innerWidth, height: height)
  }

  func row(_ path: IndexPath) -> CGRect {
    guard has(path) else { return .zero }
    return CGRect(
      x: inset, y: top + starts[path.section] + sections[path.section].edges[path.row],
      width: innerWidth, height: sections[path.section].rows[path.row])
  }

  /// The rows of which something lies in a part of the table, from the top.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    let first = sections.indices.firstOfSorted { top + starts[$0 + 1] > low }
    let end = sections.indices.firstOfSorted { top + starts[$0] >= high }
    return (first..<max(first, end)).flatMap { index in
      let start = top + starts[index]
      let rows = sections[index].rows.indices
      let edges = sections[index].edges
      let first = rows.firstOfSorted { start + edges[$0 + 1] > low }
      let end = rows.firstOfSorted { start + edges[$0] >= high }
      return (first..<max(first, end)).map { IndexPath(row: $0, section: index) }
    }
  }
}
