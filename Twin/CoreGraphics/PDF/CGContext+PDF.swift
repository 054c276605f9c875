public import Foundation

/// The pages of a context that draws a file of them.
final class PDFPages {
  /// The size of a page that says none: 8.5 by 11 inches, as Apple's page of `CGPDFContextCreate` has it.
  private static let usual = CGRect(x: 0, y: 0, width: 612, height: 792)

  private let usual: CGRect
  private let info: [String: String]
  private let deliver: (Data) -> Void
  private var file = PDFFile()
  private var page: CGRect?
  private var isClosed = false

  init(_ mediaBox: CGRect?, info: [String: String], deliver: @escaping (Data) -> Void) {
    usual = mediaBox.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usual
    self.info = info
    self.deliver = deliver
  }

  /// Begins a page, whose y axis points up; one that is under way ends.
  func begin(_ box: CGRect?, in context: CGContext) {
    end(in: context)
    let box = box.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    _ = context.takePage(nextSize: box.size)
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
    page = box
  }

  func end(in context: CGContext) {
    guard let page else { return }
    file.addPage(
      context.takePage(nextSize: usual.size), bounds: CGRect(origin: .zero, size: page.size))
    self.page = nil
  }

  func close(in context: CGContext) {
    guard !isClosed else { return }
    isClosed = true
    end(in: context)
    deliver(file.data(info: info))
  }
}

extension CGContext {
  /// Makes a context whose pages become a file.
  ///
  /// Differs from Core Graphics: the file is there after `closePDF()`, and not if the context is let go of without. See
  /// `PDFPainter` for what looks otherwise on a page.
  ///
  /// - Parameters:
  ///   - consumer: Where the file goes to.
  ///   - mediaBox: The size of pages that say none; 612 by 792 points for nil.
  ///   - auxiliaryInfo: What is said of the file, by keys such as `kCGPDFContextTitle`.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(size: mediaBox?.pointee.size ?? .zero, scale: 1)
    pages = PDFPages(
      mediaBox?.pointee, info: PDFFile.entries(auxiliaryInfo ?? [:]), deliver: consumer.take)
  }

  /// Makes a context whose pages are written to a file; nil if it cannot be written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page of a file.
  ///
  /// - Parameter pageInfo: How large it is, by `kCGPDFContextMediaBox`; nil for what the file says.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = pageInfo?[kCGPDFContextMediaBox] as? Data
    let box = data.flatMap { data -> CGRect? in
      guard data.count == MemoryLayout<CGRect>.size else { return nil }
      return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    pages?.begin(box, in: self)
  }

  /// Ends a page of a file.
  public func endPDFPage() {
    pages?.end(in: self)
  }

  /// Begins a page; of a file alone.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    pages?.begin(mediaBox?.pointee, in: self)
  }

  /// Ends a page.
  public func endPage() {
    pages?.end(in: self)
  }

  /// Ends a file of pages, which goes to where it belongs.
  public func closePDF() {
    pages?.close(in: self)
  }
}
