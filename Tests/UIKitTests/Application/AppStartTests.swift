import Foundation
import Simulator
import Testing
import UIKit

/// Of an app whose classes are known only by name.
private final class NamedApp: UIApplication {}

private final class NamedAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var steps: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    steps.append("launched \(launchOptions == nil)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { steps.append("active") }
}

/// Says in code of which class the delegate of its scene is.
private final class ConfiguringAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var questions = 0

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    questions += 1
    let configuration = UISceneConfiguration(
      name: "In code", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ConfiguredSceneDelegate.self
    return configuration
  }
}

private final class ConfiguredSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var link: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    link = connectionOptions.urlContexts.first?.url.absoluteString
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

@Suite("The start of an app", .serialized)
@MainActor
struct AppStartTests {
  @Test("makes its classes, and tells the delegate")
  func plain() throws {
    let device = Device(era: .iOS26)
    defer { UISystem.current = device.system }
    UIApplication.start(NamedApp.self, delegateClass: NamedAppDelegate.self)
    #expect(UIApplication.shared is NamedApp)
    let delegate = try #require(UIApplication.shared.delegate as? NamedAppDelegate)
    #expect(delegate.steps == ["launched true", "active"])
    #expect(UIApplication.shared.windows == [try #require(delegate.window)])
    #expect(delegate.window?.rootViewController?.view.window === delegate.window)
  }

  @Test("makes the scene's delegate of the class that the app's delegate names, once asked")
  func configured() throws {
    let device = Device(era: .iOS18)
    let delegate = ConfiguringAppDelegate()
    device.launch(delegate, opening: URL(string: "shop://item/3"))
    #expect(delegate.questions == 1)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.session.configuration.name == "In code")
    let sceneDelegate = try #require(scene.delegate as? ConfiguredSceneDelegate)
    #expect(sceneDelegate.link == "shop://item/3")
    #expect(device.window === sceneDelegate.window)
  }

  @Test("fails with UIKit's words for a class that does not exist")
  func unknown() {
    let device = Device(era: .iOS18)
    let type = AppClass.named("Shop.MissingDelegate", "UIApplication delegate")
    #expect(type == nil)
    #expect(
      device.crash?.reason
        == "Unable to instantiate the UIApplication delegate instance. No class named "
        + "Shop.MissingDelegate is loaded.")
  }
}
