import Foundation
import Testing
import UIKit

@Suite("A file of pages that is read")
struct PDFReadingTests {
  private func document(_ data: Data) -> CGPDFDocument? {
    CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) }
  }

  @Test("has the pages that were drawn, as large as they are")
  func pages() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      context.beginPage()
      ("(1 0 R) << >>" as NSString).draw(at: .zero, withAttributes: nil)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400.5), pageInfo: [:])
    }
    let file = try #require(document(data))
    #expect(file.numberOfPages == 2 && file.isUnlocked && !file.isEncrypted)
    #expect(file.page(at: 0) == nil && file.page(at: 3) == nil)
    let page = try #require(file.page(at: 2))
    #expect(page.pageNumber == 2 && page.rotationAngle == 0 && page.document === file)
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 400.5))
    #expect(
      file.page(at: 1)?.getBoxRect(.artBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  /// Source: Adobe, "PDF Reference", 3.6.2: what pages have from those around them, and the boxes' defaults.
  @Test("has boxes and turns of what is around its pages")
  func inheritance() throws {
    let parts = [
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n",
      "2 0 obj << /Kids [3 0 R 4 0 R] /Count 3 /MediaBox [0 0 100 200] /Rotate 90 >> endobj\n",
      "3 0 obj << /Type /Page /Parent 2 0 R /CropBox [10 20 300 180] >> endobj % page\n",
      "4 0 obj << /Kids [5 0 R 6 0 R 2 0 R] /Rotate 0 /Title (a \\) (b) c) >> endobj\n",
      "5 0 obj << /Type /Page /MediaBox [5 5 50 60] /ID <AB> >> endobj\n",
      "6 0 obj << /Type /Page /TrimBox [1 1 2 2] >> endobj\n",
    ]
    var file = "%PDF-1.4\n"
    var table = "xref\n0 7\n0000000000 65535 f \n"
    for part in parts {
      let offset = String(file.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + "\(offset) 00000 n \n"
      file += part
    }
    let start = file.utf8.count
    file += table + "trailer << /Size 7 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    let read = try #require(document(Data(file.utf8)))
    #expect(read.numberOfPages == 3)
    let first = try #require(read.page(at: 1))
    #expect(first.rotationAngle == 90)
    #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(first.getBoxRect(.cropBox) == CGRect(x: 10, y: 20, width: 90, height: 160))
    #expect(first.getBoxRect(.trimBox) == first.getBoxRect(.cropBox))
    let second = try #require(read.page(at: 2))
    #expect(second.rotationAngle == 0)
    #expect(second.getBoxRect(.mediaBox) == CGRect(x: 5, y: 5, width: 45, height: 55))
    #expect(
      read.page(at: 3)?.getBoxRect(.trimBox) == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("is none where the bytes are no such file, or are cut off")
  func broken() {
    let data = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }
    #expect(document(Data("no file".utf8)) == nil)
    for count in stride(from: 0, to: data.count, by: 7) {
      _ = document(data.prefix(count))
    }
    #expect(document(data.prefix(data.count / 2)) == nil)
    #expect(document(data) != nil)
  }

  @Test("is drawn by a context of its own, whose y axis points up")
  func context() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 80, height: 60)
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let context = try #require(
      CGContext(
        consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Up"] as CFDictionary))
    context.beginPDFPage(nil)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.endPDFPage()
    var other = CGRect(x: 0, y: 0, width: 30, height: 20)
    context.beginPage(mediaBox: &other)
    context.endPage()
    #expect(data.length == 0)
    context.closePDF()
    context.closePDF()
    let bytes = Data(referencing: data)
    let file = try #require(document(bytes))
    #expect(file.numberOfPages == 2)
    #expect(file.page(at: 1)?.getBoxRect(.mediaBox) == box)
    #expect(file.page(at: 2)?.getBoxRect(.mediaBox).width == 30)
    let text = String(decoding: bytes, as: UTF8.self)
    // The lower left corner, after the page's flip: from 60 down to 55, seen from the top.
    #expect(text.contains("0 60 m\n10 60 l\n10 55 l\n0 55 l\nh\nf"))
    #expect(text.contains("/Title (Up)"))
  }
}
