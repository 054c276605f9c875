import CoreGraphics
import Foundation

/// Shows the text of a text view as a layout manager of an app's class draws it, or one whose delegate is an app's; or as
/// its fragments draw themselves.
///
/// Source: UIKit documentation, `NSLayoutManager`: overrides of `drawBackground(forGlyphRange:at:)` and
/// `drawGlyphs(forGlyphRange:at:)` draw in a text view. Assumed: once for all glyphs.
final class ManagedLabel: TypesetLabel {
  private let typesetter: any TextTypesetter
  private let container: NSTextContainer

  init(_ typesetter: any TextTypesetter, in container: NSTextContainer) {
    self.typesetter = typesetter
    self.container = container
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let size = typesetter.size(fitting: size.width) else { return super.sizeThatFits(size) }
    return CGSize(width: roundedUpToPixels(size.width), height: roundedUpToPixels(size.height))
  }

  override func drawText(in rect: CGRect) {
    typesetter.draw(at: CGPoint(x: -container.lineFragmentPadding, y: 0))
  }
}

extension UITextView {
  /// What sets the text that the canvas shows.
  final var label: TypesetLabel { canvas.label }

  /// A label for the text.
  func makeLabel() -> TypesetLabel {
    typesetter.isDecidedByApp ? ManagedLabel(typesetter, in: container) : TypesetLabel()
  }

  /// Lets another label show the text once an app has a say in what is drawn, and from then on; and a plain one again once
  /// another typesetter lays it out.
  func showByTypesetterIfNeeded() {
    guard typesetter.isDecidedByApp, !(label is ManagedLabel) else { return }
    exchangeLabel()
  }

  func exchangeLabel() {
    let former = label
    let new = makeLabel()
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
