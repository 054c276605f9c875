#if !canImport(ObjectiveC)
  import UIKit

  /// The methods of a navigation controller, as they are without a guard and with it in their place.
  struct NavigationMethods {
    /// Puts a guard in the place of one controller's methods.
    static func replacingThose(of controller: UINavigationController) -> NavigationMethods? {
      controller.methods = GuardedMethods(controller)
      return NavigationMethods()
    }

    /// Which classes the hook leaves alone; `nil` if the hook is not installed on this device.
    static var excludedFromHook: [UINavigationController.Type]? {
      get { UISystem.current.application[attachment: hookKey]?.excluded }
      set { UISystem.current.application[attachment: hookKey] = newValue.map(HookSettings.init) }
    }

    private static let hookKey = AttachmentKey<HookSettings>()

    private final class HookSettings {
      let excluded: [UINavigationController.Type]

      init(excluded: [UINavigationController.Type]) {
        self.excluded = excluded
      }
    }

    /// Puts a guard in the place of each controller's methods when it is called for the first time.
    static func replaceThoseOfEveryController() {
      UISystem.current.navigationMethods = { controller in
        if InterlockHook.covers(controller) { _ = controller.interlock }
      }
    }

    /// Whether a controller is of the system's own make: never, the twin has none.
    static func isOfSystem(_ controller: UINavigationController) -> Bool {
      false
    }

    /// Calls a verb as it is without a guard.
    func call(_ verb: HostVerb, on controller: UINavigationController) -> [UIViewController]? {
      switch verb {
      case .push(let page, let animated): controller.submit(.push(page), animated: animated)
      case .pop(let animated): controller.submit(.pop, animated: animated)
      case .popTo(let page, let animated): controller.submit(.popTo(page), animated: animated)
      case .popToRoot(let animated): controller.submit(.popToRoot, animated: animated)
      case .set(let pages, let animated): controller.submit(.set(pages), animated: animated)
      }
    }

    /// The delegate that UIKit tells.
    func delegate(
      of controller: UINavigationController
    ) -> (any UINavigationControllerDelegate)? {
      controller.toldDelegate
    }

    /// Sets the delegate that UIKit tells.
    func setDelegate(
      _ delegate: (any UINavigationControllerDelegate)?, of controller: UINavigationController
    ) {
      controller.toldDelegate = delegate
    }
  }

  /// A guard in the place of one controller's methods.
  private final class GuardedMethods: NSObject, NavigationMethodReplacement {
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) {
      self.controller = controller
    }

    var delegate: (any UINavigationControllerDelegate)? {
      get { controller.interlock.clientDelegate }
      set { controller.interlock.clientDelegate = newValue }
    }

    var barDelegate: any UINavigationBarDelegate { self }

    func perform(_ request: StackRequest, animated: Bool) -> [UIViewController]? {
      let verb: HostVerb =
        switch request {
        case .push(let page): .push(page, animated: animated)
        case .pop: .pop(animated: animated)
        case .popTo(let page): .popTo(page, animated: animated)
        case .popToRoot: .popToRoot(animated: animated)
        case .set(let pages): .set(pages, animated: animated)
        }
      return controller.interlock.driver.intercept(verb)
    }

    func accessibilityPerformEscape() -> Bool {
      controller.interlock.driver.escapeGestureMade()
    }

    func preferredStatusBarStyle(_ standard: () -> UIStatusBarStyle) -> UIStatusBarStyle {
      controller.interlock.bars.preferredStatusBarStyle(standard)
    }

    func childForStatusBarStyle(_ standard: () -> UIViewController?) -> UIViewController? {
      controller.interlock.bars.childForStatusBarStyle(standard)
    }

    func willMove(toParent parent: UIViewController?) {
      controller.interlock.tabBar.hostWillMove(to: parent)
    }

    func viewDidLayoutSubviews() {
      controller.interlock.driver.hostDidLayOut()
    }

    func viewDidAppear() {
      controller.interlock.driver.runner.hostPresenceMayHaveChanged()
    }

    func viewDidDisappear() {
      controller.interlock.driver.runner.hostPresenceMayHaveChanged()
    }
  }

  extension GuardedMethods: UINavigationBarDelegate {
    /// What the controller's class answers by itself, if anything.
    private var ownAnswers: (any UINavigationBarDelegate)? {
      controller as? any UINavigationBarDelegate
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      let isAgreed = ownAnswers?.navigationBar(navigationBar, shouldPop: item) ?? true
      guard isAgreed, controller.interlock.isBackTap(on: item) else { return isAgreed }
      controller.interlock.driver.backButtonTapped()
      return false
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      guard controller.interlock.driver.mayPushItem() else { return false }
      return ownAnswers?.navigationBar(navigationBar, shouldPush: item) ?? true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      controller.interlock.driver.barEnded(.push)
      ownAnswers?.navigationBar(navigationBar, didPush: item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      controller.interlock.driver.barEnded(.pop)
      ownAnswers?.navigationBar(navigationBar, didPop: item)
    }
  }
#endif
