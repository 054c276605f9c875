import Foundation
import QuartzCore

/// Order of the callbacks when a view leaves: `willMove(toSuperview: nil)`, `willMove(toWindow:)`,
/// `willRemoveSubview`, `didMoveToWindow`, `didMoveToSuperview` (logs of iOS 9 and iOS 12 published
/// at e-com-net.com/article/5357521 and jianshu.com/p/681053cc48fd). Assumed: when it enters, the
/// same order, then `didAddSubview`.
extension UIView {
  func sendToBack(_ view: UIView) {
    guard view.superview === self else { return }
    if subviews.first !== view || layer.sublayers?.first !== view.layer {
      place(view, at: .index(0))
    }
  }

  func bringToFront(_ view: UIView) {
    guard view.superview === self else { return }
    if subviews.last !== view || layer.sublayers?.last !== view.layer { place(view, at: .front) }
  }

  func lies(in view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// Where among its siblings a view goes.
  enum Place {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func place(_ view: UIView, at place: Place) {
    guard view !== self else {
      UISystem.current.raise("NSInvalidArgumentException", "Can't add self as subview")
      return
    }
    if view.superview === self {
      reorder(view, to: place)
    } else if !view.subviews.isEmpty, lies(in: view) {
      // Source of name and text: crash reports of apps, such as github.com/Yalantis/Koloda/issues/341.
      UISystem.current.raise(
        "CALayerInvalid",
        "layer \(UISystem.current.describe(view.layer)) is a part of cycle in its layer tree")
    } else {
      attach(view, at: place)
    }
  }

  /// Moves a subview among its siblings; nobody is told.
  private func reorder(_ view: UIView, to place: Place) {
    subviews.remove(view)
    insert(view, at: place)
  }

  private func attach(_ view: UIView, at place: Place) {
    let newWindow = (self as? UIWindow) ?? window
    let changesWindow = view.containingWindow !== newWindow
    if changesWindow { view.loseTouches() }
    let formerSuperview = view.superview

    view.willMove(toSuperview: self)
    if changesWindow { view.announceWindow(newWindow, within: innermostController) }
    if let formerSuperview {
      view.leaveIsland()
      formerSuperview.willRemoveSubview(view)
      formerSuperview.subviews.remove(view)
      view.baseLayer.removeFromSuperlayer()
      formerSuperview.subviewsDidChange()
    }

    insert(view, at: place)
    if changesWindow { view.assignWindow(newWindow) }
    view.joinIsland()
    view.passOnDueConstraints()
    view.updateTraits()
    subviewsDidChange()
    view.updateSafeAreaInsets()

    if changesWindow {
      view.confirmWindow()
      if newWindow != nil { UIApplication.shared.keyboard.considerCandidate() }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.announceTint()
  }

  /// Subviews came or went. While the view is laid out that asks for no other layout, as with layers.
  private func subviewsDidChange() {
    if !baseLayer.isLayingOut { setNeedsLayout() }
  }

  private func insertionIndex(for place: Place) -> Int {
    switch place {
    case .front:
      return subviews.count
    case .index(let index):
      return min(max(index, 0), subviews.count)
    case .above(let sibling):
      return subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    case .below(let sibling):
      return subviews.firstIndex { $0 === sibling } ?? subviews.count
    }
  }

  /// Puts a view among the subviews, and its layer right beside that of the sibling that was named: layers
  /// of an app's own that lie there stay on the other side (github.com/flowkey/UIKit-cross-platform,
  /// `UIViewSubviewTests`, which also runs on iOS).
  private func insert(_ view: UIView, at place: Place) {
    let index = insertionIndex(for: place)
    if case .above(let sibling) = place, sibling.superview === self, sibling !== view {
      baseLayer.insertSublayer(view.baseLayer, above: sibling.baseLayer)
    } else if index < subviews.count {
      baseLayer.insertSublayer(view.baseLayer, below: subviews[index].baseLayer)
    } else {
      baseLayer.addSublayer(view.baseLayer)
    }
    subviews.insert(view, at: index)
  }

  func detach() {
    loseTouches()
    guard let superview else { return }
    let changesWindow = containingWindow != nil
    containingWindow?.releaseFirstResponder(inside: self)
    willMove(toSuperview: nil)
    if changesWindow { announceWindow(nil, within: nil) }
    leaveIsland()
    superview.willRemoveSubview(self)
    superview.subviews.remove(self)
    baseLayer.removeFromSuperlayer()
    superview.subviewsDidChange()
    joinIsland()
    if changesWindow {
      assignWindow(nil)
      confirmWindow()
    }
    updateSafeAreaInsets()
    didMoveToSuperview()
  }

  /// Takes away the touches of what leaves its window.
  ///
  /// Source: Apple, "touchesCancelled(_:with:)": among its reasons is anything that "causes the view handling the touch
  /// events to be removed from its window"; github.com/TextureGroup/Texture/issues/1816: a pan whose view is taken out
  /// and put in elsewhere is cancelled at once, and goes on if the view is put in elsewhere without.
  private func loseTouches() {
    containingWindow?.touches.cancel(inside: self)
  }

  // MARK: The window reaches the whole subtree: first all are warned, then all are told

  /// Tells that the view, which is going to be within a controller's, comes into a window or leaves it.
  func announceWindow(_ newWindow: UIWindow?, within controller: UIViewController?) {
    if newWindow != nil { viewDelegate?.checkParent(isOrIsMissing: controller) }
    viewDelegate?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews {
      subview.announceWindow(newWindow, within: viewDelegate ?? controller)
    }
  }

  func assignWindow(_ newWindow: UIWindow?) {
    containingWindow = newWindow
    for subview in subviews { subview.assignWindow(newWindow) }
  }

  /// The window that the view is in. Not weak, which would take longer each time that a view asks: the window
  /// lives, or else its `deinit` has cleared this.
  var containingWindow: UIWindow? {
    get { windowAround?.takeUnretainedValue() }
    set { windowAround = newValue.map(Unmanaged.passUnretained) }
  }

  /// Tells the view and all in it of the window that they are in now, each once: views that are put in or taken
  /// out meanwhile have been told by that.
  func confirmWindow() {
    let (window, subviews) = (containingWindow, subviews)
    if window != nil { UISystem.current.appearances.apply(to: self) }
    windowDidChange()
    updateAddedSafeArea()
    didMoveToWindow()
    viewDelegate?.viewDidMoveToWindow()
    guard containingWindow === window else { return }
    for subview in subviews where subview.superview === self { subview.confirmWindow() }
  }
}
