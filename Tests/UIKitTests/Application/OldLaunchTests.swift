import Foundation
import Simulator
import Testing
import UIKit

@Suite("An app that is told of its launch without options")
@MainActor
struct OldLaunchTests {
  private class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []
    func applicationDidFinishLaunching(_ application: UIApplication) {
      heard.append("finished")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func applicationSignificantTimeChange(_ application: UIApplication) { heard.append("time") }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  }

  private final class NewDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []
    func applicationDidFinishLaunching(_ application: UIApplication) { heard.append("old") }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("new")
      return true
    }
  }

  @Test("makes its window then")
  func old() {
    let device = Device(era: .iOS18)
    let delegate = Delegate()
    device.launch(delegate)
    #expect(delegate.heard == ["finished", "active"])
    #expect(device.window === delegate.window)
    let known: any UIApplicationDelegate = delegate
    known.applicationSignificantTimeChange?(.shared)
    #expect(delegate.heard.last == "time")
    #expect(known.applicationShouldAutomaticallyLocalizeKeyCommands?(.shared) == true)
  }

  @Test("is not told so if it is told with options")
  func new() {
    let device = Device(era: .iOS18)
    let delegate = NewDelegate()
    device.launch(delegate)
    #expect(delegate.heard == ["new"])
  }
}
