import Foundation
import Simulator
import Testing
import UIKit

@Suite("What is told of a step of an app's life before it is taken")
@MainActor
struct StateAheadTests {
  private final class Application: UIResponder, UIApplicationDelegate {
    var states: [String] = []

    func applicationWillResignActive(_ application: UIApplication) {
      states.append("\(application.applicationState)")
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var states: [String] = []

    func sceneWillResignActive(_ scene: UIScene) { note(scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note(scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note(scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note(scene) }

    private func note(_ scene: UIScene) { states.append("\(scene.activationState)") }
  }

  @Test("finds the app as it still is")
  func application() {
    let device = Device(era: .iOS18)
    let delegate = Application()
    device.launch(delegate)
    device.resignActive()
    #expect(delegate.states == ["active"])
    #expect(UIApplication.shared.applicationState == .inactive)
  }

  @Test("finds the scene as it still is")
  func scene() {
    let device = Device(era: .iOS18)
    let scene = Scene()
    device.launch(ScenesAppDelegate(), scene: scene)
    device.enterBackground()
    device.enterForeground()
    #expect(
      scene.states == [
        "unattached", "foregroundActive", "foregroundActive", "background", "background",
        "foregroundActive",
      ])
  }
}
