import CoreGraphics
import Foundation

/// Lays out the text of a text view: an `NSLayoutManager`, or an `NSTextLayoutManager` from iOS 16 on.
nonisolated protocol TextTypesetter: AnyObject {
  /// The text; who lays it out does not keep it.
  var textStorage: NSTextStorage? { get }
  /// Called when the text, or how it looks, has changed.
  var onChange: () -> Void { get set }
  /// Where lines are where paragraphs do not say, and whether the interface runs from right to left.
  var sides: (alignment: NSTextAlignment?, isRightToLeft: Bool) { get set }
  /// The font of text that has none.
  var usualFont: UIFont? { get set }
  /// The text as it looks, where that is not as it is in the storage.
  var shownText: NSAttributedString? { get set }
  /// The lines, laid out if they are not.
  var flow: TextFlow { get }
  /// Whether an app has a say in what is drawn, so that a label alone cannot show it.
  var isDecidedByApp: Bool { get }

  /// The size of the text as it looks, in lines of a width without padding, in points; nil for that of a label.
  func size(fitting width: CGFloat) -> CGSize?
  /// Draws all of the text, with the top left of the container at a point.
  func draw(at origin: CGPoint)
}

nonisolated extension NSLayoutManager: TextTypesetter {
  var isDecidedByApp: Bool { type(of: self) != NSLayoutManager.self || delegate != nil }

  func size(fitting width: CGFloat) -> CGSize? {
    delegate == nil ? nil : sizeByDelegate(fitting: width)
  }

  func draw(at origin: CGPoint) {
    guard let container = textContainers.first else { return }
    let glyphs = glyphRange(for: container)
    drawBackground(forGlyphRange: glyphs, at: origin)
    drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}
