import CoreGraphics
import QuartzCore

/// Shows the text of a field or of a text view, set by a label that is not among the app's views.
///
/// Source: indexers and recorders of screens, whose tests run on iOS, look for labels inside fields and text views, and
/// find none with the text (https://github.com/facebook/facebook-ios-sdk, `ViewHierarchyTests`;
/// https://github.com/getsentry/sentry-cocoa, `SentryUIRedactBuilderTests`).
final class TextCanvas: UIView {
  /// What sets the text; shown here as long as its `canvas` is this view.
  private(set) var label: TypesetLabel

  init(showing label: TypesetLabel) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(label)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Shows what a label sets from now on.
  func show(_ label: TypesetLabel) {
    self.label = label
    label.canvas = self
    label.frame = bounds
    label.updateTraits()
    setNeedsDisplay()
  }

  private var shownLabel: TypesetLabel? { label.canvas === self ? label : nil }

  override func boundsSizeDidChange() { shownLabel?.frame = bounds }

  override func makeDrawings() -> LayerDrawings? {
    label.layer.contentsScale = layer.contentsScale
    return shownLabel?.makeDrawings()
  }

  override func drawOwnContents() {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shownLabel?.updateTraits()
  }
}

/// A label whose text a canvas may show in its place.
class TypesetLabel: UILabel {
  /// What shows the text; nil while the label does, which then is in the tree of views.
  fileprivate(set) final weak var canvas: TextCanvas?

  /// Shows its text itself from now on.
  final func leaveCanvas() {
    canvas?.setNeedsDisplay()
    canvas = nil
    setNeedsDisplay()
  }

  override func setNeedsDisplay() {
    if let canvas { canvas.setNeedsDisplay() } else { super.setNeedsDisplay() }
  }

  /// A layer is displayed whether or not it is seen; this one only where no canvas is.
  override func display(_ layer: CALayer) {
    if canvas == nil { super.display(layer) }
  }

  override var outerTraits: UITraitCollection { canvas?.traitCollection ?? super.outerTraits }
}

extension UIView {
  /// The text that the view shows as a label does, for who reads the screen.
  package var labelText: String? { (self as? UILabel ?? (self as? TextCanvas)?.readLabel)?.text }

  /// Whether the view shows text as a label does.
  package var isLabelLike: Bool { self is UILabel || self is TextCanvas }
}

extension TextCanvas {
  fileprivate var readLabel: UILabel? { label.canvas === self ? label : nil }
}
