public import Foundation

/// Which part of a page is meant.
public enum CGPDFBox: Int32, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown of it.
  case cropBox = 1
  /// What is printed of it, before it is cut.
  case bleedBox = 2
  /// What is left after it was cut.
  case trimBox = 3
  /// What is of use.
  case artBox = 4
}

/// A file of pages that is read.
///
/// Differs from Core Graphics: its pages can be counted and measured, and not be drawn; of files whose table is kept in a
/// stream, or which have a password, there is none.
public final class CGPDFDocument {
  private let reading: PDFReading

  /// Reads the bytes of a file; nil if they cannot be read.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let reading = PDFReading(data) else { return nil }
    self.reading = reading
  }

  /// Reads a file; nil if it cannot be read.
  public init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url), let reading = PDFReading(data) else { return nil }
    self.reading = reading
  }

  /// How many pages there are.
  public var numberOfPages: Int { reading.pages.count }

  /// Whether there is a password: no, as such files are not read.
  public var isEncrypted: Bool { false }

  /// Whether what is in it can be seen.
  public var isUnlocked: Bool { true }

  /// A page, from 1 on; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard reading.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, reading.pages[pageNumber - 1], number: pageNumber)
  }
}

/// A page of a file that is read.
public final class CGPDFPage {
  private let owner: CGPDFDocument
  private let page: PDFReading.Page
  private let number: Int

  init(_ owner: CGPDFDocument, _ page: PDFReading.Page, number: Int) {
    self.owner = owner
    self.page = page
    self.number = number
  }

  /// The file.
  public var document: CGPDFDocument? { owner }

  /// Which page of it this is, from 1 on.
  public var pageNumber: Int { number }

  /// How far the page is turned to the right, in degrees.
  public var rotationAngle: Int32 { Int32(truncatingIfNeeded: page.rotation) }

  /// A part of the page. What the page does not say is what is shown of it, and that the paper.
  ///
  /// Source: Adobe, "PDF Reference", table 3.27: the defaults of the boxes.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let media = page.boxes["MediaBox"] ?? .zero
    let crop = (page.boxes["CropBox"] ?? media).intersection(media)
    switch box {
    case .mediaBox: return media
    case .cropBox: return crop
    case .bleedBox: return page.boxes["BleedBox"] ?? crop
    case .trimBox: return page.boxes["TrimBox"] ?? crop
    case .artBox: return page.boxes["ArtBox"] ?? crop
    }
  }
}
