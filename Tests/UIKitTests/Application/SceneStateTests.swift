import Foundation
import Simulator
import Testing
import UIKit

@Suite("The state of a scene")
@MainActor
struct SceneStateTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
    var window: UIWindow?
    let page = Page()
    var heard: [String] = []
    let activity = NSUserActivity(activityType: "shop.reading")
    var keepsState = true

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = page
      window?.makeKeyAndVisible()
      page.owner = self
    }

    func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      heard.append("asked")
      return keepsState ? activity : nil
    }

    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
      userActivity.addUserInfoEntries(from: ["order": ["save"]])
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      heard.append("updated")
    }
  }

  private final class Page: UIViewController, UIViewControllerRestoration {
    weak var owner: SceneDelegate?
    var number = 0

    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      let order = activity.userInfo?["order"] as? [String] ?? []
      activity.addUserInfoEntries(from: ["order": order + ["page"]])
    }

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(number, forKey: "number")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      number = coder.decodeInteger(forKey: "number")
    }

    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      let page = Page()
      page.restorationIdentifier = identifierComponents.last
      return page
    }
  }

  @Test("is asked for when it is out of sight, brought up to date, and kept as a copy")
  func kept() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let scene = SceneDelegate()
    scene.activity.delegate = scene
    scene.page.userActivity = scene.activity
    device.launch(ScenesAppDelegate(), scene: scene)
    let session = try #require(UIApplication.shared.connectedScenes.first?.session)
    #expect(session.stateRestorationActivity == nil)
    device.enterBackground()
    #expect(scene.heard == ["background", "asked", "updated"])
    let kept = try #require(session.stateRestorationActivity)
    #expect(kept !== scene.activity && kept.activityType == "shop.reading")
    #expect(kept.userInfo?["order"] as? [String] == ["save", "page"])
    scene.keepsState = false
    device.enterForeground()
    device.enterBackground()
    #expect(session.stateRestorationActivity === kept)
  }

  @Test("of a page goes through an archive, and its class makes it anew")
  func archive() throws {
    let page = Page()
    page.restorationClass = Page.self
    page.number = 7
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    page.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let made = page.restorationClass?.viewController(
      withRestorationIdentifierPath: ["root", "page"], coder: coder)
    made?.decodeRestorableState(with: coder)
    #expect((made as? Page)?.number == 7 && made?.restorationIdentifier == "page")
  }
}
