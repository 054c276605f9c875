import Foundation
import Simulator
import Testing
import UIKit

/// What apps make of a renderer to draw pages without a printer.
private final class Pages: UIPrintPageRenderer {
  var calls: [String] = []
  override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 300, height: 200) }
  override var printableRect: CGRect { paperRect.insetBy(dx: 10, dy: 10) }

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    calls.append("header \(pageIndex) \(headerRect)")
  }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    calls.append("content \(pageIndex) \(contentRect)")
  }
  override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    calls.append("formatter \(pageIndex)")
    super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
  }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    calls.append("footer \(pageIndex) \(footerRect)")
  }
}

/// The file of a renderer's pages, each in a text of its own.
@MainActor
private func pages(_ renderer: UIPrintPageRenderer) -> [String] {
  let data = NSMutableData()
  UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
  renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
  for index in 0..<renderer.numberOfPages {
    UIGraphicsBeginPDFPage()
    renderer.drawPage(at: index, in: UIGraphicsGetPDFContextBounds())
  }
  UIGraphicsEndPDFContext()
  let file = String(decoding: Data(referencing: data), as: UTF8.self)
  return file.components(separatedBy: "endstream").dropLast().map { String($0) }
}

private func lines(_ count: Int) -> String {
  (1...count).map { "Line \($0)." }.joined(separator: "\n")
}

@Suite("Pages that are printed")
@MainActor
struct PrintPagesTests {
  @Test("have as many lines of a text as there is room for, and all of them in the end")
  func simpleText() {
    let renderer = Pages()
    let formatter = UISimpleTextPrintFormatter(text: lines(30))
    let font = UIFont.systemFont(ofSize: 14)
    formatter.font = font
    #expect(formatter.pageCount == 0)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let perPage = Int(180 / font.lineHeight)
    #expect(renderer.numberOfPages == (30 + perPage - 1) / perPage)
    let texts = pages(renderer)
    #expect(texts.count == renderer.numberOfPages)
    #expect(texts.first?.contains("(Line 1.)") == true)
    #expect(texts.first?.contains("(Line \(perPage).)") == true)
    #expect(texts.first?.contains("(Line \(perPage + 1).)") == false)
    #expect(texts.dropFirst().first?.contains("(Line \(perPage + 1).)") == true)
    for line in 1...30 {
      #expect(texts.count { $0.contains("(Line \(line).)") } == 1)
    }
  }

