// A small portable UIKit with right declarations and wrong ones. The line before a wrong one says
// how it must be reported; test_check_api.py collects these lines.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  public private(set) weak var presentingViewController: UIViewController?
  // Apple's has a completion that may be left out: fine.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  // Stands for the optional method: fine.
  public var navigationController: (@MainActor () -> Void)? { nil }
  // INVENTED UINavigationControllerDelegate.toolbarController
  public var toolbarController: (@MainActor () -> Void)? { nil }
}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int { case none, push, pop }
  open var viewControllers: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  // Inherited: fine.
  open override func viewDidLoad() {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  // DIFFERS UINavigationController.setViewControllers(_:animated:)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool = true) {}
  // DIFFERS UINavigationController.popViewController(animated:)
  open func popViewController(animated: Bool) -> UIViewController { self }
  // DIFFERS UINavigationController.topViewController
  open var topViewController: UIViewController?
  // INVENTED UINavigationController.popTwice(animated:)
  open func popTwice(animated: Bool) {}
  // ACCEPTED UINavigationController.testOnlyReset(), in Toy.exceptions.txt
  public func testOnlyReset() {}
}

// INVENTED UINavigationThing
public class UINavigationThing {}
// DIFFERS UINavigationBar
@MainActor open class UINavigationBar: UIResponder {}
// DIFFERS CAPropertyAnimation
open class CAPropertyAnimation: NSObject {}
// DIFFERS CAAnimation
@MainActor open class CAAnimation: NSObject {}
extension NSObject {
  // INVENTED NSObject.beRound()
  public func beRound() {}
}
// INVENTED UIRectRound()
public func UIRectRound() {}
