import Foundation
import Simulator
import Testing
import UIKit

@Suite("A shortcut of the app")
@MainActor
struct ShortcutTests {
  private let item = UIApplicationShortcutItem(
    type: "new", localizedTitle: "New", localizedSubtitle: "A page", icon: nil,
    userInfo: ["id": NSString(string: "7")])

  @Test("says what was given to it")
  func facts() {
    #expect(item.type == "new" && item.localizedTitle == "New")
    #expect(item.localizedSubtitle == "A page" && item.icon == nil)
    #expect(item.userInfo?.keys.sorted() == ["id"])
    let plain = UIApplicationShortcutItem(type: "open", localizedTitle: "Open")
    #expect(plain.localizedSubtitle == nil && plain.userInfo == nil)
    let device = Device(era: .iOS18)
    device.perform { UIApplication.shared.shortcutItems = [plain] }
    #expect(UIApplication.shared.shortcutItems == [plain])
  }

  @Test("starts an app without scenes: in the launch options, and then as an action")
  func launch() {
    let device = Device(era: .iOS18)
    let delegate = Plain()
    device.launch(delegate, choosing: item)
    #expect(delegate.notes == ["launched for new", "performs new"])
  }

  @Test("is not performed if the app has said at its launch that it did so itself")
  func handledAtLaunch() {
    let device = Device(era: .iOS18)
    let delegate = Plain()
    delegate.wantsMore = false
    device.launch(delegate, choosing: item)
    #expect(delegate.notes == ["launched for new"])
  }

  @Test("is performed by an app that runs, which answers whether it could")
  func running() {
    let device = Device(era: .iOS18)
    let delegate = Plain()
    device.launch(delegate)
    device.enterBackground()
    #expect(device.choose(item) == true)
    #expect(delegate.notes == ["launched for -", "performs new"])
    #expect(UIApplication.shared.applicationState == .active)
    let other = UIApplicationShortcutItem(type: "other", localizedTitle: "Other")
    #expect(device.choose(other) == false)
  }

  @Test("is told to the scene in an app with scenes: as it connects, or while it is connected")
  func scenes() {
    let device = Device(era: .iOS18)
    let (app, scene) = (WithScenes(), Scene())
    device.launch(app, scene: scene, choosing: item)
    #expect(scene.notes == ["connects for new"])
    #expect(device.choose(item) == true)
    #expect(scene.notes == ["connects for new", "performs new"])
    #expect(app.notes == [])
  }

  @Test("is not answered by an app that does not know of shortcuts")
  func unanswered() {
    let device = Device(era: .iOS18)
    device.launch(Deaf())
    #expect(device.choose(item) == nil)
  }

  private final class Plain: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var notes: [String] = []
    var wantsMore = true

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
      notes.append("launched for \(item?.type ?? "-")")
      return wantsMore
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      if shortcutItem.type == "new" { notes.append("performs \(shortcutItem.type)") }
      completionHandler(shortcutItem.type == "new")
    }
  }

  private final class WithScenes: NSObject, UIApplicationDelegate {
    var notes: [String] = []

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      notes.append("performs \(shortcutItem.type)")
    }
  }

  private final class Deaf: NSObject, UIApplicationDelegate {}

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var notes: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      notes.append("connects for \(connectionOptions.shortcutItem?.type ?? "-")")
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      notes.append("performs \(shortcutItem.type)")
      completionHandler(true)
    }
  }
}
