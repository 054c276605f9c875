import Foundation
import QuartzCore
package import UIKit

/// What a person sees on the screen, read from the tree of views alone and never from what
/// controllers say of themselves.
package struct ScreenReading {
  /// The page whose view is drawn in the middle of the space below the bar; `nil` if it is blank there.
  package let pageDrawn: UIViewController?
  /// The titles in the bar, from left to right; a sound bar has one.
  package let titlesDrawn: [String]
  /// The text of the back button; empty if it is an arrow alone, `nil` if there is no back button. On glass, where the
  /// arrow is alone, what those are told who cannot see it.
  package let backButtonDrawn: String?
  /// The rows of the menu under the back button, from the top; `nil` if it is not open.
  package let menuDrawn: [String]?
  /// The text of the tab that is marked; `nil` if no tab bar is on the screen.
  package let tabDrawn: String?
  /// The first text of the alert on the screen; `nil` if there is none.
  package let alertDrawn: String?
}

extension Device {
  /// What a person sees now.
  package var screenReading: ScreenReading {
    UISystem.current = system
    let views = visibleViews { _ in true }
    let bars = bars(among: views)
    let labels = bars.flatMap { bar in visibleViews(in: bar) { $0 is UILabel } }
      .compactMap { $0 as? UILabel }
      .sorted { seenFrame(of: $0).minX < seenFrame(of: $1).minX }
    return ScreenReading(
      pageDrawn: pageDrawn(below: bars),
      titlesDrawn: labels.filter { control(around: $0) == nil }.compactMap(\.text),
      backButtonDrawn: bars.lazy.compactMap { self.backButton(in: $0) }.first,
      menuDrawn: menuDrawn(among: views),
      tabDrawn: tabDrawn(among: views),
      alertDrawn: alertDrawn(among: views))
  }

  /// The views that show a text and that a finger could reach: labels, in front-to-back order.
  ///
  /// - Returns: For a label in a control, the control.
  package func find(text: String) -> [UIView] {
    UISystem.current = system
    return visibleViews { $0.labelText == text }
      .filter { label in
        let point = center(of: label)
        return window.bounds.contains(point) && isFrontmost(label, at: point)
      }
      .map { label in control(around: label) ?? label }
  }

  /// The back button that is drawn, if there is one.
  package var backButton: UIView? {
    UISystem.current = system
    return bars(among: visibleViews { $0 is UINavigationBar }).lazy.compactMap {
      self.backControl(in: $0)
    }.first
  }

  /// The view that a touch at a point of the window would hit; `nil` if touches are ignored.
  package func viewHit(at point: CGPoint) -> UIView? {
    UISystem.current = system
    guard crash == nil, !system.application.isIgnoringInteractionEvents else { return nil }
    return window.hitTest(point, with: nil)
  }

  /// The middle of a view where it is seen, in the window's coordinates, in points.
  package func center(of view: UIView) -> CGPoint {
    let frame = seenFrame(of: view)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Pages

  private func pageDrawn(below bars: [UIView]) -> UIViewController? {
    let top = bars.map { seenFrame(of: $0).maxY }.max() ?? 0
    let middle = CGPoint(x: window.bounds.midX, y: (top + window.bounds.maxY) / 2)
    let frontmost = frontmostView(at: middle) { !isInAlert($0) && !isInMenu($0) }
    return sequence(first: frontmost as UIResponder?, next: { $0?.next })
      .compactMap { $0 as? UIViewController }
      .first { $0.parent is UINavigationController || $0.parent is UITabBarController }
  }

  // MARK: Bar

  /// The bars on the screen: one that its controller hides lies above it.
  private func bars(among views: [UIView]) -> [UIView] {
    views.filter { $0 is UINavigationBar && seenFrame(of: $0).intersects(window.bounds) }
  }

  private func backButton(in bar: UIView) -> String? {
    guard let control = backControl(in: bar) else { return nil }
    let label = visibleViews(in: control) { $0 is UILabel }.first as? UILabel
    // Where the arrow is alone on its glass, the text that it stands for is there, hidden.
    let hidden = control.subviews.lazy.compactMap { $0 as? UILabel }.first(where: \.isHidden)
    return label?.text ?? hidden?.text ?? ""
  }

  /// The control in a bar that has an arrow drawn in it.
  private func backControl(in bar: UIView) -> UIView? {
    visibleViews(in: bar) { $0 is UIControl }.first { control in
      !visibleViews(in: control, where: { $0.layer is CAShapeLayer }).isEmpty
    }
  }

  private func menuDrawn(among views: [UIView]) -> [String]? {
    views.lazy.compactMap { $0 as? MenuView }.first?.titles
  }

  private func isInMenu(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is MenuView }
  }

  // MARK: Tabs

