// A navigation controller of one's own: every initialiser, every mutator.

import UIKit

final class PathNavigationController: UINavigationController {
  var onPush: (@MainActor (UIViewController, Bool) -> Void)?
  private var proxy: DelegateProxy?
  private let edge = UIScreenEdgePanGestureRecognizer()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    setUp()
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    edge.edges = [.left, .right]
    edge.addTarget(self, action: #selector(edgePan(_:)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }
  @objc private func becameActive() {}
  @objc private func edgePan(_ sender: UIScreenEdgePanGestureRecognizer) {
    guard let view else { return }
    let distance: CGFloat = sender.translation(in: view).x
    switch sender.state {
    case .began, .changed: view.alpha = 1 - min(max(distance / max(view.bounds.width, 1), 0), 1)
    case .ended where distance > 40: popViewController(animated: true)
    case .ended, .cancelled, .failed, .possible: view.alpha = 1
    @unknown default: break
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(edge)
    interactivePopGestureRecognizer?.delegate = self
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    onPush?(viewController, animated)
  }
  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    super.popToViewController(viewController, animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var delegate: (any UINavigationControllerDelegate)? {
    get { proxy?.client }
    set {
      proxy = DelegateProxy(client: newValue)
      super.delegate = proxy
    }
  }
}

extension PathNavigationController: UINavigationBarDelegate {
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}

extension PathNavigationController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}
