import Foundation
import Simulator
import Testing
import UIKit

@Suite("A scene of newer systems")
@MainActor
struct SceneExtrasTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      heard.append(userActivity.activityType)
    }

    func preferredWindowingControlStyle(
      for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle { .minimal }
  }

  private let device = Device(era: .iOS26)
  private let delegate = SceneDelegate()

  private func launch() -> UIWindowScene? {
    device.launch(ScenesAppDelegate(), scene: delegate)
    return delegate.window?.windowScene
  }

  @Test("is used for an activity if it does for that, and no other one comes")
  func activation() throws {
    let scene = try #require(launch())
    var errors = 0
    func ask(_ request: UISceneSessionActivationRequest) {
      device.perform {
        UIApplication.shared.activateSceneSession(for: request) { _ in errors += 1 }
        #expect(errors == 0)
      }
      _ = device.settle(limit: 1)
    }
    let activity = NSUserActivity(activityType: "open")
    let request = UISceneSessionActivationRequest(userActivity: activity)
    #expect(request.role == .windowApplication && request.session == nil)
    ask(request)
    ask(UISceneSessionActivationRequest(session: scene.session))
    #expect(delegate.heard == ["open"] && errors == 0)
    activity.targetContentIdentifier = "note"
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(
      value: false)
    device.perform {
      UIApplication.shared.activateSceneSession(
        for: UISceneSessionActivationRequest(userActivity: activity)
      ) { _ in errors += 1 }
    }
    _ = device.settle(limit: 1)
    #expect(delegate.heard == ["open"] && errors == 1)
  }

  @Test("keeps when it is to be destroyed, and says that nobody locks, protects or moves it")
  func kept() throws {
    let scene = try #require(launch())
    #expect(scene.destructionConditions.isEmpty)
    scene.destructionConditions = [.userInitiatedDismissal]
    #expect(scene.destructionConditions == [.userInitiatedDismissal])
    #expect(scene.pointerLockState == nil && scene.windowingBehaviors == nil)
    #expect(scene.systemProtectionManager?.isUserAuthenticationEnabled == false)
    #expect(scene.activityItemsConfigurationSource == nil)
    scene.activityItemsConfigurationSource = delegate
    #expect(scene.activityItemsConfigurationSource === delegate)
    let behaviors = UISceneWindowingBehaviors()
    #expect(behaviors.isClosable && behaviors.isMiniaturizable)
    let tablet = Device(era: .iOS26, screen: .tablet)
    tablet.launch { UIViewController() }
    let other = UIApplication.shared.connectedScenes.first
    #expect(other?.pointerLockState?.isLocked == false)
  }

  @Test("has a delegate that may be asked where buttons for its window are to be")
  func buttons() throws {
    final class Silent: UIResponder, UIWindowSceneDelegate {}
    let scene = try #require(launch())
    let asked: any UIWindowSceneDelegate = delegate
    #expect(
      asked.preferredWindowingControlStyle?(for: scene)
        === UIWindowScene.WindowingControlStyle.minimal)
    #expect(
      Silent().preferredWindowingControlStyle(for: scene)
        === UIWindowScene.WindowingControlStyle.automatic)
  }

  @Test("may be wanted for a shortcut, which can be changed while it is made")
  func shortcuts() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedTitle = "Other"
    item.targetContentIdentifier = "note"
    item.userInfo = ["id": NSString(string: "7")]
    let copy = item.copy() as? UIApplicationShortcutItem
    item.localizedTitle = "Third"
    #expect(copy?.localizedTitle == "Other" && copy?.type == "new")
    #expect(copy?.targetContentIdentifier as? String == "note")
    #expect(!(copy is UIMutableApplicationShortcutItem))
    let again = copy?.mutableCopy() as? UIMutableApplicationShortcutItem
    #expect(again?.localizedTitle == "Other" && again?.userInfo?.count == 1)
  }
}
