import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// What turning a device does to the screen and to pages.
@MainActor @Suite("Rotation")
struct RotationTests {
  private let diary = RotationDiary()

  private func page(_ name: String) -> TurningPage { TurningPage(name, diary) }

  @Test("Turning the phone turns screen, window, safe area, size classes and bars")
  func geometry() {
    let device = Device(era: .iOS18)
    let page = page("page")
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))

    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(device.window.frame == UIScreen.main.bounds)
    #expect(device.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(
      device.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(navigation.traitCollection.room == "compact/compact")
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(page.view.frame.size == CGSize(width: 844, height: 390))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)

    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(device.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  @Test("A page hears of traits, then of its size, and is laid out inside the animation")
  func order() {
    let device = Device(era: .iOS26)
    let page = page("page")
    device.launch { page }
    diary.lines = []
    page.writesLayout = true
    page.onSize = { [diary] coordinator in
      diary.lines.append(
        "turns \(coordinator.targetTransform.b) in \(coordinator.transitionDuration)")
      diary.lines.append("screen \(Int(UIScreen.main.bounds.width))")
      coordinator.animate { _ in
        diary.lines.append("alongside \(Int(page.view.bounds.width))")
      } completion: { _ in
        diary.lines.append("completed")
      }
    }
    device.rotate(to: .landscapeRight)
    #expect(
      diary.take() == [
        "page traits compact/compact", "page size 844x390", "turns -1.0 in 0.3", "screen 390",
        "page has compact/compact", "alongside 844", "page laid out 844x390",
      ])
    device.advance(by: 0.29)
    #expect(diary.take() == [])
    device.advance(by: 0.02)
    #expect(diary.take() == ["completed"])
  }

  @Test("On the device the content turns from where it was")
  func animation() throws {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    device.rotate(to: .landscapeLeft)
    let window = device.window
    #expect(window.transform == .identity)
    device.advance(by: 0.001)
    let shown = try #require(window.layer.presentation())
    #expect(abs(shown.affineTransform().b + 1) < 0.05)
    #expect(abs(shown.bounds.width - 390) < 10)
    device.advance(by: 0.15)
    #expect(abs(try #require(window.layer.presentation()).bounds.width - 617) < 10)
  }

  @Test(
    "Nobody hears of half a turn but the scene; and a phone without a button is never upside down")
  func halfATurn() {
    let device = Device(era: .iOS18)
    let page = page("page")
    device.launch { page }
    device.rotate(to: .portraitUpsideDown)
    #expect(device.window.windowScene?.interfaceOrientation == .portrait)
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    diary.lines = []
    device.rotate(to: .landscapeRight)
    #expect(device.window.windowScene?.interfaceOrientation == .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(diary.take() == [])
  }

  @Test("What lies flat, is not supported, or is not wanted by the app leaves the content as it is")
  func refusals() {
    let device = Device(era: .iOS18)
    let page = page("page")
    page.supported = .portrait
    device.launch { page }
    for way in [UIDeviceOrientation.landscapeLeft, .faceUp] { device.rotate(to: way) }
    #expect(device.window.bounds.width == 390)
    page.supported = .allButUpsideDown
    device.rotate(to: .landscapeRight)
    #expect(device.window.bounds.width == 844)
    #expect(device.settle(limit: 2))
    device.rotate(to: .faceDown)
    #expect(device.window.bounds.width == 844)
  }

  @Test("A container is asked, and not the page in it")
  func containers() {
    let device = Device(era: .iOS18)
    let page = page("page")
    page.supported = .portrait
    device.launch { UITabBarController.showing(UINavigationController(rootViewController: page)) }
    device.rotate(to: .landscapeLeft)
    #expect(device.window.bounds.width == 844)
  }

  @Test("Up to iOS 15 a page can refuse to follow the device", arguments: Era.all)
  func shouldAutorotate(era: Era) {
    let device = Device(era: era)
    let page = page("page")
    page.follows = false
    device.launch { page }
    device.rotate(to: .landscapeLeft)
    let isAsked = era != .iOS18 && era != .iOS26
    #expect(device.window.bounds.width == (isAsked ? 390 : 844))
    page.follows = true
    device.perform { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(device.window.bounds.width == 844)
  }

  @Test("Up to iOS 7 pages hear of orientations, and the status bar stays")
  func oldMethods() {
    let device = Device(era: .iOS7)
    let page = page("page")
    device.launch { page }
    diary.lines = []
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(
      diary.take() == [
        "page will rotate to 3 in 0.3", "page has compact/compact", "page rotates, is 844 wide",
        "page rotated from 1",
      ])
    #expect(!UIApplication.shared.isStatusBarHidden)
  }

  @Test("UIDevice tells of its orientation while somebody watches")
  func watching() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    var told: [UIDeviceOrientation] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told.append(UIDevice.current.orientation) } }
    device.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .unknown)
    device.perform { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    device.rotate(to: .faceUp)
    device.rotate(to: .faceUp)
    device.rotate(to: .portrait)
    device.perform { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    device.rotate(to: .faceDown)
    NotificationCenter.default.removeObserver(token)
    #expect(told == [.faceUp, .portrait])
  }

  @Test("An app whose page lies on its side starts on its side")
  func launchOnTheSide() {
    let device = Device(era: .iOS18)
    let page = page("page")
    page.supported = .landscape
    device.launch { page }
    #expect(device.window.bounds.width == 844)
    #expect(page.view.frame.width == 844)
    #expect(!diary.lines.contains { $0.contains("size") })
  }

  @Test(
    "Large phones have room beside and low bars nowhere; tablets have room and turn in 0.4 seconds")
  func otherScreens() {
    let large = Device(era: .iOS18, screen: .size(width: 430, height: 932, scale: 3))
    let navigation = UINavigationController(rootViewController: UIViewController())
    large.launch { navigation }
    large.rotate(to: .landscapeLeft)
    #expect(navigation.traitCollection.room == "regular/compact")
    #expect(navigation.navigationBar.frame.height == 44)

    let tablet = Device(era: .iOS18, screen: .size(width: 820, height: 1180, scale: 2))
    let page = page("page")
    tablet.launch { page }
    diary.lines = []
    tablet.rotate(to: .landscapeLeft)
    #expect(diary.take() == ["page size 1180x820"])
    #expect(page.traitCollection.room == "regular/regular")
    #expect(UIApplication.shared.statusBarOrientationAnimationDuration == 0.4)
  }

  @Test("iOS 26 keeps the height of bars; tab bars are lower from iOS 11 on", arguments: Era.all)
  func barHeights(era: Era) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController.showing(navigation)
    navigation.isToolbarHidden = false
    device.launch { tabs }
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(navigation.navigationBar.frame.height == (era == .iOS26 ? 54 : 32))
    #expect(navigation.toolbar.frame.height == (era == .iOS26 ? 44 : 32))
    let hasLowTabs = era == .iOS13 || era == .iOS18
    let tabHeight: CGFloat = hasLowTabs ? 53 : 70
    #expect(tabs.tabBar.frame.height == tabHeight)
    #expect(tabs.tabBar.frame.maxY == 390)
  }
}

extension UITabBarController {
  fileprivate static func showing(_ page: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    return tabs
  }
}