  @Test("are drawn by a plain renderer whose paper is set by its key")
  func keys() {
    let renderer = UIPrintPageRenderer()
    #expect(renderer.paperRect == .zero)
    let formatter = UIMarkupTextPrintFormatter(
      markupText: "<h1>Title</h1><p>Some <b>bold</b> text.</p>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 0)
    let page = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    renderer.setValue(NSValue(cgRect: page), forKey: "paperRect")
    renderer.setValue(page.insetBy(dx: 20, dy: 20), forKey: "printableRect")
    #expect(renderer.paperRect == page && renderer.printableRect.minX == 20)
    #expect(renderer.value(forKey: "paperRect") as? CGRect == page)
    #expect(renderer.numberOfPages == 1)
    let text = pages(renderer).joined()
    #expect(text.contains("(Title)") && text.contains("bold) Tj"))
  }

  @Test("have their header, content, formatters and footer drawn in this order")
  func parts() {
    let renderer = Pages()
    renderer.headerHeight = 20
    renderer.footerHeight = 30
    let formatter = UISimpleTextPrintFormatter(text: "Hello")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 30, width: 280, height: 130))
    _ = GraphicsImage.draw { renderer.drawPage(at: 0, in: renderer.printableRect) }
    #expect(
      renderer.calls == [
        "header 0 \(CGRect(x: 10, y: 10, width: 280, height: 20))",
        "content 0 \(CGRect(x: 10, y: 30, width: 280, height: 130))",
        "formatter 0",
        "footer 0 \(CGRect(x: 10, y: 160, width: 280, height: 30))",
      ])
    renderer.calls = []
    (renderer.headerHeight, renderer.footerHeight) = (0, 0)
    _ = GraphicsImage.draw { renderer.drawPage(at: 7, in: renderer.printableRect) }
    #expect(renderer.calls == ["content 7 \(CGRect(x: 10, y: 10, width: 280, height: 180))"])
  }

  @Test("have content within the insets of the formatter, of which those at the top count once")
  func insets() {
    let renderer = Pages()
    let formatter = UISimpleTextPrintFormatter(text: lines(60))
    formatter.contentInsets = UIEdgeInsets(top: 40, left: 30, bottom: 99, right: 20)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 40, y: 50, width: 230, height: 140))
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 40, y: 10, width: 230, height: 180))
    #expect(formatter.rectForPage(at: 99) == .zero)

    formatter.contentInsets = .zero
    formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 50, bottom: 60, right: 5)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 50, y: 10, width: 240, height: 130))
    #expect(formatter.rectForPage(at: 1) == formatter.rectForPage(at: 0))

    formatter.perPageContentInsets = .zero
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 80
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 110, width: 100, height: 80))
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 10, y: 10, width: 100, height: 180))
  }

  @Test("have the formatters whose pages they are")
  func formatters() {
    let renderer = Pages()
    #expect(renderer.numberOfPages == 0 && renderer.printFormatters == nil)
    #expect(renderer.printFormattersForPage(at: 0) == nil)
    let first = UISimpleTextPrintFormatter(text: "One")
    let second = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "Two"))
    second.startPage = 2
    renderer.printFormatters = [first, second]
    #expect(renderer.numberOfPages == 3)
    #expect(renderer.printFormattersForPage(at: 0) == [first])
    #expect(renderer.printFormattersForPage(at: 1) == [])
    #expect(renderer.printFormattersForPage(at: 2) == [second])
    #expect(first.printPageRenderer === renderer && second.startPage == 2)
    second.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters == [first] && second.printPageRenderer == nil)
    renderer.addPrintFormatter(first, startingAtPageAt: 4)
    #expect(first.startPage == 4 && renderer.printFormatters == [first])
    #expect(renderer.numberOfPages == 5)
  }

  @Test("show a text in its font and color, the parts of one with attributes in their own")
  func look() throws {
    let formatter = UISimpleTextPrintFormatter(text: "Plain")
    #expect(formatter.attributedText?.string == "Plain" && formatter.font == nil)
    #expect(formatter.textAlignment == .left && formatter.color == nil)
    formatter.color = .red
    formatter.font = .boldSystemFont(ofSize: 20)
    let renderer = Pages()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(pages(renderer).first?.contains("1 0 0 rg") == true)
    let copy = try #require(formatter.copy() as? UISimpleTextPrintFormatter)
    #expect(copy.text == "Plain" && copy.font == formatter.font && copy.printPageRenderer == nil)

    let text = NSMutableAttributedString(string: "Green and red")
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
      range: NSRange(location: 0, length: 5))
    formatter.attributedText = text
    #expect(formatter.text == "Green and red")
    let page = try #require(pages(renderer).first)
    #expect(page.contains("0 1 0 rg") && page.contains("1 0 0 rg"))
    formatter.text = nil
    #expect(formatter.attributedText == nil && renderer.numberOfPages == 0)
  }

  private final class Chart: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
      rects.append(rect)
      #expect(formatter.view === self)
    }
  }

  @Test("show the text of a text view, and of other views what they draw for them")
  func views() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    textView.text = lines(40)
    let renderer = Pages()
    renderer.addPrintFormatter(textView.viewPrintFormatter(), startingAtPageAt: 0)
    let texts = pages(renderer)
    #expect(texts.count > 1 && texts.last?.contains("(Line 40.)") == true)

    let chart = Chart(frame: CGRect(x: 5, y: 5, width: 400, height: 250))
    let other = Pages()
    other.addPrintFormatter(chart.viewPrintFormatter(), startingAtPageAt: 0)
    #expect(other.numberOfPages == 2)
    _ = pages(other)
    #expect(
      chart.rects == [
        CGRect(x: 0, y: 0, width: 280, height: 180), CGRect(x: 0, y: 180, width: 280, height: 70),
      ])
  }
}

/// Draws where a test looks at nothing.
@MainActor
private enum GraphicsImage {
  static func draw(_ actions: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in actions() }
  }
}
