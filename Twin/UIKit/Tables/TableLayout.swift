import Foundation

/// Where the parts of a table are.
struct TableLayout {
  /// Heights of one section's parts, in points.
  struct Section {
    /// What is free above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0

    var height: CGFloat { padding + header + rows.reduce(0, +) + footer }
  }

  var width: CGFloat = 0
  /// How far rows, headers and footers are from the sides.
  var inset: CGFloat = 0
  /// The height of the view above everything.
  var top: CGFloat = 0
  /// The height of the view below everything.
  var bottom: CGFloat = 0
  var sections: [Section] = [] {
    didSet { cut() }
  }
  /// Where each section begins, without what is above all.
  private var starts: [CGFloat] = []
  /// Where each row of each section begins, counted from the section.
  private var rowStarts: [[CGFloat]] = []

  private mutating func cut() {
    starts = []
    rowStarts = []
    var y: CGFloat = 0
    for section in sections {
      starts.append(y)
      var row = section.padding + section.header
      rowStarts.append(
        section.rows.map { height in
          defer { row += height }
          return row
        })
      y += section.height
    }
  }

  /// How wide rows, headers and footers are.
  var innerWidth: CGFloat { max(0, width - 2 * inset) }

  var height: CGFloat { top + sections.reduce(0) { $0 + $1.height } + bottom }

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
      x: inset, y: top + starts[path.section] + rowStarts[path.section][path.row],
      width: innerWidth, height: sections[path.section].rows[path.row])
  }

  /// The rows of which something lies in a part of the table, from the top.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { index -> [IndexPath] in
      let start = top + starts[index]
      guard start < high, start + sections[index].height > low else { return [] }
      return rowStarts[index].indices.filter { row in
        let y = start + rowStarts[index][row]
        return y < high && y + sections[index].rows[row] > low
      }
      .map { IndexPath(row: $0, section: index) }
    }
  }
}
