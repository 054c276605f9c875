import UIKit

/// A controller that keeps what its delegate and its pages are told.
final class ListeningController: UINavigationController, UINavigationControllerDelegate {
  /// The calls, oldest first, each with the title of its page.
  private(set) var calls: [String] = []

  func note(_ call: String, _ page: UIViewController) {
    calls.append("\(call) \(page.title ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    note("willShow", viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    note("didShow", viewController)
  }
}
