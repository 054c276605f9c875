import CoreGraphics
import Foundation

/// Shows the text of a text view as a layout manager of an app's class draws it.
///
/// Source: UIKit documentation, `NSLayoutManager`: overrides of `drawBackground(forGlyphRange:at:)` and
/// `drawGlyphs(forGlyphRange:at:)` draw in a text view. Assumed: once for all glyphs.
final class ManagedLabel: UILabel {
  private let manager: NSLayoutManager

  init(_ manager: NSLayoutManager) {
    self.manager = manager
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    guard let container = manager.textContainers.first else { return }
    let glyphs = manager.glyphRange(for: container)
    let origin = CGPoint(x: -container.lineFragmentPadding, y: 0)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

extension UILabel {
  /// A label for the text of a text view.
  static func showing(_ manager: NSLayoutManager) -> UILabel {
    type(of: manager) == NSLayoutManager.self ? UILabel() : ManagedLabel(manager)
  }
}
