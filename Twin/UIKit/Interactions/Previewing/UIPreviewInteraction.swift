public import Foundation

/// Tells an app how hard a finger presses a view, so that it can show something of its own meanwhile (since iOS 10).
///
/// Nothing is told on the simulated device, as no finger presses hard there; so it is on phones without 3D Touch.
///
/// Source: developer.apple.com/documentation/uikit/uipreviewinteraction
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Watches a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// Who is told.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Where the finger is in something else's coordinates, nil for the view's window: at its origin, as long as none presses.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the press before its time.
  open func cancel() {}
}

/// Is told how hard a finger presses (since iOS 10).
///
/// Source: developer.apple.com/documentation/uikit/uipreviewinteractiondelegate
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Whether a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far the press is from a preview, from 0 to 1, and whether it has got there.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// How far the harder press after that is from its end, from 0 to 1, and whether it has got there.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// The finger has gone.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

/// What happens where a delegate does not say.
extension UIPreviewInteractionDelegate {
  /// Begins.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
