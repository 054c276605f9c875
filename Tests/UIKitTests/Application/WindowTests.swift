import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A window", .serialized)
@MainActor
struct WindowTests {
  private func launched() -> (Device, UIViewController) {
    let device = Device(era: .iOS18)
    let root = UIViewController()
    device.launch { root }
    _ = device.settle(limit: 1)
    return (device, root)
  }

  @Test("of a higher level is in front, whatever came last")
  func levels() {
    let (device, _) = launched()
    let (alert, normal) = (UIWindow(), UIWindow())
    device.perform {
      alert.windowLevel = .alert
      alert.isHidden = false
      normal.isHidden = false
    }
    #expect(UIApplication.shared.windows == [device.window, normal, alert])
    #expect(device.window.windowScene?.windows == [device.window, normal, alert])
    #expect(device.window.isKeyWindow)
  }

  @Test(
    "gives its size to its root page, though the app has added the page's view itself",
    arguments: [Era.iOS9, .iOS18])
  func rootAddedByApp(_ era: Era) {
    let device = Device(era: era)
    let page = UIViewController()
    page.view = UIView()
    let window = UIWindow()
    device.perform {
      window.rootViewController = page
      window.addSubview(page.view)
      window.makeKeyAndVisible()
    }
    #expect(page.view.frame == window.bounds && page.view.window === window)
    #expect(window.bounds.width == 390)
  }

