import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("What apps override of a view's anchors, a page, the app, a picker or a layout of text")
@MainActor
struct OverriddenAnchorTests {
  private final class Field: UIView {
    let label = UILabel()
    var looksForFocus = 0
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
    override var leadingAnchor: NSLayoutXAxisAnchor { label.leadingAnchor }
    override var constraints: [NSLayoutConstraint] { [] }
    override func setNeedsFocusUpdate() { looksForFocus += 1 }
    override func updateFocusIfNeeded() {}
  }

  private let device = Device(era: .iOS18)

  @Test("counts for whoever knows only the superclass")
  func views() throws {
    UISystem.current = device.system
    let field = Field()
    field.addSubview(field.label)
    let view: UIView = field
    let other = UIView()
    field.addSubview(other)
    let lines = other.topAnchor.constraint(equalTo: view.firstBaselineAnchor)
    let sides = other.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    #expect(lines.secondItem === field.label && sides.secondItem === field.label)
    #expect(view.trailingAnchor.constraint(equalTo: other.trailingAnchor).firstItem === field)
    NSLayoutConstraint.activate([lines, sides])
    #expect(view.constraints.isEmpty && lines.isActive)
    view.setNeedsFocusUpdate()
    #expect(field.looksForFocus == 1)
  }

  private final class Page: UIViewController {
    var looksForFocus = 0
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { self }
    override func setNeedsFocusUpdate() { looksForFocus += 1 }
    override func updateFocusIfNeeded() {}
  }

  private final class App: UIApplication {
    var tasks: [String?] = []
    override var applicationIconBadgeNumber: Int { didSet { tasks.append("badge") } }
    override var isRegisteredForRemoteNotifications: Bool { true }
    override func registerForRemoteNotifications() { tasks.append("register") }
    override func beginBackgroundTask(
      withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
      tasks.append(taskName)
      return super.beginBackgroundTask(withName: taskName, expirationHandler: handler)
    }
  }

  private final class Picker: UIDatePicker {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var calendar: Calendar! {
      get { super.calendar }
      set { super.calendar = Calendar(identifier: .buddhist) }
    }
  }

  @Test("counts of pages and pickers as well")
  func pages() {
    UISystem.current = device.system
    let page = Page()
    let environment: any UIFocusEnvironment = page
    environment.setNeedsFocusUpdate()
    #expect(page.looksForFocus == 1 && environment.parentFocusEnvironment === page)
    let picker: UIDatePicker = Picker()
    picker.calendar = Calendar(identifier: .gregorian)
    #expect(picker.calendar.identifier == .buddhist)
  }

  @Test("counts of an app's own class of app")
  func app() throws {
    defer { UISystem.current = device.system }
    UIApplication.start(App.self, delegateClass: nil)
    let app = UIApplication.shared
    app.applicationIconBadgeNumber = 3
    app.registerForRemoteNotifications()
    let task = app.beginBackgroundTask()
    #expect(task != .invalid && app.isRegisteredForRemoteNotifications)
    #expect(app.applicationIconBadgeNumber == 3)
    #expect(try #require(app as? App).tasks == ["badge", "register", nil])
  }

  nonisolated private final class Manager: NSLayoutManager {
    override func usedRect(for container: NSTextContainer) -> CGRect {
      super.usedRect(for: container).insetBy(dx: -1, dy: -1)
    }
    override var extraLineFragmentRect: CGRect {
      super.extraLineFragmentRect.offsetBy(dx: 0, dy: 3)
    }
    override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 2 }
  }

  @Test("counts of a layout of text, also for what is worked out from it")
  func layout() {
    let storage = NSTextStorage(string: "Lines\n")
    let (manager, container) = (Manager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let plain: NSLayoutManager = manager
    #expect(plain.usedRect(for: container).minX == -1)
    #expect(plain.extraLineFragmentUsedRect.minY == plain.extraLineFragmentRect.minY)
    let line = plain.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(plain.extraLineFragmentRect.minY == line.maxY + 3)
    #expect(plain.fractionOfDistanceThroughGlyph(for: CGPoint(x: 500, y: 0), in: container) == 1)
  }
}
