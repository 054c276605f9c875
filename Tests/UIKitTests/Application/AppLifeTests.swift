import Foundation
import Simulator
import Testing
import UIKit

private let applicationNotifications: [NSNotification.Name: String] = [
  UIApplication.didFinishLaunchingNotification: "note: app didFinishLaunching",
  UIApplication.didBecomeActiveNotification: "note: app didBecomeActive",
  UIApplication.willResignActiveNotification: "note: app willResignActive",
  UIApplication.didEnterBackgroundNotification: "note: app didEnterBackground",
  UIApplication.willEnterForegroundNotification: "note: app willEnterForeground",
]

private let sceneNotifications: [NSNotification.Name: String] = [
  UIScene.willConnectNotification: "note: scene willConnect",
  UIScene.didActivateNotification: "note: scene didActivate",
  UIScene.willDeactivateNotification: "note: scene willDeactivate",
  UIScene.didEnterBackgroundNotification: "note: scene didEnterBackground",
  UIScene.willEnterForegroundNotification: "note: scene willEnterForeground",
]

@Suite("An app", .serialized)
@MainActor
struct AppLifeTests {
  @Test("without scenes is told each step by its delegate, and then by notifications")
  func plainApp() throws {
    let device = Device(era: .iOS18)
    let record = NotificationRecord(applicationNotifications, from: UIApplication.shared)
    let root = UIViewController()
    let delegate = PlainAppDelegate(root: root, record: record)
    device.launch(delegate, opening: URL(string: "shop://item/3"))
    #expect(
      record.names == [
        "app didFinish inactive shop://item/3", "note: app didFinishLaunching",
        "app open shop://item/3", "app didBecomeActive", "note: app didBecomeActive",
      ])
    #expect(device.window === delegate.window)
    #expect(UIApplication.shared.delegate?.window??.rootViewController === root)
    #expect(root.view.window?.windowScene?.activationState == .foregroundActive)

    device.enterBackground()
    device.enterForeground()
    #expect(
      record.names.dropFirst(5) == [
        "app willResignActive", "note: app willResignActive",
        "app didEnterBackground", "note: app didEnterBackground",
        "app willEnterForeground background", "note: app willEnterForeground",
        "app didBecomeActive", "note: app didBecomeActive",
      ])
  }

  @Test("with scenes is told by its scene's delegate and never by its own")
  func sceneApp() throws {
    let device = Device(era: .iOS18)
    let notes = applicationNotifications.merging(sceneNotifications) { first, _ in first }
    let record = NotificationRecord(notes)
    let root = UIViewController()
    let scene = TemplateSceneDelegate(root: root, record: record)
    device.launch(ScenesAppDelegate(), scene: scene, opening: URL(string: "shop://item/3"))
    #expect(
      record.names == [
        "note: app didFinishLaunching", "note: scene willConnect",
        "scene willConnect unattached Default shop://item/3",
        "scene willEnterForeground", "note: scene willEnterForeground",
        "scene didBecomeActive", "note: scene didActivate", "note: app didBecomeActive",
      ])
    #expect(device.window === scene.window)
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows == [scene.window])
    let found = UIApplication.shared.connectedScenes.first?.delegate as? any UIWindowSceneDelegate
    #expect(found?.window??.rootViewController === root)

    device.resignActive()
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(
      record.names.dropFirst(8) == [
        "scene willResignActive", "note: scene willDeactivate", "note: app willResignActive",
      ])
  }

  @Test("is handed URLs and universal links while it runs")
  func links() throws {
    let device = Device(era: .iOS18)
    let record = NotificationRecord([:])
    let scene = TemplateSceneDelegate(root: UIViewController(), record: record)
    device.launch(ScenesAppDelegate(), scene: scene)
    let known = record.names.count
    device.enterBackground()
    device.open(try #require(URL(string: "shop://item/4")))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://shop.example/item/5")
    device.continue(activity)
    #expect(
      record.names.dropFirst(known).filter { $0.contains("/") } == [
        "scene open shop://item/4", "scene continue https://shop.example/item/5",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("has other apps open URLs, and hears of it in a later turn")
  func opening() throws {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    let web = try #require(URL(string: "HTTPS://example.com"))
    let unknown = try #require(URL(string: "unknown:x"))
    var answers: [Bool] = []
    device.perform {
      #expect(UIApplication.shared.canOpenURL(web))
      #expect(!UIApplication.shared.canOpenURL(unknown))
      UIApplication.shared.open(web) { answers.append($0) }
      UIApplication.shared.open(unknown) { answers.append($0) }
      #expect(answers.isEmpty)
    }
    device.advance(by: 0)
    #expect(answers == [true, false])
    #expect(device.openedURLs == [web])
  }

  @Test("has them open URLs the old way, until iOS 18", arguments: [Era.iOS13, .iOS18])
  func openingAsBefore(era: Era) throws {
    let device = Device(era: era)
    device.launch { UIViewController() }
    let web = try #require(URL(string: "https://example.com"))
    let works = era.versions == Era.iOS13.versions
    #expect(UIApplication.shared.openURL(web) == works)
    #expect(device.openedURLs == (works ? [web] : []))
    #expect(device.log.contains { $0.text.hasPrefix("BUG IN CLIENT OF UIKIT") } == !works)
  }

  @Test("stops at the end of its launch if a window has no page")
  func noRoot() {
    let device = Device(era: .iOS18)
    device.launch(PlainAppDelegate(root: nil, record: NotificationRecord([:])))
    #expect(
      device.crash?.reason
        == "Application windows are expected to have a root view controller at the end of "
        + "application launch")
  }

  @Test("passes a memory warning to every page, presented ones too")
  func memoryWarning() {
    final class Page: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let device = Device(era: .iOS18)
    let (root, page, sheet) = (Page(), Page(), Page())
    device.launch {
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(page, animated: false)
      return navigation
    }
    device.perform { page.present(sheet, animated: false) }
    device.warnOfMemory()
    #expect([root, page, sheet].map(\.warnings) == [1, 1, 1])
  }
}