  @Test("can be of a class that begins with the window of a scene")
  func ownClass() throws {
    class Overlay: UIWindow {
      var hasBegun = false

      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        hasBegun = true
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Toast: Overlay {
      init(over window: UIWindow, scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = window.windowLevel + 1
      }

      required init?(coder: NSCoder) { nil }
    }
    let (device, _) = launched()
    let scene = try #require(device.window.windowScene)
    let toast = Toast(over: device.window, scene: scene)
    #expect(toast.hasBegun && toast.frame == device.window.frame)
    #expect(toast.windowScene === scene && scene.windows.filter { $0 === toast }.count == 1)
    device.perform { toast.isHidden = false }
    #expect(scene.windows.last === toast)
  }

  /// Runs code whose temporary references are gone when it returns.
  @inline(never)
  private func scoped(_ body: () -> Void) {
    body()
  }

  @Test("that goes leaves its views without a window")
  func goes() {
    let (device, _) = launched()
    let (outer, inner) = (UIView(), UIView())
    weak var window: UIWindow?
    scoped {
      let made = UIWindow()
      device.perform {
        outer.addSubview(inner)
        made.addSubview(outer)
      }
      window = made
      #expect(inner.window === made)
      device.perform { made.windowScene = nil }
    }
    _ = device.settle(limit: 1)
    #expect(window == nil && outer.window == nil && inner.window == nil)
    #expect(inner.isDescendant(of: outer))
  }

  @Test("that is gone leaves being key to the one that was it before")
  func heir() {
    let (device, _) = launched()
    scoped { device.perform { UIWindow().makeKeyAndVisible() } }
    _ = device.settle(limit: 1)
    #expect(UIApplication.shared.keyWindow === device.window)
  }

  @Test("tells of becoming visible, key, not key and hidden, in this order")
  func notifications() {
    let (device, _) = launched()
    let window = UIWindow()
    let record = NotificationRecord(
      [
        UIWindow.didBecomeVisibleNotification: "visible",
        UIWindow.didBecomeHiddenNotification: "hidden",
        UIWindow.didBecomeKeyNotification: "key",
        UIWindow.didResignKeyNotification: "not key",
      ], from: window)
    device.perform { window.makeKeyAndVisible() }
    #expect(record.names == ["visible", "key"])
    device.perform { window.isHidden = true }
    #expect(record.names == ["visible", "key", "hidden", "not key"])
    #expect(UIApplication.shared.keyWindow === device.window)
  }

  @Test("is not kept by its scene")
  func ownership() {
    let (device, _) = launched()
    weak var window: UIWindow?
    device.perform {
      let shown = UIWindow()
      shown.rootViewController = UIViewController()
      shown.makeKeyAndVisible()
      window = shown
    }
    _ = device.settle(limit: 1)
    #expect(window == nil)
    #expect(UIApplication.shared.windows == [device.window])
  }

  @Test("lives until the turn is over in which it was made key and visible, though nobody keeps it")
  func lifetime() {
    let (device, _) = launched()
    device.advance(by: 0)
    weak var window: UIWindow?
    let layer = CALayer()
    scoped {
      let shown = UIWindow()
      shown.makeKeyAndVisible()
      shown.layer.addSublayer(layer)
      window = shown
    }
    #expect(window != nil && layer.superlayer != nil)
    device.advance(by: 0.1)
    #expect(window == nil && layer.superlayer == nil)
  }

  @Test(
    "is kept until iOS 12 while it is the key window, though nobody else keeps it",
    arguments: [(Era.iOS6, true), (.iOS9, true), (.iOS13, false), (.iOS26, false)])
  func keyWindowIsKept(in era: Era, isKept: Bool) {
    let device = Device(era: era)
    device.launch { UIViewController() }
    let (page, presented) = (UIViewController(), UIViewController())
    weak var window: UIWindow?
    scoped {
      device.perform {
        let alone = UIWindow()
        alone.rootViewController = page
        alone.makeKeyAndVisible()
        window = alone
      }
    }
    _ = device.settle(limit: 1)
    #expect((window != nil) == isKept)
    #expect(UIApplication.shared.keyWindow === (isKept ? window : device.window))
    device.perform { page.present(presented, animated: true) }
    _ = device.settle(limit: 1)
    #expect((page.presentedViewController === presented) == isKept)
    device.perform { window?.isHidden = true }
    _ = device.settle(limit: 1)
    #expect(window == nil)
    #expect(UIApplication.shared.keyWindow === device.window)
  }

  @Test(
    "lives until the turn is over in which it got a view, whose fields can become first responder")
  func lifetimeWithView() {
    let (device, _) = launched()
    let (page, field) = (UIViewController(), UITextField())
    page.view.addSubview(field)
    weak var window: UIWindow?
    func putInViewHierarchy(_ page: UIViewController) {
      let shown = UIWindow()
      shown.addSubview(page.view)
      window = shown
    }
    device.perform {
      putInViewHierarchy(page)
      #expect(window != nil && field.window === window)
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
    }
    device.advance(by: 0.1)
    #expect(window == nil && page.view.window == nil)
  }

  @Test("gets a touch where it is in front of others, and lets others have it elsewhere")
  func touches() {
    let (device, root) = launched()
    final class Counter: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let (below, above) = (Counter(frame: root.view.bounds), Counter())
    let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
    device.perform {
      root.view.addSubview(below)
      let page = UIViewController()
      page.view = above
      window.rootViewController = page
      window.isHidden = false
    }
    device.tap(at: CGPoint(x: 100, y: 450))
    device.tap(at: CGPoint(x: 100, y: 350))
    #expect(above.count == 1)
    #expect(below.count == 1)
    let point = CGPoint(x: 5, y: 7)
    #expect(window.convert(point, to: nil) == CGPoint(x: 5, y: 407))
    #expect(device.window.convert(point, to: window) == CGPoint(x: 5, y: -393))
    #expect(window.convert(point, from: device.window) == CGPoint(x: 5, y: -393))
  }

  @Test("that gets another page takes the first one away at once and shows the second later")
  func swap() {
    let bench = ControllersBench.launched(.iOS18)
    let (first, second) = (bench.page("First"), bench.page("Second"))
    bench.perform { bench.window.rootViewController = first }
    bench.settle()
    bench.clearTimeline()
    bench.perform {
      bench.window.rootViewController = second
      bench.note("set")
    }
    #expect(
      bench.timeline.filter { !$0.contains("Layout") } == [
        "0.000 First.viewWillDisappear(false)", "0.000 First.viewDidDisappear(false)",
        "0.000 Second.viewDidLoad", "0.000 Second.viewWillAppear(false)", "0.000 set",
        "0.000 Second.viewIsAppearing(false)", "0.000 Second.viewDidAppear(false)",
      ])
    #expect(first.view.window == nil)
    #expect(second.view.superview?.superview?.superview === bench.window)
    #expect(bench.window.subviews.count == 1)
  }

  @Test("is followed in the responder chain by its scene, the app and the app's delegate")
  func responders() {
    let device = Device(era: .iOS18)
    let root = UIViewController()
    let delegate = PlainAppDelegate(root: root, record: NotificationRecord([:]))
    device.launch(delegate)
    let sheet = UIViewController()
    device.perform { root.present(sheet, animated: false) }
    let chain = sequence(first: sheet.view as UIResponder, next: \.next).map { $0 }
    let window = device.window
    let expected: [UIResponder?] = [
      sheet.view, sheet, root, root.view.superview, root.view.superview?.superview, window,
      window.windowScene, UIApplication.shared, delegate,
    ]
    #expect(
      chain.map(ObjectIdentifier.init) == expected.compactMap { $0.map(ObjectIdentifier.init) })
  }

  @Test("gives up its first responder when the app sends that to nobody")
  func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (device, root) = launched()
    let field = Field(frame: root.view.bounds)
    device.perform {
      root.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      let isTaken = UIApplication.shared.sendAction(
        Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
      #expect(isTaken)
    }
    #expect(!field.isFirstResponder)
  }
}