  /// The tab bars of which something is on the screen and can be seen there.
  private func tabBars(among views: [UIView]) -> [UIView] {
    views.filter { bar in
      guard bar is UITabBar || bar is FloatingTabBar else { return false }
      let seen = seenFrame(of: bar).intersection(window.bounds)
      guard !seen.isEmpty else { return false }
      // A page that comes or goes may lie over a part of it, and a thin shade over all of it; where content
      // ends at it, only its tabs can be seen.
      let tabs = visibleViews(in: bar) { $0 is UILabel }.map(center)
      let edge = [seen.minX + 1, seen.midX, seen.maxX - 1].map { CGPoint(x: $0, y: seen.minY + 1) }
      return (edge + tabs).contains { point in
        let frontmost = frontmostView(at: point) { $0.layer.opacity(at: now) > 0.5 }
        return frontmost?.isDescendant(of: bar) ?? false
      }
    }
  }

  private func tabDrawn(among views: [UIView]) -> String? {
    let tabs = tabBars(among: views).flatMap { bar in visibleViews(in: bar) { $0 is UIControl } }
    let marked = tabs.first { ($0 as? UIControl)?.isSelected ?? false }
    return marked.flatMap { tab in
      visibleViews(in: tab) { $0 is UILabel }.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
  }

  // MARK: Alerts

  private func alertDrawn(among views: [UIView]) -> String? {
    guard let alert = views.last(where: { $0.viewDelegate is UIAlertController }) else {
      return nil
    }
    return visibleViews(in: alert) { $0 is UILabel }.last.flatMap { $0 as? UILabel }?.text
  }

  private func isInAlert(_ view: UIView) -> Bool {
    sequence(first: view as UIResponder, next: \.next).contains { $0 is UIAlertController }
  }

  // MARK: The tree of views

  private func control(around view: UIView) -> UIControl? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
  }

  /// The views that can be seen, front to back.
  private func visibleViews(
    in root: UIView? = nil, where matches: (UIView) -> Bool
  ) -> [UIView] {
    var found: [UIView] = []
    func walk(_ view: UIView) {
      guard isVisible(view), isContentVisible(of: view) else { return }
      for subview in view.subviews.reversed() { walk(subview) }
      if matches(view) { found.append(view) }
    }
    walk(root ?? window)
    return found
  }

  /// The view in front at a point, whether it takes touches or not.
  private func frontmostView(at point: CGPoint, where matches: (UIView) -> Bool) -> UIView? {
    func searchContent(of view: UIView) -> UIView? {
      for subview in view.subviews.reversed() {
        if let found = search(subview) { return found }
      }
      return drawsSomething(view) && matches(view) && seenFrame(of: view).contains(point)
        ? view : nil
    }
    func search(_ view: UIView) -> UIView? {
      guard isVisible(view) else { return nil }
      guard let passage = view.layer.passage(at: now) else { return searchContent(of: view) }
      func old() -> UIView? {
        formerView(of: view, in: passage, at: point, where: matches)
      }
      return passage.showsOldFirst
        ? old() ?? searchContent(of: view) : searchContent(of: view) ?? old()
    }
    return search(window)
  }

  private func isFrontmost(_ view: UIView, at point: CGPoint) -> Bool {
    let frontmost = frontmostView(at: point) { _ in true }
    return frontmost.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false
  }

  private func drawsSomething(_ view: UIView) -> Bool {
    (view.backgroundColor?.cgColor.alpha ?? 0) > 0.5 || view.isLabelLike
      || view.layer is CAShapeLayer
  }

  private func isVisible(_ view: UIView) -> Bool {
    !view.isHidden && view.layer.opacity(at: now) >= 0.05
  }

  /// Where a view is seen at this moment, in the window's coordinates.
  private func seenFrame(of view: UIView) -> CGRect {
    var frame = view.layer.place(at: now).bounds
    var layer: CALayer? = view.layer
    while let current = layer, current !== window.layer {
      let seen = current.place(at: now)
      if let passage = current.passage(at: now) {
        frame = frame.offsetBy(dx: passage.newPlace.offset.x, dy: passage.newPlace.offset.y)
      }
      let anchor = CGPoint(
        x: seen.bounds.minX + seen.bounds.width * seen.anchorPoint.x,
        y: seen.bounds.minY + seen.bounds.height * seen.anchorPoint.y)
      let moved = frame.offsetBy(dx: -anchor.x, dy: -anchor.y)
      let turned =
        CATransform3DIsIdentity(seen.transform)
        ? moved : moved.applying(CATransform3DGetAffineTransform(seen.transform))
      frame = turned.offsetBy(dx: seen.position.x, dy: seen.position.y)
      layer = current.superlayer
    }
    return frame
  }
}
