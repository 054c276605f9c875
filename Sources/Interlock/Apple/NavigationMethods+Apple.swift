#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC
  import UIKit

  /// The methods of a class of navigation controllers, as they are without a guard and with it in
  /// their place.
  final class NavigationMethods {
    static let base: AnyClass = UINavigationController.self

    var methods: ReplacedMethods

    private init(_ methods: ReplacedMethods) {
      self.methods = methods
      replaceVerbs()
      replaceDelegate()
      replaceAppearance()
      replaceStatusBar()
      replaceEscape()
      replaceBarDelegate()
    }

    // MARK: One controller

    /// The classes that stand between a controller and its class, by the latter.
    private static var ofOneController: [ObjectIdentifier: NavigationMethods] = [:]

    /// Puts a guard in the place of one controller's methods, by a class of its own.
    ///
    /// A controller for which the hook stands in needs none.
    static func replacingThose(of controller: UINavigationController) -> NavigationMethods? {
      if let ofEveryController, InterlockHook.covers(controller) { return ofEveryController }
      guard let former = object_getClass(controller) else { return nil }
      let known = ofOneController[ObjectIdentifier(former)]
      guard let methods = known ?? makeSubclass(of: former) else { return nil }
      methods.methods.take(controller)
      return methods
    }

    private static func makeSubclass(of former: AnyClass) -> NavigationMethods? {
      let name = "Interlock_" + NSStringFromClass(former)
      guard let subclass = ReplacedMethods(ofNewSubclass: name, of: former) else {
        SystemLog.write(
          """
          The guard of a \(former) was not attached: another class is called \(name). Its own verbs \
          are not guarded; those of `interlock` are. Use InterlockNavigationController.
          """)
        return nil
      }
      let methods = NavigationMethods(subclass)
      methods.methods.register()
      ofOneController[ObjectIdentifier(former)] = methods
      return methods
    }

    // MARK: Every controller

    private static var ofEveryController: NavigationMethods?

    /// Which classes the hook leaves alone; `nil` if the hook is not installed.
    static var excludedFromHook: [UINavigationController.Type]?

    /// Puts a guard in the place of the methods of `UINavigationController`.
    static func replaceThoseOfEveryController() {
      for rival in RivalLibrary.all where rival.isLoaded { SystemLog.write(rival.warning) }
      ofEveryController = NavigationMethods(ReplacedMethods(of: base))
    }

    /// Whether a controller is of the system's own make, but not a plain one.
    static func isOfSystem(_ controller: UINavigationController) -> Bool {
      let kind: AnyClass = type(of: controller)
      return kind != base && Bundle(for: kind).bundleIdentifier?.hasPrefix("com.apple.") == true
    }

    // MARK: The guard

    /// The guard that a call on a controller meets; `nil` if it meets none in this class.
    ///
    /// - Parameter makesOne: Whether the hook guards the controller from this call on. Not while it may
    ///   be going away: nothing can refer weakly to it then.
    func interlock(
      of controller: UINavigationController, makesOne: Bool = true
    ) -> NavigationInterlock? {
      if let interlock = controller.interlockIfAttached {
        return interlock.methods === self ? interlock : nil
      }
      return makesOne && InterlockHook.covers(controller) ? controller.interlock : nil
    }
  }

  // MARK: - The delegate

  extension NavigationMethods {
    private typealias Navigation = UINavigationController
    private typealias Delegate = any UINavigationControllerDelegate
    private typealias GetDelegate = @convention(c) (Navigation, Selector) -> Delegate?
    private typealias SetDelegate = @convention(c) (Navigation, Selector, Delegate?) -> Void

    private static let getDelegate = #selector(getter: Navigation.delegate)
    private static let setDelegate = #selector(setter: Navigation.delegate)

    /// The delegate that UIKit tells.
    func delegate(of controller: UINavigationController) -> (any UINavigationControllerDelegate)? {
      methods.original(Self.getDelegate, as: GetDelegate.self)?(controller, Self.getDelegate) ?? nil
    }

    /// Sets the delegate that UIKit tells.
    func setDelegate(
      _ delegate: (any UINavigationControllerDelegate)?, of controller: UINavigationController
    ) {
      let original = methods.original(Self.setDelegate, as: SetDelegate.self)
      original?(controller, Self.setDelegate, delegate)
    }

    private func replaceDelegate() {
      let get: @convention(block) (Navigation) -> Delegate? = { [self] controller in
        guard let interlock = interlock(of: controller, makesOne: false) else {
          return delegate(of: controller)
        }
        return interlock.clientDelegate
      }
      methods.replace(Self.getDelegate, with: get)
      let set: @convention(block) (Navigation, Delegate?) -> Void = { [self] controller, delegate in
        guard let interlock = interlock(of: controller, makesOne: false) else {
          return setDelegate(delegate, of: controller)
        }
        interlock.clientDelegate = delegate
      }
      methods.replace(Self.setDelegate, with: set)
    }
  }

  // MARK: - Layout and appearance

  extension NavigationMethods {
    private typealias Plain = @convention(c) (Navigation, Selector) -> Void
    private typealias ToParent = @convention(c) (Navigation, Selector, UIViewController?) -> Void
    private typealias Animated = @convention(c) (Navigation, Selector, Bool) -> Void

    private func replaceAppearance() {
      let layout = #selector(UIViewController.viewDidLayoutSubviews)
      let didLayOut: @convention(block) (Navigation) -> Void = { [self] controller in
        methods.original(layout, as: Plain.self)?(controller, layout)
        interlock(of: controller, makesOne: false)?.driver.hostDidLayOut()
      }
      methods.replace(layout, with: didLayOut)
      let move = #selector(UIViewController.willMove(toParent:))
      let willMove: @convention(block) (Navigation, UIViewController?) -> Void = {
        [self] controller, parent in
        methods.original(move, as: ToParent.self)?(controller, move, parent)
        interlock(of: controller, makesOne: parent != nil)?.tabBar.hostWillMove(to: parent)
      }
      methods.replace(move, with: willMove)
      replaceAppearance(#selector(UIViewController.viewDidAppear(_:)), makesGuard: true)
      replaceAppearance(#selector(UIViewController.viewDidDisappear(_:)), makesGuard: false)
    }

    private func replaceAppearance(_ selector: Selector, makesGuard: Bool) {
      let block: @convention(block) (Navigation, Bool) -> Void = { [self] controller, animated in
        methods.original(selector, as: Animated.self)?(controller, selector, animated)
        interlock(of: controller, makesOne: makesGuard)?.driver.runner.hostPresenceMayHaveChanged()
      }
      methods.replace(selector, with: block)
    }
  }

  // MARK: - The status bar

  extension NavigationMethods {
    private typealias GetStyle = @convention(c) (Navigation, Selector) -> UIStatusBarStyle
    private typealias GetChild = @convention(c) (Navigation, Selector) -> UIViewController?

    private func replaceStatusBar() {
      let style = #selector(getter: UIViewController.preferredStatusBarStyle)
      let getStyle: @convention(block) (Navigation) -> UIStatusBarStyle = { [self] controller in
        let standard = {
          self.methods.original(style, as: GetStyle.self)?(controller, style) ?? .default
        }
        return interlock(of: controller, makesOne: false)?.bars.preferredStatusBarStyle(standard)
          ?? standard()
      }
      methods.replace(style, with: getStyle)
      let child = #selector(getter: UIViewController.childForStatusBarStyle)
      let getChild: @convention(block) (Navigation) -> UIViewController? = { [self] controller in
        let standard = {
          self.methods.original(child, as: GetChild.self)?(controller, child) ?? nil
        }
        guard let interlock = interlock(of: controller, makesOne: false) else { return standard() }
        return interlock.bars.childForStatusBarStyle(standard)
      }
      methods.replace(child, with: getChild)
    }
  }

  // MARK: - The escape gesture

  extension NavigationMethods {
    private func replaceEscape() {
      let escape = #selector(NSObject.accessibilityPerformEscape)
      typealias Asked = @convention(c) (Navigation, Selector) -> Bool
      let block: @convention(block) (Navigation) -> Bool = { [self] controller in
        if interlock(of: controller)?.driver.escapeGestureMade() == true { return true }
        return methods.original(escape, as: Asked.self)?(controller, escape) ?? false
      }
      methods.replace(escape, with: block)
    }
  }

  // MARK: - The bar

  extension NavigationMethods {
    private typealias Bar = UINavigationBar
    private typealias BarDelegate = any UINavigationBarDelegate
    private typealias Item = UINavigationItem
    private typealias Asked = @convention(c) (Navigation, Selector, Bar, Item) -> Bool
    private typealias Told = @convention(c) (Navigation, Selector, Bar, Item) -> Void

    private static let shouldPop = #selector(
      BarDelegate.navigationBar(_:shouldPop:))
    private static let shouldPush = #selector(
      BarDelegate.navigationBar(_:shouldPush:))

    private func replaceBarDelegate() {
      let shouldPop: @convention(block) (Navigation, Bar, Item) -> Bool = {
        [self] controller, bar, item in
        guard let interlock = interlock(of: controller), interlock.isBackTap(on: item) else {
          return ask(Self.shouldPop, controller, bar, item)
        }
        if hasOwnAnswer(Self.shouldPop), !ask(Self.shouldPop, controller, bar, item) {
          return false
        }
        interlock.driver.backButtonTapped()
        return false
      }
      methods.replace(Self.shouldPop, with: shouldPop)
      let shouldPush: @convention(block) (Navigation, Bar, Item) -> Bool = {
        [self] controller, bar, item in
        guard interlock(of: controller)?.driver.mayPushItem() != false else { return false }
        return ask(Self.shouldPush, controller, bar, item)
      }
      methods.replace(Self.shouldPush, with: shouldPush)
      replaceEnd(#selector(BarDelegate.navigationBar(_:didPush:)), of: .push)
      replaceEnd(#selector(BarDelegate.navigationBar(_:didPop:)), of: .pop)
    }

    private func replaceEnd(_ selector: Selector, of motion: BarMotion) {
      let block: @convention(block) (Navigation, Bar, Item) -> Void = {
        [self] controller, bar, item in
        methods.original(selector, as: Told.self)?(controller, selector, bar, item)
        interlock(of: controller, makesOne: false)?.driver.barEnded(motion)
      }
      methods.replace(selector, with: block)
    }

    private func ask(
      _ selector: Selector, _ controller: Navigation, _ bar: Bar, _ item: Item
    ) -> Bool {
      methods.original(selector, as: Asked.self)?(controller, selector, bar, item) ?? true
    }

    /// Whether the app's class answers by itself. What UIKit answers would pop the page.
    private func hasOwnAnswer(_ selector: Selector) -> Bool {
      methods.owner != Self.base && methods.differs(selector, from: Self.base)
    }
  }
#endif
