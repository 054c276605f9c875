import UIKit

/// An app's own delegate that writes down what it hears.
@MainActor
final class RecordingDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []
  var onWillShow: (() -> Void)?
  var onDidShow: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "?")")
    onWillShow?()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "?")")
    onDidShow?()
  }
}
