public import Foundation

/// What the person wants a double tap on a pencil to do.
nonisolated public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser, or back to the tool.
  case switchEraser = 1
  /// The tool before.
  case switchPrevious = 2
  /// The colors to choose from.
  case showColorPalette = 3
  /// What the tool can be set to.
  case showInkAttributes = 4
  /// The tools to choose from.
  case showContextualPalette = 5
  /// A shortcut of the person's own.
  case runSystemShortcut = 6
}

/// Hears of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The person has tapped twice on the pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing: the method is optional.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Hears of double taps on a pencil. A phone has no pencil, so there are none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?

  /// Makes an interaction without a delegate.
  public override init() {
    super.init()
  }

  /// What the person wants a double tap to do; nothing, since there is no pencil (assumed).
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Whether the person wants fingers to scroll only; no, as before a pencil has come.
  open class var prefersPencilOnlyDrawing: Bool { false }

  /// Who hears of it.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether anybody does.
  open var isEnabled = true

  /// The view that it was added to.
  open weak var view: UIView? { ownView }
  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}
  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView = view
  }
}
