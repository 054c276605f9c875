import CoreGraphics
import Foundation

/// Where the content of a formatter may be, on the first of its pages and on the others.
nonisolated struct PrintRoom: Hashable {
  let first: CGRect
  let rest: CGRect

  /// The rectangle of one of the formatter's pages, from 0 on.
  subscript(page: Int) -> CGRect { page == 0 ? first : rest }

  /// The room that a formatter's renderer and its own insets leave.
  ///
  /// Source: Apple's documentation of `contentInsets`, `perPageContentInsets`, `maximumContentHeight` and
  /// `maximumContentWidth`. Assumed: headers and footers are part of what the insets of each page are compared with.
  init(of formatter: UIPrintFormatter) {
    guard let renderer = formatter.printPageRenderer, !renderer.printableRect.isEmpty else {
      (first, rest) = (.zero, .zero)
      return
    }
    let printable = renderer.printableRect
    let paper = renderer.paperRect.isEmpty ? printable : renderer.paperRect
    let (insets, margins) = (formatter.contentInsets, formatter.perPageContentInsets)
    let left = max(printable.minX + insets.left, paper.minX + margins.left)
    let right = min(printable.maxX - insets.right, paper.maxX - margins.right)
    let bottom = min(printable.maxY - renderer.footerHeight, paper.maxY - margins.bottom)
    let width = min(max(0, right - left), formatter.maximumContentWidth)
    func rect(_ inset: CGFloat, atMost limit: CGFloat = .greatestFiniteMagnitude) -> CGRect {
      let top = max(printable.minY + renderer.headerHeight + inset, paper.minY + margins.top)
      let height = min(max(0, bottom - top), limit)
      return CGRect(x: left, y: bottom - height, width: width, height: height)
    }
    first = rect(insets.top, atMost: formatter.maximumContentHeight)
    rest = rect(0)
  }
}
