public import Foundation

extension UIApplicationDelegate {
  /// Lets `delegate.application?(...)` compile, which Objective-C's optional methods need.
  public var application: UIApplicationDelegateCalls? {
    UIApplicationDelegateCalls(delegate: self)
  }

  /// Lets `delegate.applicationDidBecomeActive?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidBecomeActive: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidBecomeActive($0) }
  }

  /// Lets `delegate.applicationWillResignActive?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillResignActive: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillResignActive($0) }
  }

  /// Lets `delegate.applicationDidEnterBackground?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidEnterBackground: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidEnterBackground($0) }
  }

  /// Lets `delegate.applicationWillEnterForeground?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillEnterForeground: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillEnterForeground($0) }
  }

  /// Lets `delegate.applicationWillTerminate?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillTerminate: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillTerminate($0) }
  }

  /// Lets `delegate.applicationDidReceiveMemoryWarning?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidReceiveMemoryWarning: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidReceiveMemoryWarning($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIApplicationDelegateCalls {
  let delegate: any UIApplicationDelegate

  /// The app is about to be ready; `false` if it cannot open what it was started for.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// The app is ready: the place to make a window, in an app without scenes.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Another app asks for a URL to be opened. Not called in an app with scenes.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// A person has chosen one of the app's shortcuts. Not called in an app with scenes.
  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  /// How a new scene is to be made. An app whose delegate has this method is an app with scenes.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }
}
