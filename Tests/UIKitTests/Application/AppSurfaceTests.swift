import Foundation
import Simulator
import Testing
import UIKit

@Suite("What else an app asks of the system")
@MainActor
struct AppSurfaceTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    let page = Page()
    var onBuild: ((any UIMenuBuilder) -> Void)?
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { heard.append("failed \((error as NSError).code)") }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      heard.append("continue \(userActivity.activityType)")
      restorationHandler([page])
      return true
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      if let onBuild { return onBuild(builder) }
      heard.append("menu")
      builder.remove(menu: .services)
      let command = UIKeyCommand(
        title: "Save", action: Selector("save"), input: "s", modifierFlags: .command)
      builder.insertChild(
        UIMenu(identifier: UIMenu.Identifier("own"), children: [command]),
        atStartOfMenu: .file)
      builder.insertSibling(UIMenu(identifier: UIMenu.Identifier("after")), afterMenu: .edit)
    }
  }

  private final class Page: UIViewController {
    var activities: [String] = []
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      activities.append(activity.activityType)
    }
  }

  private final class Saver: UIViewController, SelectorPerforming {
    var saved = 0
    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      guard selector == Selector("save") else { return false }
      saved += 1
      return true
    }
  }

  private func launched() -> (Device, Delegate) {
    let device = Device(era: .iOS18)
    let delegate = Delegate()
    device.launch(delegate)
    return (device, delegate)
  }

  @Test("Notifications from afar fail through the delegate, in a later turn")
  func remoteNotifications() {
    let (device, delegate) = launched()
    device.perform {
      UIApplication.shared.registerForRemoteNotifications()
      #expect(delegate.heard.isEmpty)
    }
    device.advance(by: 0.1)
    #expect(delegate.heard == ["failed 3010"])
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
  }

  @Test("An app without scenes continues activities by its delegate and what that names")
  func activities() {
    let (device, delegate) = launched()
    device.continue(NSUserActivity(activityType: "org.shop.item"))
    #expect(delegate.heard == ["continue org.shop.item"])
    #expect(delegate.page.activities == ["org.shop.item"])
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .landscape)
  }

  @Test("The main menu is built in a later turn, once, and its key commands work")
  func menus() throws {
    let (device, delegate) = launched()
    let saver = Saver()
    device.perform {
      let window = UIWindow()
      window.rootViewController = saver
      window.makeKeyAndVisible()
      delegate.heard = []
      UIMenuSystem.main.setNeedsRebuild()
      UIMenuSystem.main.setNeedsRebuild()
      #expect(delegate.heard.isEmpty)
      withExtendedLifetime(window) {}
    }
    device.advance(by: 0.1)
    #expect(delegate.heard == ["menu"])
    let root = try #require(device.system.menus.root)
    let titles = root.children.compactMap { ($0 as? UIMenu)?.identifier }
    #expect(titles.contains(UIMenu.Identifier("after")))
    let place = try #require(titles.firstIndex(of: .edit))
    #expect(titles[place + 1] == UIMenu.Identifier("after"))
    let application = root.children.first as? UIMenu
    #expect(application?.children.contains { ($0 as? UIMenu)?.identifier == .services } == false)
    let file = root.children.dropFirst().first as? UIMenu
    #expect((file?.children.first as? UIMenu)?.identifier == UIMenu.Identifier("own"))
  }

  @Test("A menu that is being built changes where it is told to, and nowhere else")
  func builder() {
    let (device, delegate) = launched()
    let inner = UIMenu(title: "inner", identifier: UIMenu.Identifier("inner"))
    let outer = UIMenu(title: "outer", identifier: UIMenu.Identifier("outer"), children: [inner])
    let action = UIAction(title: "do", identifier: UIAction.Identifier("do")) { _ in }
    var found: [String] = []
    delegate.onBuild = { builder in
      builder.insertChild(outer, atEndOfMenu: .root)
      builder.replace(menu: inner.identifier, with: UIMenu(title: "new", identifier: .lookup))
      found.append((builder.menu(for: outer.identifier)?.children.first as? UIMenu)?.title ?? "-")
      found.append(builder.menu(for: inner.identifier)?.title ?? "gone")
      builder.remove(menu: UIMenu.Identifier("nowhere"))
      builder.replaceChildren(ofMenu: .lookup) { $0 + [action] }
      found.append(builder.action(for: action.identifier) === action ? "action" : "-")
      builder.insertSibling(
        UIMenu(title: "before", identifier: .learn), beforeMenu: outer.identifier)
      found.append(builder.system === UIMenuSystem.main ? "main" : "-")
    }
    device.perform { UIMenuSystem.main.setNeedsRebuild() }
    device.advance(by: 0.1)
    #expect(found == ["new", "gone", "action", "main"])
    let titles = device.system.menus.root?.children.suffix(2).map(\.title)
    #expect(titles == ["before", "outer"])
  }

  /// Source: Apple, "UIApplication.LaunchOptionsKey", which names the constants of Objective-C; their texts are their names.
  @Test("What an app is started for has keys by the names of Objective-C's constants")
  func launchKeys() {
    typealias Key = UIApplication.LaunchOptionsKey
    let keys: [Key] = [.url, .remoteNotification, .userActivityDictionary, .sourceApplication]
    let names = ["URL", "RemoteNotification", "UserActivityDictionary", "SourceApplication"]
    #expect(keys.map(\.rawValue) == names.map { "UIApplicationLaunchOptions\($0)Key" })
    #expect(URL(string: UIApplication.openNotificationSettingsURLString) != nil)
  }

  /// Source: Apple, `UIMenuBuilder.insertElements(_:afterAction:)` and its like of iOS 26.
  @Test("A menu that is being built takes elements that are no menus, beside menus and actions")
  func elements() {
    let (device, delegate) = launched()
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
    }
    var titles: [String] = []
    delegate.onBuild = { builder in
      builder.replaceChildren(ofMenu: .file) { _ in [action("b"), UIMenu(identifier: .print)] }
      builder.insertElements([action("a")], beforeAction: UIAction.Identifier("b"))
      builder.insertElements([action("c")], afterAction: UIAction.Identifier("b"))
      builder.insertElements([action("0")], atStartOfMenu: .file)
      builder.insertElements([action("e"), action("f")], atEndOfMenu: .file)
      builder.insertElements([action("d")], beforeMenu: .print)
      builder.replace(menu: .print, with: [action("p"), action("q")])
      builder.replace(action: UIAction.Identifier("p"), with: [action("r"), action("s")])
      builder.remove(action: UIAction.Identifier("f"))
      builder.insertElements([action("x")], afterMenu: .file)
      titles = builder.menu(for: .file)?.children.map(\.title) ?? []
    }
    device.perform { UIMenuSystem.main.setNeedsRebuild() }
    device.advance(by: 0.1)
    #expect(titles == ["0", "a", "b", "c", "d", "r", "s", "q", "e"])
    let bar = device.system.menus.root?.children.map(\.title) ?? []
    #expect(bar.firstIndex(of: "x") == bar.firstIndex(of: "File").map { $0 + 1 })
  }

  @Test("A pasteboard has values by their types, and texts, links and pictures among them")
  func pasteboard() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let board = UIPasteboard.general
    board.setValue("hello", forPasteboardType: "public.text")
    #expect(board.string == "hello" && board.hasStrings)
    #expect(board.data(forPasteboardType: "public.text") == Data("hello".utf8))
    board.items = [["public.url": URL(string: "a:b") as Any], ["public.utf8-plain-text": "x"]]
    #expect(board.url?.absoluteString == "a:b")
    #expect(board.strings == ["a:b", "x"] && board.numberOfItems == 2)
    board.addItems([["own": 3]])
    #expect(board.items.last?["own"] as? Int == 3)
    #expect(board.contains(pasteboardTypes: ["public.url", "no"]))
    board.items = []
    #expect(!board.hasStrings && board.changeCount == 4)
    #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
    UIPasteboard(name: UIPasteboard.Name("own"), create: true)?.string = "kept"
    #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false)?.string == "kept")
    UIPasteboard.remove(withName: UIPasteboard.Name("own"))
    #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
  }

  @Test("The screen gives a picture of all windows, and tells when it gets darker")
  func screen() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(picture.bounds.size == UIScreen.main.bounds.size)
    #expect(picture.subviews.count == 1)
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    UIScreen.main.brightness = 0.2
    UIScreen.main.brightness = 0.2
    NotificationCenter.default.removeObserver(token)
    #expect(told == 1)
    #expect(UIApplication.shared.statusBarFrame.height > 0)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  @Test("The application says what the status bar is like, and cannot change what pages decide")
  func statusBar() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    device.perform {
      UIApplication.shared.statusBarStyle = .lightContent
      UIApplication.shared.isStatusBarHidden = true
      UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
      UIApplication.shared.setStatusBarHidden(true, with: .fade)
      UIApplication.shared.statusBarOrientation = .landscapeLeft
    }
    #expect(UIApplication.shared.statusBarStyle == .default)
    #expect(!UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  @Test("A scene lies on its side if asked, and on no side that is not supported")
  func geometry() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    var errors = 0
    device.perform {
      let scene = device.window.windowScene
      let wishes: [UIInterfaceOrientationMask] = [.landscape, .portraitUpsideDown]
      for wish in wishes {
        scene?.requestGeometryUpdate(
          UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: wish)
        ) { _ in errors += 1 }
      }
    }
    device.advance(by: 0.1)
    #expect(errors == 1)
    #expect(
      device.window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
  }

  private final class Presses: UIGestureRecognizer {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      heard.append("began \(event.presses(for: self).count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      heard.append("ended")
    }
  }

  @Test("Recognizers around the first responder hear of presses that they watch")
  func presses() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    let (all, none) = (Presses(), Presses())
    none.allowedPressTypes = []
    device.perform {
      device.window.addGestureRecognizer(all)
      device.window.addGestureRecognizer(none)
    }
    device.press(.keyboardUpArrow)
    #expect(all.heard == ["began 1", "ended"])
    #expect(none.heard.isEmpty)
  }

  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      asked += 1
      return false
    }
  }

  @Test("A recognizer hears of no press that its delegate refuses, for which it is asked once")
  func refusedPresses() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    let (recognizer, refusal) = (Presses(), Refusal())
    recognizer.delegate = refusal
    device.perform { device.window.addGestureRecognizer(recognizer) }
    device.press(.keyboardUpArrow)
    #expect(recognizer.heard.isEmpty)
    #expect(refusal.asked == 1)
    #expect(recognizer.delegate!.gestureRecognizer!(recognizer, shouldReceive: UIPress()) == false)
    #expect(UIPress().key == nil && UIPress().window == nil)
  }

  @Test("A touch of a finger is upright, feels no force, and is its own coalesced touch")
  func touches() {
    let device = Device(era: .iOS18)
    final class Canvas: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let coalesced = event?.coalescedTouches(for: touch)?.count ?? -1
        lines.append("\(touch.force) \(touch.preciseLocation(in: self)) \(coalesced)")
        lines.append("\(touch.altitudeAngle == .pi / 2) \(touch.estimatedProperties.isEmpty)")
        lines.append("\(event?.predictedTouches(for: touch)?.count ?? -1)")
      }
    }
    let canvas = Canvas(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    device.launch {
      let page = UIViewController()
      page.view.addSubview(canvas)
      return page
    }
    device.touchDown(at: CGPoint(x: 20, y: 120))
    device.touchUp()
    #expect(canvas.lines == ["0.0 (10.0, 20.0) 1", "true true", "0"])
  }

  @Test("What only describes something is made anywhere, not on the main actor only")
  nonisolated func describing() {
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(item.type == "new" && item.localizedTitle == "New")
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": 3])
    #expect(activity.userInfo?["page"] as? Int == 3)
    var options = UICellAccessory.DeleteOptions(isHidden: true)
    #expect(options.reservedLayoutWidth == .actual)
    options.reservedLayoutWidth = .custom(20)
    #expect(UICellAccessory.delete(options: options).accessoryType == .delete)
    #expect(UITouch.TouchType.stylus == .pencil)
  }
}
