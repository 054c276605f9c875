// A coordinator: delegates, gestures, bars, sheets, alerts, windows, layout.

import UIKit

@MainActor
final class Coordinator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate,
  UIAdaptivePresentationControllerDelegate, UITabBarControllerDelegate
{
  private let interaction = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .none ? nil : Fade() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.tapCount == 1 }

  @objc func pan(_ gesture: UIPanGestureRecognizer) {
    let velocity = gesture.velocity(in: gesture.view)
    interaction.update(min(1, max(0, gesture.translation(in: gesture.view).x / 300)))
    guard gesture.state == .ended else { return }
    velocity.x > 0 ? interaction.finish() : interaction.cancel()
  }

  func addSwipe(to navigation: UINavigationController) {
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.edges = .left
    navigation.view.addGestureRecognizer(pan)
    navigation.interactivePopGestureRecognizer?.require(toFail: pan)
    if #available(iOS 26.0, *) {
      navigation.interactiveContentPopGestureRecognizer?.delegate = self
    }
  }

  func configureBar(of navigation: UINavigationController) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let item = navigation.navigationBar.topItem
    item?.largeTitleDisplayMode = .never
    item?.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(pan(_:)))
  }

  func ask(in navigation: UINavigationController) async {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { _ in
        navigation.popToRootViewController(animated: true)
      })
    await navigation.present(alert, animated: true)
    if let sheet = navigation.sheetPresentationController { sheet.detents = [.medium(), .large()] }
  }

  func layOut(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.isAccessibilityElement = false
    view.accessibilityTraits = [.button]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  func openWindow() -> UIWindow? {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = scene.map(UIWindow.init(windowScene:))
    window?.windowLevel = .alert + 1
    window?.makeKeyAndVisible()
    return window
  }
}

final class Table: UITableViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.row
    return cell
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
