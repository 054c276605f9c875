import Foundation

/// Watches for taps on the status bar, which scroll to the top.
final class StatusBarTaps {
  /// The finger that came down on the bar.
  private weak var touch: UITouch?
  private var start = CGPoint.zero

  /// Follows the touches of an event, before or after the windows have them.
  func follow(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      let location = touch.location(in: nil)
      switch touch.phase {
      case .began where statusBar.contains(location):
        self.touch = touch
        start = location
      case .moved where touch === self.touch:
        let distance = hypot(location.x - start.x, location.y - start.y)
        if distance > TapCounter.farthestDistance { self.touch = nil }
      case .ended where touch === self.touch:
        self.touch = nil
        scrollToTop()
      case .cancelled where touch === self.touch: self.touch = nil
      default: break
      }
    }
  }

  private var statusBar: CGRect {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Scrolls what the page in front has to scroll, if that is one thing only: on a phone two that want to go
  /// to the top do not (documentation of `UIScrollView.scrollsToTop`). On a larger screen the one nearest to the
  /// bar goes.
  private func scrollToTop() {
    guard let window = UIApplication.shared.keyWindow else { return }
    var page = window.rootViewController
    while let presented = page?.presentedViewController { page = presented }
    let candidates = scrollViews(in: page?.viewIfLoaded ?? window, of: window)
    if candidates.count == 1 || UIDevice.current.userInterfaceIdiom == .pad {
      candidates.min { $0.topOnScreen < $1.topOnScreen }?.scrollToTop()
    }
  }

  private func scrollViews(in view: UIView, of window: UIWindow) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = [view].compactMap { $0 as? UIScrollView }.filter { scrollView in
      scrollView.scrollsToTop && scrollView.isScrollEnabled
        && scrollView.convert(scrollView.bounds, to: nil).intersects(window.bounds)
    }
    return own + view.subviews.flatMap { scrollViews(in: $0, of: window) }
  }
}

extension UIScrollView {
  fileprivate var topOnScreen: CGFloat { convert(bounds.origin, to: nil).y }

  /// Scrolls to the top, if the delegate lets it.
  fileprivate func scrollToTop() {
    guard toldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
    guard contentOffset.y != top.y else {
      toldDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    scroll(to: top, isToTop: true)
  }
}
