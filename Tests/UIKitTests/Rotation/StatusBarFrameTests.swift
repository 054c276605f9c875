import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("The frame of the status bar")
struct StatusBarFrameTests {
  private final class Page: UIViewController {
    var isBarHidden: Bool?
    override var prefersStatusBarHidden: Bool { isBarHidden ?? super.prefersStatusBarHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  /// Hears of the bar as delegate and by notifications.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let page = Page()
    var window: UIWindow?
    var heard: [String] = []
    private var observers: [any NSObjectProtocol] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = page
      window?.makeKeyAndVisible()
      hear("will", UIApplication.willChangeStatusBarFrameNotification)
      hear("did", UIApplication.didChangeStatusBarFrameNotification)
      return true
    }

    func application(
      _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {
      note("delegate will", newStatusBarFrame)
    }

    func application(
      _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {
      note("delegate did", oldStatusBarFrame)
    }

    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      heard.append("turns")
    }

    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
      heard.append("turned")
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    private func hear(_ word: String, _ name: Notification.Name) {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: name, object: UIApplication.shared, queue: nil
        ) { [weak self] notification in
          let value = notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
          let frame = value?.cgRectValue
          // Proof: turns are told on the main actor, and without a queue this runs there.
          MainActor.assumeIsolated {
            self?.note(word, frame ?? .null)
          }
        })
    }

    private func note(_ word: String, _ frame: CGRect) {
      heard.append("\(word) \(Int(frame.width))x\(Int(frame.height))")
    }
  }

  /// What is heard of a turn, and of the turn back.
  private func turn(_ era: Era, hidden: Bool? = nil) -> [[String]] {
    let device = Device(era: era)
    let delegate = Delegate()
    delegate.page.isBarHidden = hidden
    device.launch(delegate)
    _ = device.settle(limit: 3)
    let heard = [UIDeviceOrientation.landscapeLeft, .portrait].map { side in
      delegate.heard = []
      device.rotate(to: side)
      _ = device.settle(limit: 3)
      return delegate.heard
    }
    delegate.stop()
    return heard
  }

  @Test(
    "is told to delegate and observers when a turn changes it", arguments: [Era.iOS9, .iOS18])
  func turns(era: Era) {
    #expect(
      turn(era) == [
        ["turns", "delegate will 0x0", "will 0x0", "delegate did 390x47", "did 0x0", "turned"],
        [
          "turns", "delegate will 390x47", "will 390x47", "delegate did 0x0", "did 390x47",
          "turned",
        ],
      ])
  }

  @Test("is told of in a turn with the width of the screen if the page wants the bar")
  func shown() {
    #expect(
      turn(.iOS18, hidden: false).first?.dropFirst().first == "delegate will 844x47")
  }

  @Test("is not told of while the bar is away")
  func hidden() {
    #expect(turn(.iOS18, hidden: true) == [["turns", "turned"], ["turns", "turned"]])
  }
}
