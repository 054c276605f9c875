// What exists only with the Objective-C runtime: proxies, associated objects, swizzling, key paths.

#if canImport(ObjectiveC) && canImport(UIKit)
  import Foundation
  import ObjectiveC
  import UIKit

  @MainActor
  final class DelegateProxy: NSObject, UINavigationControllerDelegate {
    weak var client: (any UINavigationControllerDelegate)?
    // Read where NSObject declares no isolation; UIKit asks a delegate on the main thread only.
    private nonisolated(unsafe) weak var forward: AnyObject?

    init(client: (any UINavigationControllerDelegate)?) {
      self.client = client
      self.forward = client
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      client?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    }
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      return forward?.responds?(to: aSelector) ?? false
    }
    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      forward?.responds?(to: aSelector) == true ? forward : super.forwardingTarget(for: aSelector)
    }
  }

  @MainActor private enum Keys { static var path: UInt8 = 0 }
  final class Path: NSObject { var items: [String] = [] }

  extension UIViewController {
    var path: Path? {
      get { objc_getAssociatedObject(self, &Keys.path) as? Path }
      set { objc_setAssociatedObject(self, &Keys.path, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    @objc dynamic func path_viewDidAppear(_ animated: Bool) {
      path_viewDidAppear(animated)  // The original, after the exchange.
      path?.items.append(String(describing: type(of: self)))
    }

    static let exchange: Void = {
      let original = #selector(UIViewController.viewDidAppear(_:))
      let replacement = #selector(UIViewController.path_viewDidAppear(_:))
      guard let first = class_getInstanceMethod(UIViewController.self, original),
        let second = class_getInstanceMethod(UIViewController.self, replacement)
      else { return }
      method_exchangeImplementations(first, second)
    }()

    static func wrapViewWillDisappear(of type: AnyClass) {
      typealias Function = @convention(c) (AnyObject, Selector, Bool) -> Void
      let selector = #selector(UIViewController.viewWillDisappear(_:))
      guard let method = class_getInstanceMethod(type, selector) else { return }
      let old = unsafeBitCast(method_getImplementation(method), to: Function.self)
      let block: @convention(block) (AnyObject, Bool) -> Void = { page, animated in
        old(page, selector, animated)
      }
      method_setImplementation(method, imp_implementationWithBlock(block))
    }
  }

  @MainActor let titleKey = #keyPath(UIViewController.title)
  @MainActor let titleGetter = #selector(getter: UIViewController.title)
#else
  #error("The branch for Apple's systems is not the one compiled.")
#endif
