import CoreGraphics
import Foundation

/// A file of pages that is being drawn.
// Sendable although a class: it is with a target, which only one thread uses.
nonisolated final class PDFRecording: @unchecked Sendable {
  /// The size of paper for a page that says none, in points.
  ///
  /// Source: Apple, "UIGraphicsBeginPDFContextToData": 8.5 by 11 inches, or 612 by 792 points.
  static let usualBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

  private let context: CGContext
  private let usual: CGRect
  private let info: [String: String]
  /// Gets the file when it is done.
  private let deliver: (Data) -> Void
  private var file = PDFFile()
  /// The page under way; nil before the first one.
  private var page: CGRect?
  private var links: [PDFFile.Link] = []
  private var places: [String: CGPoint] = [:]

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - target: Where pages are drawn.
  ///   - bounds: What part of the plane pages are that do not say it.
  ///   - info: What is said of the file, by Core Graphics' keys.
  ///   - deliver: Gets the file when it is done.
  init(
    _ target: GraphicsTarget, bounds: CGRect, info: [AnyHashable: Any]?,
    deliver: @escaping (Data) -> Void
  ) {
    context = target.context
    usual = bounds.isEmpty ? Self.usualBounds : bounds
    self.info = PDFFile.entries(info ?? [:])
    self.deliver = deliver
  }

  /// The page under way, or what pages are that do not say it.
  var bounds: CGRect { page ?? usual }

  /// Ends the page under way, and begins another one.
  func beginPage(_ bounds: CGRect? = nil) {
    let next = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    endPage(next: next)
    page = next
  }

  /// Ends the file.
  func finish() {
    endPage(next: usual)
    page = nil
    deliver(file.data(info: info))
  }

  /// What is drawn on no page is lost.
  private func endPage(next: CGRect) {
    let drawn = context.takePage(nextSize: next.size)
    guard let page else { return }
    file.addPage(drawn, bounds: page, links: links, places: places)
    (links, places) = ([], [:])
  }

  func addLink(_ target: PDFFile.Link.Target, in rect: CGRect) {
    links.append(PDFFile.Link(rect: rect.applying(toPage), target: target))
  }

  func addPlace(_ name: String, at point: CGPoint) {
    places[name] = point.applying(toPage)
  }

  /// From the coordinates that are set to those of the page.
  private var toPage: CGAffineTransform { context.transformFromStart }
}
