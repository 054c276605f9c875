public import UIKit

/// Why a view could not be pushed over another one.
///
/// Article: the assertion that both sizes are equal
public nonisolated enum ViewPushError: Error, Equatable, Sendable {
  /// The view has another size than the one that it was to cover.
  case sizeMismatch(pushed: CGSize, container: CGSize)
  /// A view is shown already, and has to be popped first.
  case alreadyShowing
  /// The view contains the one that it was to cover, or is the same.
  case containsItself
}

nonisolated extension ViewPushError: CustomStringConvertible, LocalizedError {
  /// What was tried, what happened instead, and what to do.
  public var description: String {
    switch self {
    case .sizeMismatch(let pushed, let container):
      """
      Push of a view of \(text(pushed)) over one of \(text(container)) refused: the sizes differ. \
      Nothing has changed. Give the view the bounds of the one that it covers first.
      """
    case .alreadyShowing:
      """
      Push of a view over one that shows a pushed view already refused. Nothing has changed. Call \
      popPushedView() first, or push over the view that is shown.
      """
    case .containsItself:
      """
      Push of a view over itself or over a view inside it refused. Nothing has changed. Push another \
      view.
      """
    }
  }

  /// The same.
  public var errorDescription: String? { description }

  private func text(_ size: CGSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

/// The view that is pushed over another one; kept by nobody but the hierarchy.
private final class PushedViewBox {
  static let key = AttachmentKey<PushedViewBox>()
  @Loose var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}

extension UIView {
  /// Pushes a view of the same size over this one.
  ///
  /// The pushed view becomes the frontmost subview and covers everything that is in this one. A
  /// transition has no clip of its own: a view that comes in from a side is seen beside this view
  /// while it moves, unless something around this view clips.
  ///
  /// ```swift
  /// try card.pushView(details)
  /// card.popPushedView()
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view to show. Its position is set; its size has to be right.
  ///   - transition: How it comes; nil for at once. Off screen nothing moves.
  /// - Throws: ``ViewPushError/sizeMismatch(pushed:container:)`` with both sizes;
  ///   ``ViewPushError/alreadyShowing`` if a pushed view is shown.
  ///
  /// Article: pushView
  public func pushView(
    _ view: UIView, transition: ViewTransition? = .standardPush
  ) throws(ViewPushError) {
    guard !isShowingPushedView else { throw .alreadyShowing }
    guard !isDescendant(of: view) else { throw .containsItself }
    guard view.bounds.size == bounds.size else {
      throw .sizeMismatch(pushed: view.bounds.size, container: bounds.size)
    }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    animateChange(by: effective(transition))
    addSubview(view)
    self[attachment: PushedViewBox.key] = PushedViewBox(view)
  }

  /// Pops the view that is pushed over this one; does nothing if there is none.
  ///
  /// A push that is still on its way is turned round where it is.
  ///
  /// - Parameter transition: How it goes; nil for at once.
  /// - Returns: The view that was popped.
  ///
  /// Article: pop
  @discardableResult
  public func popPushedView(transition: ViewTransition? = .standardPop) -> UIView? {
    guard let view = pushedView else { return nil }
    animateChange(by: effective(transition))
    view.removeFromSuperview()
    self[attachment: PushedViewBox.key] = nil
    return view
  }

  /// Whether a view is pushed over this one.
  ///
  /// Derived from the hierarchy: a pushed view that the app takes away itself is not shown any more.
  ///
  /// Article: inPushing
  public var isShowingPushedView: Bool { pushedView != nil }

  /// The view that is pushed over this one; nil if there is none.
  public var pushedView: UIView? {
    guard let view = self[attachment: PushedViewBox.key]?.view, view.superview === self else {
      return nil
    }
    return view
  }
}
