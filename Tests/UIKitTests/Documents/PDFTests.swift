import Foundation
import Testing
import UIKit

@Suite("A file of pages")
@MainActor
struct PDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test("has the pages that were begun, as large as they were to be")
  func pages() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
      context.beginPage()
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      context.beginPage(
        withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 300)
    }
    #expect(text(data).hasPrefix("%PDF-1."))
    #expect(text(data).hasSuffix("%%EOF\n"))
    #expect(text(data).contains("/Count 2"))
    #expect(text(data).contains("/MediaBox [0 0 200 100]"))
    #expect(text(data).contains("/MediaBox [0 0 300 400]"))
    #expect(text(data).contains("1 0 0 -1 0 100 cm"))
  }

  @Test("has a table that says where its objects are")
  func table() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
    let data = renderer.pdfData { context in
      context.beginPage()
      ("\u{1F600} é (x)" as NSString).draw(at: .zero, withAttributes: nil)
    }
    let bytes = [UInt8](data)
    // One character for each byte.
    let file = String(bytes.map { Character(UnicodeScalar($0)) })
    let start = try #require(file.range(of: "startxref\n"))
    let place = try #require(Int(file[start.upperBound...].prefix { $0.isNumber }))
    #expect(bytes[place...].starts(with: Array("xref".utf8)))
    let rows = file[file.index(file.startIndex, offsetBy: place)...].split(separator: "\n")
      .filter { $0.hasSuffix(" n ") }
    #expect(rows.count > 5)
    for (index, row) in rows.enumerated() {
      let offset = try #require(Int(row.prefix(10)))
      #expect(bytes[offset...].starts(with: Array("\(index + 1) 0 obj".utf8)))
    }
  }

  @Test("shows lines, areas, text, pictures and gradients as they were drawn")
  func drawing() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let data = renderer.pdfData { context in
      context.beginPage()
      let canvas = context.cgContext
      canvas.setFillColor(UIColor.red.cgColor)
      canvas.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      canvas.setStrokeColor(UIColor.blue.cgColor)
      canvas.setLineWidth(2.5)
      canvas.move(to: .zero)
      canvas.addLine(to: CGPoint(x: 50, y: 60))
      canvas.strokePath()
      ("Hello (you)" as NSString).draw(
        at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      let gradient = CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.green.cgColor] as CFArray,
        locations: nil)
      if let gradient {
        canvas.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
      }
    }
    let file = text(data)
    #expect(file.contains("1 0 0 rg"))
    #expect(file.contains("1 2 m\n4 2 l\n4 6 l\n1 6 l\nh\nf"))
    #expect(file.contains("0 0 1 RG\n2.5 w"))
    #expect(file.contains("0 0 m\n50 60 l\nS"))
    #expect(file.contains("(Hello \\(you\\)) Tj"))
    #expect(file.contains("/BaseFont /Helvetica-Bold"))
    #expect(file.contains("/ShadingType 2"))
    #expect(file.contains("/Extend [false false]"))
  }

  @Test("says who made it")
  func info() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "My page", kCGPDFContextAuthor as String: "Zoë",
    ]
    let data = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10), format: format
    ).pdfData { $0.beginPage() }
    #expect(text(data).contains("/Title (My page)"))
    #expect(text(data).contains("/Author <FEFF005A006F00EB>"))
  }

  @Test("leads elsewhere")
  func links() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let data = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 100)
    ).pdfData { context in
      context.beginPage()
      context.setURL(url, for: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setDestinationWithName("end", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 0, y: 30))
    }
    #expect(text(data).contains("/URI (https://example.com/a)"))
    #expect(text(data).contains("/Rect [10 70 30 90]"))
    #expect(text(data).contains("(end) [") && text(data).contains("/XYZ 0 70 null]"))
  }

  @Test("is drawn between a begin and an end, too")
  func functions() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "T"])
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 50)
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    let file = text(Data(referencing: data))
    #expect(file.contains("/Count 2") && file.contains("1 0 0 rg"))
  }

  @Test("is written to where it belongs")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)).writePDF(to: url) {
      $0.beginPage()
    }
    #expect(try Data(contentsOf: url).starts(with: Array("%PDF".utf8)))
    try FileManager.default.removeItem(at: url)
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: url).starts(with: Array("%PDF".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
  }
}
