package import Foundation

/// A file of pages, as it is made one page after the other.
///
/// - `PDFPainter`: what a page shows.
/// - `PDFLetters`: its text.
///
/// Source: Adobe, "PDF Reference", sixth edition, version 1.7.
package struct PDFFile {
  /// A part of a page that leads somewhere.
  package struct Link: Hashable, Sendable {
    /// Where a link leads.
    package enum Target: Hashable, Sendable {
      /// To a web page.
      case url(String)
      /// To a place of the file, by its name.
      case destination(String)
    }

    /// Where it is, with y pointing down.
    package var rect: CGRect
    /// Where it leads.
    package var target: Target

    /// Makes a link.
    package init(rect: CGRect, target: Target) {
      self.rect = rect
      self.target = target
    }
  }

  /// The objects of the file, by number from 1 on; nil while one is being made.
  private var objects: [Data?] = []
  private var pages: [Int] = []
  private var destinations: [String: String] = [:]
  private let tree: Int
  private let font: Int
  private let boldFont: Int

  /// Makes a file without pages.
  package init() {
    tree = 1
    font = 2
    boldFont = 3
    objects = [nil]
    add(Self.font("Helvetica"))
    add(Self.font("Helvetica-Bold"))
  }

  private static func font(_ name: String) -> String {
    "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding /WinAnsiEncoding >>"
  }

  /// The object of the font for text of a weight.
  func font(bold isBold: Bool) -> Int { isBold ? boldFont : font }

  // MARK: Pages

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - commands: What it shows, with y pointing down.
  ///   - bounds: Which part of the plane the page is.
  ///   - links: What leads somewhere.
  ///   - places: Places that links can lead to, by their names.
  package mutating func addPage(
    _ commands: [DrawingCommand], bounds: CGRect, links: [Link] = [],
    places: [String: CGPoint] = [:]
  ) {
    // From coordinates whose y points down to those of the page.
    let flip = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
    var painter = PDFPainter(bounds: bounds)
    painter.write("\(PDFNumber.matrix(flip)) cm")
    painter.draw(commands, in: &self)
    let content = add(stream: painter.content, "")
    let notes = links.map { link in
      let action =
        switch link.target {
        case .url(let url): "/A << /S /URI /URI \(PDFText.literal(url)) >>"
        case .destination(let name): "/Dest \(PDFText.literal(name))"
        }
      let box = link.rect.applying(flip)
      return add(
        "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect \(PDFNumber.box(box)) \(action) >>")
    }
    let annotations =
      notes.isEmpty ? "" : "/Annots [\(notes.map { "\($0) 0 R" }.joined(separator: " "))] "
    let page = add(
      "<< /Type /Page /Parent \(tree) 0 R "
        + "/MediaBox \(PDFNumber.box(CGRect(origin: .zero, size: bounds.size))) "
        + "/Resources \(painter.resources) \(annotations)/Contents \(content) 0 R >>")
    pages.append(page)
    for (name, place) in places {
      let point = place.applying(flip)
      destinations[name] =
        "[\(page) 0 R /XYZ \(PDFNumber.text(point.x)) \(PDFNumber.text(point.y)) null]"
    }
  }

  /// How many pages there are.
  package var pageCount: Int { pages.count }

  // MARK: Objects

  /// Adds an object and returns its number.
  @discardableResult
  mutating func add(_ text: String) -> Int {
    objects.append(Data(text.utf8))
    return objects.count
  }

  /// Adds an object with a stream of bytes.
  @discardableResult
  mutating func add(stream: Data, _ entries: String) -> Int {
    var object = Data("<< \(entries)/Length \(stream.count) >>\nstream\n".utf8)
    object.append(stream)
    object.append(Data("\nendstream".utf8))
    objects.append(object)
    return objects.count
  }

  // MARK: File

  /// What is said of a file by Core Graphics' keys, by those of the format.
  package static func entries(_ info: [AnyHashable: Any]) -> [String: String] {
    let names = [
      kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject",
      kCGPDFContextCreator: "Creator", kCGPDFContextKeywords: "Keywords",
    ]
    var entries: [String: String] = [:]
    for (key, value) in info {
      guard let key = key.base as? String, let name = names[key] else { continue }
      if let words = value as? [String] {
        entries[name] = words.joined(separator: ", ")
      } else if let text = value as? String {
        entries[name] = text
      }
    }
    return entries
  }

  /// The file.
  ///
  /// - Parameter info: What is said of it, by key, such as `Title`.
  package func data(info: [String: String] = [:]) -> Data {
    var file = self
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    file.objects[tree - 1] = Data(
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8)
    let names = destinations.sorted { $0.key < $1.key }
      .map { "\(PDFText.literal($0.key)) \($0.value)" }
      .joined(separator: " ")
    let dests = names.isEmpty ? "" : " /Names << /Dests << /Names [\(names)] >> >>"
    let catalog = file.add("<< /Type /Catalog /Pages \(tree) 0 R\(dests) >>")
    let entries = info.sorted { $0.key < $1.key }
      .map { "/\($0.key) \(PDFText.literal($0.value))" }
      .joined(separator: " ")
    let about = file.add("<< \(entries) >>")
    return file.written(catalog: catalog, about: about)
  }

  private func written(catalog: Int, about: Int) -> Data {
    // The second line has bytes that say that the file is not text.
    var data = Data("%PDF-1.7\n%".utf8) + Data([0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(data.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      data.append(Data("\(index + 1) 0 obj\n".utf8))
      data.append(object ?? Data("null".utf8))
      data.append(Data("\nendobj\n".utf8))
    }
    let start = data.count
    let count = objects.count + 1
    data.append(
      Data(
        ("xref\n0 \(count)\n\(table)trailer\n<< /Size \(count) /Root \(catalog) 0 R "
          + "/Info \(about) 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8))
    return data
  }
}

/// Numbers of such a file, which have no exponents.
enum PDFNumber {
  static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let parts = (min(max(number, -1e9), 1e9) * 10_000).rounded()
    let whole = Int(abs(parts))
    let sign = parts < 0 ? "-" : ""
    guard whole % 10_000 != 0 else { return "\(sign)\(whole / 10_000)" }
    var digits = String(whole % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole / 10_000).\(digits)"
  }

  static func list(_ numbers: [CGFloat]) -> String {
    numbers.map(text).joined(separator: " ")
  }

  static func matrix(_ transform: CGAffineTransform) -> String {
    list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  static func box(_ rect: CGRect) -> String {
    "[\(list([rect.minX, rect.minY, rect.maxX, rect.maxY]))]"
  }
}
