import Foundation
import QuartzCore

/// Starts an app and runs it until the process ends: what an app's `main.swift` calls.
///
/// The app has a phone of the newest kind, and its time is that of the clock on the wall.
///
/// Differs from UIKit: nobody sees or touches the app. Its property list is not read, so that scenes have the delegates
/// which the app's delegate names in `application(_:configurationForConnecting:options:)`; the arguments are ignored.
///
/// - Parameters:
///   - principalClassName: The class of the app, as `NSStringFromClass` gives it; nil for `UIApplication`.
///   - delegateClassName: The class of its delegate; nil for none. One that does not exist raises an exception.
/// - Returns: Never.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principalClass = principalClassName.flatMap { AppClass.named($0, "UIApplication subclass") }
  let delegateClass = delegateClassName.flatMap { AppClass.named($0, "UIApplication delegate") }
  UIApplication.start(principalClass ?? UIApplication.self, delegateClass: delegateClass)
  UIApplication.runForever()
}

extension UIApplicationDelegate {
  /// Starts the app whose delegate this is, and runs it until the process ends: what `@main` calls.
  ///
  /// See `UIApplicationMain(_:_:_:_:)`.
  @preconcurrency @MainActor
  public static func main() {
    UIApplication.start(UIApplication.self, delegateClass: Self.self as? NSObject.Type)
    UIApplication.runForever()
  }
}

/// The classes that an app is made of.
package enum AppClass {
  /// The class of a name; raises UIKit's exception if there is none (multiple reports of both texts).
  package static func named(_ name: String, _ role: String) -> NSObject.Type? {
    if let type = NSClassFromString(name) as? NSObject.Type { return type }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Unable to instantiate the \(role) instance. No class named \(name) is loaded.")
    return nil
  }
}

extension UIApplication {
  /// Makes the app of this process, and has its delegate told that it has been started.
  package static func start(_ principalClass: NSObject.Type, delegateClass: NSObject.Type?) {
    let system = UISystem(
      loop: MainLoop.current, behaviour: .iOS26, screen: .phone,
      principalClass: principalClass as? UIApplication.Type ?? UIApplication.self)
    UISystem.current = system
    let delegate = delegateClass.flatMap { NSObject.make($0) as? any UIApplicationDelegate }
    system.loop.runTurn {
      system.running(.app("application(_:didFinishLaunchingWithOptions:)")) {
        system.application.launch(delegate, scene: nil, opening: nil)
      }
    }
  }

  /// Runs the run loop. A timer that never fires keeps it from ending while there is nothing to do.
  fileprivate static func runForever() -> Never {
    let keeper = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(keeper, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
