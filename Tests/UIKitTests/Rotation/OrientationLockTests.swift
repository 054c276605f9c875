import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// A page that may keep the side up that is up.
private final class LockingPage: UIViewController {
  var locks = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var prefersInterfaceOrientationLocked: Bool { locks }
}

/// A container that names the page to ask.
private final class AskingContainer: UIViewController {
  override var childForInterfaceOrientationLock: UIViewController? { children.first }
}

/// Writes down whether the side was locked, and is.
private final class LockDiary: NSObject, UIWindowSceneDelegate {
  var lines: [String] = []

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let former = previousEffectiveGeometry.isInterfaceOrientationLocked
    let now = windowScene.effectiveGeometry.isInterfaceOrientationLocked
    lines.append("\(former) \(now)")
  }
}

@MainActor @Suite("A page that keeps the side up that is up")
struct OrientationLockTests {
  private func isLocked(_ device: Device) -> Bool {
    device.window.windowScene?.effectiveGeometry.isInterfaceOrientationLocked ?? false
  }

  private func turn(_ device: Device, to orientation: UIDeviceOrientation) -> CGFloat {
    device.rotate(to: orientation)
    _ = device.settle(limit: 3)
    return device.window.bounds.width
  }

  @Test("does not turn with the device, from iOS 26 on", arguments: [Era.iOS18, .iOS26])
  func locks(era: Era) {
    let device = Device(era: era)
    let page = LockingPage()
    page.locks = true
    device.launch { page }
    _ = device.settle(limit: 1)
    #expect(isLocked(device) == (era == .iOS26))
    #expect(turn(device, to: .landscapeLeft) == (era == .iOS26 ? 390 : 844))
    #expect(device.window.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
  }

  @Test("turns to how the device is held once it says no, and tells the scene's delegate")
  func unlocks() {
    let device = Device(era: .iOS26)
    let page = LockingPage()
    let diary = LockDiary()
    device.launch { page }
    _ = device.settle(limit: 1)
    device.window.windowScene?.delegate = diary
    device.perform { page.locks = true }
    _ = device.settle(limit: 1)
    #expect(diary.lines == ["false true"])
    #expect(turn(device, to: .landscapeLeft) == 390)
    device.perform { page.locks = false }
    _ = device.settle(limit: 3)
    #expect(!isLocked(device))
    #expect(device.window.bounds.width == 844)
    #expect(diary.lines == ["false true", "true false", "false false"])
  }

  @Test("is asked inside the containers that name it")
  func containers() {
    let device = Device(era: .iOS26)
    let page = LockingPage()
    page.locks = true
    let outer = AskingContainer()
    outer.addChild(UINavigationController(rootViewController: page))
    device.launch { outer }
    _ = device.settle(limit: 1)
    #expect(isLocked(device))
  }

  @Test("locks while it covers the screen, and not behind another page")
  func presented() {
    let device = Device(era: .iOS26)
    let (root, page) = (UIViewController(), LockingPage())
    page.locks = true
    page.modalPresentationStyle = .fullScreen
    device.launch { root }
    device.perform { root.present(page, animated: true) }
    _ = device.settle(limit: 2)
    #expect(isLocked(device))
    device.perform { root.dismiss(animated: true) }
    _ = device.settle(limit: 2)
    #expect(!isLocked(device))
  }

  @Test("cannot lock a scene that is smaller than the screen")
  func smallScene() {
    let device = Device(era: .iOS26, screen: .tablet)
    let page = LockingPage()
    page.locks = true
    device.launch { page }
    _ = device.settle(limit: 1)
    #expect(isLocked(device))
    let size = UIScreen.main.bounds.size
    device.resizeScene(to: CGSize(width: size.width / 2, height: size.height))
    _ = device.settle(limit: 1)
    #expect(!isLocked(device))
    device.resizeScene(to: size)
    _ = device.settle(limit: 1)
    #expect(isLocked(device))
  }

  @Test("still turns if the app asks for another side")
  func request() {
    let device = Device(era: .iOS26)
    let page = LockingPage()
    page.locks = true
    device.launch { page }
    _ = device.settle(limit: 1)
    device.perform {
      device.window.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight))
    }
    _ = device.settle(limit: 3)
    #expect(device.window.bounds.width == 844)
    #expect(isLocked(device))
  }
}
