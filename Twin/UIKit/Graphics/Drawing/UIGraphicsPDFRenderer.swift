public import CoreGraphics
public import Foundation

/// What a file of pages is to be like.
nonisolated open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is said of the file, by keys such as `kCGPDFContextTitle`; of others nothing is said.
  open var documentInfo: [String: Any] = [:]
}

/// Draws files of pages.
///
/// Differs from UIKit: see `PDFPainter` for what looks otherwise on a page.
nonisolated open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Makes what draws pages of a size, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes what draws pages of a size, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Draws a file; what is drawn before the first page begins is lost.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let format = format
    let bounds = format.bounds.isEmpty ? PDFRecording.usualBounds : format.bounds
    let target = GraphicsTarget(size: bounds.size, scale: 1)
    var result = Data()
    let recording = PDFRecording(
      target, bounds: bounds, info: (format as? UIGraphicsPDFRendererFormat)?.documentInfo
    ) { result = $0 }
    target.pdf = recording
    GraphicsStack.push(target)
    defer { GraphicsStack.pop() }
    actions(UIGraphicsPDFRendererContext(target, recording, format: format))
    recording.finish()
    return result
  }

  /// Draws a file and writes it.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Where a file of pages is drawn.
nonisolated open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let recording: PDFRecording

  init(
    _ target: GraphicsTarget, _ recording: PDFRecording, format: UIGraphicsRendererFormat
  ) {
    self.recording = recording
    super.init(target, format: format)
  }

  /// The page under way.
  open var pdfContextBounds: CGRect { recording.bounds }

  /// Begins a page of the usual size.
  open func beginPage() {
    recording.beginPage()
  }

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - bounds: Its size; what is empty stands for the usual one.
  ///   - pageInfo: Differs from UIKit: without effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    recording.beginPage(bounds)
  }

  /// Lets a part of the page lead to a web page.
  open func setURL(_ url: URL, for rect: CGRect) {
    recording.addLink(.url(url.absoluteString), in: rect)
  }

  /// Gives a place of the page a name, for links.
  open func addDestination(withName name: String, at point: CGPoint) {
    recording.addPlace(name, at: point)
  }

  /// Lets a part of the page lead to a place of the file.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    recording.addLink(.destination(name), in: rect)
  }
}
