public import CoreGraphics
public import Foundation

/// Begins a file of pages, which the data gets when it has ended.
///
/// - Parameters:
///   - data: Gets the file, after what it has.
///   - bounds: The usual size of a page; 612 by 792 points if it is empty.
///   - documentInfo: What is said of the file, by keys such as `kCGPDFContextTitle`.
nonisolated public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFRecording.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a file of pages, which is written when it has ended.
///
/// - Returns: Whether it can be written there; nothing has begun if not.
@discardableResult
nonisolated public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  let url = URL(fileURLWithPath: path)
  PDFRecording.begin(bounds, documentInfo) { try? $0.write(to: url) }
  return true
}

/// Ends a file of pages.
nonisolated public func UIGraphicsEndPDFContext() {
  guard let pdf = GraphicsStack.top?.pdf else { return }
  pdf.finish()
  GraphicsStack.pop()
}

/// Begins a page of the usual size.
nonisolated public func UIGraphicsBeginPDFPage() {
  GraphicsStack.top?.pdf?.beginPage()
}

/// Begins a page. Differs from UIKit: the information has no effect.
nonisolated public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {
  GraphicsStack.top?.pdf?.beginPage(bounds)
}

/// The page under way; zero outside of a file of pages.
nonisolated public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsStack.top?.pdf?.bounds ?? .zero
}

/// Lets a part of the page lead to a web page.
nonisolated public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  GraphicsStack.top?.pdf?.addLink(.url(url.absoluteString), in: rect)
}

/// Gives a place of the page a name, for links.
nonisolated public func UIGraphicsAddPDFContextDestinationAtPoint(
  _ name: String, _ point: CGPoint
) {
  GraphicsStack.top?.pdf?.addPlace(name, at: point)
}

/// Lets a part of the page lead to a place of the file.
nonisolated public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  GraphicsStack.top?.pdf?.addLink(.destination(name), in: rect)
}

nonisolated extension PDFRecording {
  fileprivate static func begin(
    _ bounds: CGRect, _ info: [AnyHashable: Any]?, deliver: @escaping (Data) -> Void
  ) {
    let page = bounds.isEmpty ? usualBounds : bounds
    let target = GraphicsTarget(size: page.size, scale: 1)
    target.pdf = PDFRecording(target, bounds: page, info: info, deliver: deliver)
    GraphicsStack.push(target)
  }
}
