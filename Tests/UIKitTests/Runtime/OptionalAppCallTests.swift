import Foundation
import Simulator
import Testing
import UIKit

@Suite("An optional method of an app's or a scene's delegate, called through a question mark,")
@MainActor
struct OptionalAppCallTests {
  private final class Listener: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("launched")
      return false
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      heard.append("open \(url.path)")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }

    func sceneWillResignActive(_ scene: UIScene) { heard.append("scene resigns") }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      heard.append(userActivity.activityType)
    }
  }

  private let device = Device(era: .iOS18)

  @Test("is that of the class, with the usual options")
  func calls() throws {
    UISystem.current = device.system
    device.launch { UIViewController() }
    let listener = Listener()
    let (app, forApp) = (UIApplication.shared, listener as any UIApplicationDelegate)
    #expect(forApp.application?(app, didFinishLaunchingWithOptions: nil) == false)
    let url = try #require(URL(string: "app:/page"))
    #expect(forApp.application?(app, open: url) == true)
    forApp.applicationDidBecomeActive?(app)
    forApp.applicationWillTerminate?(app)
    let scene = try #require(app.connectedScenes.first)
    let forScene = listener as any UIWindowSceneDelegate
    forScene.sceneWillResignActive?(scene)
    forScene.sceneDidEnterBackground?(scene)
    forScene.scene?(scene, continue: NSUserActivity(activityType: "reading"))
    #expect(listener.heard == ["launched", "open /page", "active", "scene resigns", "reading"])
  }
}
