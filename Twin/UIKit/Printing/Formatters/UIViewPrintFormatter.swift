public import Foundation

/// Lays out what a view draws, for a printer: a text view's text, broken anew into lines; of others what they draw themselves.
///
/// Source: Apple's documentation of `UIViewPrintFormatter`, by which apps get formatters of text views that are of use.
/// Assumed: others are as large as on the screen, and what is too wide is cut off.
nonisolated open class UIViewPrintFormatter: UIPrintFormatter {
  private let ownView: UIView

  init(of view: UIView) {
    ownView = view
    super.init()
  }

  /// The view.
  open var view: UIView { ownView }

  /// What a text view says.
  private var text: NSAttributedString? {
    // Proof of safety: it is a copy, and made for here alone.
    nonisolated(unsafe) var text: NSAttributedString?
    let view = ownView
    MainActor.assumeIsolated {
      let said = (view as? UITextView)?.attributedText
      text = said.map { NSAttributedString(attributedString: $0) }
    }
    return text
  }

  private var bounds: CGRect {
    let view = ownView
    return MainActor.assumeIsolated { view.bounds }
  }

  /// How many pages the view takes.
  open override var pageCount: Int {
    let room = room
    if let text { return PrintedText(text, in: room).pageCount }
    let size = bounds.size
    guard size.width > 0, size.height > 0, room.rest.height > 0 else { return 0 }
    return 1 + Int((max(0, size.height - room.first.height) / room.rest.height).rounded(.up))
  }

  /// Draws the part of the view that is on a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let page = pageIndex - startPage
    if let text {
      PrintedText(text, in: room).draw(page: page, in: rect)
    } else {
      drawPicture(page: page, in: rect)
    }
  }

  private func drawPicture(page: Int, in rect: CGRect) {
    guard (0..<pageCount).contains(page), let context = UIGraphicsGetCurrentContext()
    else { return }
    let (room, bounds, view) = (room, bounds, ownView)
    let top = page == 0 ? 0 : room.first.height + room.rest.height * CGFloat(page - 1)
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    context.translateBy(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY - top)
    let part = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: rect.width, height: room[page].height)
    // Proof of safety: this runs on the main thread, as the next line makes sure, and nobody else goes on meanwhile.
    nonisolated(unsafe) let formatter = self
    MainActor.assumeIsolated { view.draw(bounds.intersection(part), for: formatter) }
  }

  override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(of: ownView) }
}
