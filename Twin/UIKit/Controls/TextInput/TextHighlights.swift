import Foundation
import QuartzCore

/// The cursor and what is selected, as a text shows them while it is edited.
///
/// Where they are says the text by `caretRect(for:)` and `selectionRects(for:)`, which apps override to hide them.
///
/// Differs from UIKit: no handles at the ends of what is selected.
@MainActor
final class TextHighlights {
  private var caret: TextCaret?
  private var lights: [UIView] = []

  /// Shows the marks of a text, or none while it is not edited.
  func show(in text: any EditedTextView, around label: UIView) {
    guard text.isFirstResponder, let selection = text.selectedTextRange else { return hide() }
    let rects = selection.isEmpty ? [] : text.selectionRects(for: selection).map(\.rect)
    show(rects, in: text, below: label)
    if selection.isEmpty, text.takesEdits {
      show(caretAt: text.caretRect(for: selection.start), in: text)
    } else {
      caret?.removeFromSuperview()
      caret = nil
    }
  }

  private func hide() {
    caret?.removeFromSuperview()
    caret = nil
    for light in lights { light.removeFromSuperview() }
    lights = []
  }

  private func show(caretAt rect: CGRect, in text: UIView) {
    let caret = caret ?? TextCaret()
    self.caret = caret
    if caret.superview !== text { text.addSubview(caret) }
    guard caret.frame != rect else { return }
    UIView.performWithoutAnimation { caret.frame = rect }
    caret.startBlinking()
  }

  private func show(_ rects: [CGRect], in text: UIView, below label: UIView) {
    while lights.count > rects.count { lights.removeLast().removeFromSuperview() }
    while lights.count < rects.count {
      let light = TextLight()
      text.insertSubview(light, belowSubview: label)
      lights.append(light)
    }
    UIView.performWithoutAnimation {
      for (light, rect) in zip(lights, rects) { light.frame = rect }
    }
  }
}

/// The cursor: in the tint color, there for a half of each second.
///
/// Assumed: the time, and that it begins anew wherever the cursor comes.
private final class TextCaret: UIView {
  private static let period: TimeInterval = 1
  private static let radius: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.radius
    backgroundColor = tintColor
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// Blocks of transactions do not wait for it: many apps lay out their views in one, with a completion block, when
  /// the keyboard comes and the field has become the first responder (SwiftMessages, `KeyboardTrackingView`).
  func startBlinking() {
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 0] as [Float]
    blink.keyTimes = [0, 0.5, 1]
    blink.calculationMode = .discrete
    blink.duration = Self.period
    blink.repeatCount = .infinity
    CATransaction.apart { layer.add(blink, forKey: "blink") }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { startBlinking() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

/// A line, or a part of one, that is selected.
private final class TextLight: UIView {
  /// How much of the tint color there is (assumed).
  private static let alpha: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = tintColor.withAlphaComponent(Self.alpha)
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor.withAlphaComponent(Self.alpha)
  }
}
