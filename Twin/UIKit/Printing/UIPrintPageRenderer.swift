public import Foundation

/// Draws the pages of what is printed.
///
/// Apps draw files of pages with it, too: they override ``paperRect`` and ``printableRect``, or set both by their keys, and
/// call ``drawPage(at:in:)`` for each page.
///
/// Source: Apple's documentation of `UIPrintPageRenderer`.
nonisolated open class UIPrintPageRenderer: NSObject {
  private var ownFormatters: [UIPrintFormatter]?
  /// What is printed on; nothing before there is a job.
  var paper = Paper()

  struct Paper {
    var rect = CGRect.zero
    var printable = CGRect.zero
  }

  /// Makes a renderer of no pages.
  public override init() {
    super.init()
  }

  // MARK: The job

  /// The paper; its origin is zero.
  open var paperRect: CGRect { paper.rect }

  /// The part of the paper that can be printed on.
  open var printableRect: CGRect { paper.printable }

  /// How many pages there are: up to the last one of a formatter, unless overridden.
  open var numberOfPages: Int {
    (ownFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  /// How high the header is, at the top of what can be printed on.
  open var headerHeight: CGFloat = 0

  /// How high the footer is, at the bottom of what can be printed on.
  open var footerHeight: CGFloat = 0

  // MARK: Formatters

  /// What lays out content, on pages from its `startPage` on.
  open var printFormatters: [UIPrintFormatter]? {
    get { ownFormatters }
    set {
      for formatter in ownFormatters ?? [] { formatter.printPageRenderer = nil }
      ownFormatters = newValue
      for formatter in newValue ?? [] { take(formatter) }
    }
  }

  /// Adds what lays out content, from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    take(formatter)
    guard ownFormatters?.contains(where: { $0 === formatter }) != true else { return }
    ownFormatters = (ownFormatters ?? []) + [formatter]
  }

  /// What lays out content on a page; nil if there are no formatters at all.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    ownFormatters?.filter {
      ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
    }
  }

  private func take(_ formatter: UIPrintFormatter) {
    if formatter.printPageRenderer !== self { formatter.removeFromPrintPageRenderer() }
    formatter.printPageRenderer = self
  }

  func remove(_ formatter: UIPrintFormatter) {
    ownFormatters?.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  // MARK: Drawing

  /// Called before pages are drawn. Does nothing unless overridden.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: its header, its content, what formatters lay out there, and its footer.
  ///
  /// - Parameters:
  ///   - pageIndex: The page, from 0 on.
  ///   - printableRect: Where it is.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let rest = printableRect.divided(atDistance: max(0, headerHeight), from: .minYEdge)
    let parts = rest.remainder.divided(atDistance: max(0, footerHeight), from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: rest.slice) }
    drawContentForPage(at: pageIndex, in: parts.remainder)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: parts.slice) }
  }

  /// Draws what a formatter lays out on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws a page's header; not called where that has no height. Does nothing unless overridden.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws what is between header and footer. Does nothing unless overridden.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws a page's footer; not called where that has no height. Does nothing unless overridden.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  // MARK: Keys

  /// The part with a key.
  ///
  /// Differs from UIKit: `paperRect` and `printableRect` are known. Of other keys, those of public properties too, the class
  /// does not know.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "paperRect": return paperRect
    case "printableRect": return printableRect
    default:
      raiseUnknown(key, in: "valueForUndefinedKey:")
      return nil
    }
  }

  /// Replaces the part with a key, as apps do that draw files of pages without a job.
  open func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? .zero
    switch key {
    case "paperRect": paper.rect = rect
    case "printableRect": paper.printable = rect
    default: raiseUnknown(key, in: "setValue:forUndefinedKey:")
    }
  }

  private func raiseUnknown(_ key: String, in method: String) {
    // Proof of safety: this runs on the main thread, as the next line makes sure, and nobody else goes on meanwhile.
    nonisolated(unsafe) let renderer = self
    MainActor.assumeIsolated { renderer.raiseUndefined(key, in: method) }
  }
}
