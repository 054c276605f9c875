import Foundation
import UIKit

/// Hears notifications until it is gone, and writes them down.
@MainActor
final class NotificationRecord {
  private(set) var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ notifications: [NSNotification.Name: String], from object: AnyObject? = nil) {
    for (name, text) in notifications {
      let token = NotificationCenter.default.addObserver(
        forName: name, object: object, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.names.append(text) }
      }
      tokens.append(token)
    }
  }

  func note(_ text: String) {
    names.append(text)
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// An app without scenes, as apps were written before iOS 13.
final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let record: NotificationRecord
  private let root: UIViewController?

  init(root: UIViewController?, record: NotificationRecord) {
    self.root = root
    self.record = record
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    record.note("app didFinish \(application.applicationState) \(url?.absoluteString ?? "-")")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    record.note("app didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    record.note("app willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    record.note("app didEnterBackground")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    record.note("app willEnterForeground \(application.applicationState)")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    record.note("app open \(url)")
    return true
  }
}

/// The delegate of an app with scenes.
final class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
}

/// A scene's delegate, as Xcode's template has it.
final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let record: NotificationRecord
  private let root: UIViewController

  init(root: UIViewController, record: NotificationRecord) {
    self.root = root
    self.record = record
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let url = connectionOptions.urlContexts.first?.url
    record.note(
      "scene willConnect \(scene.activationState) \(session.configuration.name ?? "-") "
        + (url?.absoluteString ?? "-"))
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { record.note("scene didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { record.note("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { record.note("scene willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { record.note("scene willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { record.note("scene didEnterBackground") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    record.note("scene open \(URLContexts.first?.url.absoluteString ?? "-")")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    record.note("scene continue \(userActivity.webpageURL?.absoluteString ?? "-")")
  }
}
