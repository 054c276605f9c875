import CoreGraphics
import Foundation

/// Shows the text of a text view as a layout manager of an app's class draws it, or one whose delegate is an app's.
///
/// Source: UIKit documentation, `NSLayoutManager`: overrides of `drawBackground(forGlyphRange:at:)` and
/// `drawGlyphs(forGlyphRange:at:)` draw in a text view. Assumed: once for all glyphs.
final class ManagedLabel: TypesetLabel {
  private let manager: NSLayoutManager

  init(_ manager: NSLayoutManager) {
    self.manager = manager
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard manager.delegate != nil else { return super.sizeThatFits(size) }
    let size = manager.size(fitting: size.width)
    return CGSize(width: roundedUpToPixels(size.width), height: roundedUpToPixels(size.height))
  }

  override func drawText(in rect: CGRect) {
    guard let container = manager.textContainers.first else { return }
    let glyphs = manager.glyphRange(for: container)
    let origin = CGPoint(x: -container.lineFragmentPadding, y: 0)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

extension TypesetLabel {
  /// A label for the text of a text view.
  static func showing(_ manager: NSLayoutManager) -> TypesetLabel {
    isUsual(manager) ? TypesetLabel() : ManagedLabel(manager)
  }

  private static func isUsual(_ manager: NSLayoutManager) -> Bool {
    type(of: manager) == NSLayoutManager.self && manager.delegate == nil
  }
}

extension UITextView {
  /// Lets another label show the text once the layout manager has a delegate, and from then on.
  func showByManagerIfNeeded() {
    guard manager.delegate != nil, !(label is ManagedLabel) else { return }
    let former = label
    let new = ManagedLabel(manager)
    new.numberOfLines = former.numberOfLines
    new.lineBreakMode = former.lineBreakMode
    new.font = former.font
    new.textColor = former.textColor
    new.textAlignment = former.textAlignment
    new.adjustsFontForContentSizeCategory = former.adjustsFontForContentSizeCategory
    if former.text?.isEmpty == false { new.attributedText = former.attributedText }
    former.leaveCanvas()
    canvas.show(new)
  }
}
