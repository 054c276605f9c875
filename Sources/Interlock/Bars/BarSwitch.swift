import UIKit

/// The two things that can be hidden of a controller's bar, switched together.
struct BarSwitch {
  private let host: UINavigationController

  init(_ host: UINavigationController) {
    self.host = host
  }

  /// What is to be seen of the bar now.
  var visibility: BarStyle.Visibility {
    if host.isNavigationBarHidden { return .hidden }
    return host.navigationBar.isHidden ? .barViewHidden : .shown
  }

  /// Shows or hides the bar and its view.
  ///
  /// - Parameters:
  ///   - visibility: What is to be seen.
  ///   - coordinator: The transition that begins; without one, or with one that is not animated, the
  ///     change takes effect at once.
  ///   - animated: Whether it is animated even without a coordinator.
  func turn(
    to visibility: BarStyle.Visibility,
    with coordinator: (any UIViewControllerTransitionCoordinator)?, animated: Bool = false
  ) {
    let isAnimated = coordinator?.isAnimated ?? animated
    let isHidden = visibility == .hidden
    guard !host.isNavigationBarHidden else {
      guard !isHidden else { return }
      // UIKit shows the view with the bar.
      host.setNavigationBarHidden(false, animated: isAnimated)
      return host.navigationBar.isHidden = visibility == .barViewHidden
    }
    turnView(isHidden: visibility == .barViewHidden, alongside: isAnimated ? coordinator : nil)
    if isHidden { host.setNavigationBarHidden(true, animated: isAnimated) }
  }

  /// Fades the view of a bar that stays.
  private func turnView(
    isHidden: Bool, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let bar = host.navigationBar
    guard bar.isHidden != isHidden else { return }
    guard let coordinator else { return bar.isHidden = isHidden }
    let alpha = bar.alpha
    bar.isHidden = false
    if !isHidden { bar.alpha = 0 }
    coordinator.animate { _ in
      bar.alpha = isHidden ? 0 : alpha
    } completion: { context in
      bar.alpha = alpha
      bar.isHidden = isHidden != context.isCancelled
    }
  }
}
