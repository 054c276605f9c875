import UIKit

/// Has views take a touch only while no other view of the window has one, by UIKit's own property.
///
/// Left alone are views that take several touches (`isMultipleTouchEnabled`: maps, drawings) with all
/// that is in them, and text being edited. Of a scroll view only what is in it is made exclusive:
/// scrolling and zooming are done by gesture recognizers, which do not ask here.
enum ExclusiveTouch {
  /// Put on each view once, so that what the app says afterwards stands.
  private final class Mark {
    static let key = AttachmentKey<Mark>()
    static let only = Mark()
  }

  /// Makes a view and all that is in it exclusive.
  static func make(in view: UIView) {
    guard !keepsItsTouches(view) else { return }
    if !isScrollView(view) { mark(view) }
    for subview in view.subviews { make(in: subview) }
  }

  /// Makes one view exclusive that has come into a tree since the tree was.
  static func make(_ view: UIView, in root: UIView) {
    guard !isScrollView(view) else { return }
    var ancestor: UIView? = view
    while let current = ancestor {
      guard !keepsItsTouches(current) else { return }
      ancestor = current === root ? nil : current.superview
    }
    mark(view)
  }

  /// Takes back what was done to a tree.
  static func undo(in view: UIView) {
    if view[attachment: Mark.key] != nil {
      view[attachment: Mark.key] = nil
      view.isExclusiveTouch = false
    }
    for subview in view.subviews { undo(in: subview) }
  }

  private static func mark(_ view: UIView) {
    guard !view.isExclusiveTouch, view[attachment: Mark.key] == nil else { return }
    view[attachment: Mark.key] = Mark.only
    view.isExclusiveTouch = true
  }

  private static func keepsItsTouches(_ view: UIView) -> Bool {
    editsText(view) || view.isMultipleTouchEnabled && !isScrollView(view)
  }
}
