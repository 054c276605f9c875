public import UIKit

/// Reads the screen of an app by public means: its views, and what is seen of them.
public struct ProbeEye {
  private let window: UIWindow
  private let navigation: UINavigationController

  /// Looks at a controller in a window.
  public init(window: UIWindow, navigation: UINavigationController) {
    self.window = window
    self.navigation = navigation
  }

  /// What is seen now.
  public var look: EraLook {
    EraLook(
      at: navigation, page: pageDrawn?.title, titles: titlesDrawn, back: backDrawn,
      alert: alertDrawn)
  }

  /// Where everything is on the screen, and how much of it can be seen: the same as long as nothing moves.
  ///
  /// A transition that is stuck does not move, though UIKit says that it is under way.
  public var picture: [CGFloat] {
    visibleViews(in: window).flatMap { view in
      let shown = Self.shown(view)
      return [
        shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height,
        CGFloat(shown.opacity),
      ]
    }
  }

  /// The labels outside the bar, from the top down.
  public var labelsOutsideBar: [UILabel] {
    labels(in: window).filter { !$0.isDescendant(of: navigation.navigationBar) }
      .sorted {
        window.convert($0.bounds, from: $0).minY < window.convert($1.bounds, from: $1).minY
      }
  }

  // MARK: Page

  /// The page in front in the middle below the bar, whether it takes touches or not.
  private var pageDrawn: UIViewController? {
    let bar = navigation.navigationBar
    let top = isBarOnScreen ? max(0, bar.convert(bar.bounds, to: window).maxY) : 0
    let middle = CGPoint(x: window.bounds.midX, y: (top + window.bounds.maxY) / 2)
    let drawn = opaqueView(at: middle, in: window)
    return sequence(first: drawn as UIResponder?, next: { $0?.next })
      .compactMap { $0 as? UIViewController }
      .first { $0.parent is UINavigationController || $0.parent is UITabBarController }
  }

  /// The view in front at a point that lets nothing through.
  private func opaqueView(at point: CGPoint, in view: UIView) -> UIView? {
    let layer = Self.shown(view)
    guard !view.isHidden, layer.opacity > 0.05 else { return nil }
    for subview in view.subviews.reversed() {
      let inside = Self.shown(subview).convert(point, from: layer)
      if let found = opaqueView(at: inside, in: subview) { return found }
    }
    let isOpaque = view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false
    return isOpaque && layer.bounds.contains(point) ? view : nil
  }

  // MARK: Bar

  private var titlesDrawn: [String] {
    guard isBarOnScreen else { return [] }
    return labels(in: navigation.navigationBar)
      .filter { control(around: $0) == nil }
      .sorted { left(of: $0) < left(of: $1) }
      .compactMap(\.text)
  }

  /// The text of the first control that begins at the leading edge, if the page has put none there.
  private var backDrawn: String? {
    guard isBarOnScreen, navigation.topViewController?.navigationItem.leftBarButtonItem == nil
    else { return nil }
    let bar = navigation.navigationBar
    let controls = visibleViews(in: bar).compactMap { $0 as? UIControl }
    let edge = controls.filter { bar.convert($0.bounds, from: $0).minX < 40 }
    return edge.first.map { labels(in: $0).first?.text ?? "" }
  }

  private var isBarOnScreen: Bool {
    let bar = navigation.navigationBar
    return bar.window != nil && bar.convert(bar.bounds, to: window).intersects(window.bounds)
  }

  // MARK: Alerts

  private var alertDrawn: String? {
    guard let alert = navigation.presentedViewController as? UIAlertController else { return nil }
    return alert.viewIfLoaded?.window == nil ? nil : alert.title
  }

  // MARK: Views

  private func labels(in view: UIView) -> [UILabel] {
    visibleViews(in: view).compactMap { $0 as? UILabel }
  }

  private func visibleViews(in view: UIView) -> [UIView] {
    guard view.window != nil, !view.isHidden, Self.shown(view).opacity > 0.05 else { return [] }
    return [view] + view.subviews.flatMap { visibleViews(in: $0) }
  }

  /// What a view shows at this moment of an animation.
  private static func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  private func control(around view: UIView) -> UIControl? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
  }

  private func left(of view: UIView) -> CGFloat {
    window.convert(view.bounds, from: view).minX
  }
}
