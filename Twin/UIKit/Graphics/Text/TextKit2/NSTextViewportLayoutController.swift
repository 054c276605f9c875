public import Foundation

/// Lays out as much of a document as can be seen (since iOS 15), and has the fragments shown.
///
/// A view of an app's own is its delegate, and calls ``layoutViewport()`` when it scrolls.
nonisolated open class NSTextViewportLayoutController: NSObject {
  /// Makes a controller of a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Who says what can be seen, and shows fragments.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

  /// Who lays out the document.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  private var last: (bounds: CGRect, range: NSTextRange?) = (.zero, nil)

  /// What could be seen at the last layout, in points from the top left of the container; what a text view shows now.
  open var viewportBounds: CGRect { textLayoutManager?.shownBounds?() ?? last.bounds }

  /// The part of the document that could be seen at the last layout, or that a text view shows now; nil if there is none.
  open var viewportRange: NSTextRange? {
    guard let shownBounds = textLayoutManager?.shownBounds else { return last.range }
    return range(of: fragments(in: shownBounds()))
  }

  /// Where the visible part begins that somebody has asked for, before the next layout.
  private var shift: CGFloat = 0

  /// Lays out what can be seen, and has its fragments shown from top to bottom.
  ///
  /// Source: UIKit documentation, the delegate's methods, for their order: will, the bounds, the fragments, did.
  open func layoutViewport() {
    guard let delegate, let manager = textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    let bounds = delegate.viewportBounds(for: self).offsetBy(dx: 0, dy: shift)
    shift = 0
    manager.showExtraLine()
    let fragments = fragments(in: bounds)
    last = (bounds, range(of: fragments))
    for fragment in fragments {
      manager.validate(fragment)
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  private func fragments(in bounds: CGRect) -> [NSTextLayoutFragment] {
    textLayoutManager?.fragments.filter {
      let frame = $0.layoutFragmentFrame
      return frame.maxY >= bounds.minY && frame.minY <= bounds.maxY
    } ?? []
  }

  private func range(of fragments: [NSTextLayoutFragment]) -> NSTextRange? {
    guard let first = fragments.first?.rangeInElement, let last = fragments.last?.rangeInElement
    else { return nil }
    return first.union(last)
  }

  /// Goes to another part of the document.
  ///
  /// - Returns: The top of the fragment there, in points.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    guard let manager = textLayoutManager else { return 0 }
    let fragments = manager.fragments
    let fragment = manager.textLayoutFragment(for: textLocation) ?? fragments.last
    return fragment?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves what can be seen at the next layout, in points downward.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    shift += verticalOffset
  }
}

/// Says what can be seen of a document (since iOS 15), and shows its fragments.
nonisolated public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// What can be seen, in points from the top left of the container; often more than the screen shows.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

  /// Shows a fragment.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

  /// A layout begins.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)

  /// A layout has ended.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

nonisolated extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing: the method is optional.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}

  /// Does nothing: the method is optional.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
