import UIKit

/// Sees to it that one view at a time takes touches, on every page, whatever comes into it later.
///
/// A page's tree is made exclusive when the page is about to be shown; what comes into it afterwards,
/// when the first finger comes down on it. That is early enough: only views under a finger matter.
final class TouchFeature {
  /// Whether pages that do not say it themselves are made exclusive.
  var isExclusive = false {
    didSet { if isExclusive != oldValue { apply() } }
  }
  @Loose private var host: UINavigationController?
  private lazy var sentinel = TouchSentinel { [weak self] in self?.fingerComes(at: $0, $1) }

  init(host: UINavigationController) {
    self.host = host
  }

  /// A page is about to be shown, and has its view.
  func willShow(_ page: UIViewController, in host: UINavigationController) {
    post(in: host)
    apply(to: page)
  }

  /// Carries out a setting that has changed, on the pages that are there.
  private func apply() {
    guard let host else { return }
    post(in: host)
    for page in host.viewControllers { apply(to: page) }
  }

  private func apply(to page: UIViewController) {
    guard let view = page.viewIfLoaded else { return }
    if isExclusive(on: page) {
      ExclusiveTouch.make(in: view)
    } else {
      ExclusiveTouch.undo(in: view)
    }
  }

  private func isExclusive(on page: UIViewController) -> Bool {
    page.statedWishes?.wishes.isTouchExclusive ?? isExclusive
  }

  /// Posts the sentinel where it is needed, or takes it away.
  func post(in host: UINavigationController) {
    guard isAnyExclusive(of: host.viewControllers) else { return sentinel.removeFromSuperview() }
    // UIKit arranges the views of a controller that comes on screen; the sentinel comes after them.
    if let view = host.viewIfLoaded, view.window != nil { sentinel.stand(before: view) }
  }

  private func isAnyExclusive(of pages: [UIViewController]) -> Bool {
    for page in pages where isExclusive(on: page) { return true }
    return false
  }

  private func fingerComes(at point: CGPoint, _ event: UIEvent) {
    for page in (host?.children ?? []).reversed() {
      guard let view = page.viewIfLoaded, view.window != nil,
        let hit = view.hitTest(sentinel.convert(point, to: view), with: event)
      else { continue }
      if isExclusive(on: page) { ExclusiveTouch.make(hit, in: view) }
      return
    }
  }
}
