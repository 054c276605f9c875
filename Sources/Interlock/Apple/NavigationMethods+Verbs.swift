#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// The verbs.
  extension NavigationMethods {
    private typealias Navigation = UINavigationController
    private typealias Pages = [UIViewController]
    private typealias Push = @convention(c) (Navigation, Selector, UIViewController, Bool) -> Void
    private typealias Pop = @convention(c) (Navigation, Selector, Bool) -> UIViewController?
    private typealias PopTo =
      @convention(c) (Navigation, Selector, UIViewController, Bool) -> Pages?
    private typealias PopToRoot = @convention(c) (Navigation, Selector, Bool) -> Pages?
    private typealias SetPages = @convention(c) (Navigation, Selector, Pages, Bool) -> Void
    private typealias AssignPages = @convention(c) (Navigation, Selector, Pages) -> Void

    private static let push = #selector(Navigation.pushViewController(_:animated:))
    private static let pop = #selector(Navigation.popViewController(animated:))
    private static let popTo = #selector(Navigation.popToViewController(_:animated:))
    private static let popToRoot = #selector(Navigation.popToRootViewController(animated:))
    private static let setPages = #selector(Navigation.setViewControllers(_:animated:))
    private static let assignPages = #selector(setter: Navigation.viewControllers)

    /// Calls a verb as it is without a guard.
    func call(_ verb: HostVerb, on controller: UINavigationController) -> [UIViewController]? {
      switch verb {
      case .push(let page, let animated):
        callPush(page, animated, on: controller)
        return nil
      case .pop(let animated):
        return callPop(animated, on: controller).map { [$0] }
      case .popTo(let page, let animated):
        return callPopTo(page, animated, on: controller)
      case .popToRoot(let animated):
        return callPopToRoot(animated, on: controller)
      case .set(let pages, let animated):
        callSet(pages, animated, on: controller)
        return nil
      }
    }

    private func callPush(_ page: UIViewController, _ animated: Bool, on controller: Navigation) {
      methods.original(Self.push, as: Push.self)?(controller, Self.push, page, animated)
    }

    private func callPop(_ animated: Bool, on controller: Navigation) -> UIViewController? {
      methods.original(Self.pop, as: Pop.self)?(controller, Self.pop, animated) ?? nil
    }

    private func callPopTo(
      _ page: UIViewController, _ animated: Bool, on controller: Navigation
    ) -> Pages? {
      methods.original(Self.popTo, as: PopTo.self)?(controller, Self.popTo, page, animated) ?? nil
    }

    private func callPopToRoot(_ animated: Bool, on controller: Navigation) -> Pages? {
      methods.original(Self.popToRoot, as: PopToRoot.self)?(controller, Self.popToRoot, animated)
        ?? nil
    }

    private func callSet(_ pages: Pages, _ animated: Bool, on controller: Navigation) {
      methods.original(Self.setPages, as: SetPages.self)?(
        controller, Self.setPages, pages, animated)
    }

    private func callAssign(_ pages: Pages, on controller: Navigation) {
      methods.original(Self.assignPages, as: AssignPages.self)?(controller, Self.assignPages, pages)
    }

    func replaceVerbs() {
      let push: @convention(block) (Navigation, UIViewController, Bool) -> Void = {
        [self] controller, page, animated in
        guard let interlock = interlock(of: controller) else {
          return callPush(page, animated, on: controller)
        }
        interlock.driver.intercept(.push(page, animated: animated))
      }
      methods.replace(Self.push, with: push)
      let pop: @convention(block) (Navigation, Bool) -> UIViewController? = {
        [self] controller, animated in
        guard let interlock = interlock(of: controller) else {
          return callPop(animated, on: controller)
        }
        return interlock.driver.intercept(.pop(animated: animated))?.last
      }
      methods.replace(Self.pop, with: pop)
      let popTo: @convention(block) (Navigation, UIViewController, Bool) -> Pages? = {
        [self] controller, page, animated in
        guard let interlock = interlock(of: controller) else {
          return callPopTo(page, animated, on: controller)
        }
        return interlock.driver.intercept(.popTo(page, animated: animated))
      }
      methods.replace(Self.popTo, with: popTo)
      let popToRoot: @convention(block) (Navigation, Bool) -> Pages? = {
        [self] controller, animated in
        guard let interlock = interlock(of: controller) else {
          return callPopToRoot(animated, on: controller)
        }
        return interlock.driver.intercept(.popToRoot(animated: animated))
      }
      methods.replace(Self.popToRoot, with: popToRoot)
      let setPages: @convention(block) (Navigation, Pages, Bool) -> Void = {
        [self] controller, pages, animated in
        guard let interlock = interlock(of: controller) else {
          return callSet(pages, animated, on: controller)
        }
        interlock.driver.intercept(.set(pages, animated: animated))
      }
      methods.replace(Self.setPages, with: setPages)
      let assignPages: @convention(block) (Navigation, Pages) -> Void = {
        [self] controller, pages in
        guard let interlock = interlock(of: controller) else {
          return callAssign(pages, on: controller)
        }
        interlock.driver.intercept(.set(pages, animated: false))
      }
      methods.replace(Self.assignPages, with: assignPages)
    }
  }
#endif
