import Foundation

/// A file of pages that is read: how many pages it has, and how large they are.
///
/// Source: Adobe, "PDF Reference", sixth edition, version 1.7, chapters 3.4.3 and 3.6.
struct PDFReading {
  /// A page with what it has from those around it.
  struct Page {
    var boxes: [String: CGRect] = [:]
    var rotation = 0
  }

  private let bytes: [UInt8]
  /// Where each object begins.
  private var offsets: [Int: Int] = [:]
  private(set) var pages: [Page] = []

  /// Reads a file; nil for one whose table cannot be read, or whose objects are hidden by a password.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
      let mark = data.range(of: Data("startxref".utf8), options: .backwards)
    else { return nil }
    var scanner = PDFScanner(bytes, at: data.distance(from: data.startIndex, to: mark.upperBound))
    guard let start = Int(scanner.word()), let trailer = readTables(from: start),
      trailer["Encrypt"] == nil, let root = entries(trailer["Root"]),
      let tree = root["Pages"], entries(tree) != nil
    else { return nil }
    var seen: Set<Int> = []
    addPages(tree, Page(), &seen)
  }

  /// Reads the tables, the newest first.
  ///
  /// - Returns: What the newest one says of the file.
  private mutating func readTables(from start: Int) -> [String: PDFValue]? {
    var newest: [String: PDFValue]?
    var next: Int? = start
    var seen: Set<Int> = []
    while let place = next, seen.insert(place).inserted {
      var scanner = PDFScanner(bytes, at: place)
      guard scanner.word() == "xref" else { return nil }
      var first = scanner.word()
      while let number = Int(first), let count = Int(scanner.word()), count >= 0 {
        for index in 0..<min(count, bytes.count) {
          guard let offset = Int(scanner.word()), Int(scanner.word()) != nil else { return nil }
          guard scanner.word() == "n", offsets[number + index] == nil else { continue }
          offsets[number + index] = offset
        }
        first = scanner.word()
      }
      guard first == "trailer", case .dictionary(let trailer) = scanner.value() else { return nil }
      newest = newest ?? trailer
      next = number(trailer["Prev"]).map { Int($0) }
    }
    return newest
  }

  // MARK: Values

  private func resolved(_ value: PDFValue?) -> PDFValue? {
    guard case .reference(let number) = value else { return value }
    guard let offset = offsets[number] else { return nil }
    var scanner = PDFScanner(bytes, at: offset)
    guard Int(scanner.word()) == number, Int(scanner.word()) != nil, scanner.word() == "obj" else {
      return nil
    }
    return scanner.value()
  }

  private func entries(_ value: PDFValue?) -> [String: PDFValue]? {
    guard case .dictionary(let entries) = resolved(value) else { return nil }
    return entries
  }

  private func number(_ value: PDFValue?) -> CGFloat? {
    guard case .number(let number) = resolved(value) else { return nil }
    return number
  }

  private func box(_ value: PDFValue?) -> CGRect? {
    guard case .array(let values) = resolved(value) else { return nil }
    let sides = values.compactMap { number($0) }
    guard sides.count == 4 else { return nil }
    return CGRect(
      x: min(sides[0], sides[2]), y: min(sides[1], sides[3]), width: abs(sides[2] - sides[0]),
      height: abs(sides[3] - sides[1]))
  }

  // MARK: Pages

  private mutating func addPages(_ node: PDFValue, _ outer: Page, _ seen: inout Set<Int>) {
    if case .reference(let number) = node, !seen.insert(number).inserted { return }
    guard let node = entries(node) else { return }
    var page = outer
    for name in ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] {
      if let box = box(node[name]) { page.boxes[name] = box }
    }
    if let rotation = number(node["Rotate"]) { page.rotation = Int(rotation) }
    guard case .array(let kids) = resolved(node["Kids"]) else { return pages.append(page) }
    for kid in kids { addPages(kid, page, &seen) }
  }
}
