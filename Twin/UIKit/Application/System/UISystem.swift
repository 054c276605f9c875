import Foundation
package import QuartzCore
import Synchronization

/// What is global in an app on Apple's systems: one value for each device.
///
/// `UIApplication.shared`, `UIScreen.main`, the log and the crash state of the active device are
/// reached through `UISystem.current`. Two devices in one process never share any of it.
package final class UISystem {
  /// The turns and the virtual time of this device.
  package let loop: MainLoop
  /// How this device's version of UIKit behaves where versions differ.
  package var behaviour: UIKitBehaviour {
    didSet { loop.originsAskForLayoutAround = behaviour.laysOutAroundScrolledViews }
  }
  /// The version that `UIDevice` tells.
  package var systemVersion = "26.0" {
    didSet {
      symbolVersion = SymbolNames.number(systemVersion)
      if Self.active === self { tellVersion() }
    }
  }
  /// The same as ``SymbolNames`` has it: a system becomes the current one for each turn and each touch.
  private var symbolVersion = SymbolNames.number("26.0")
  /// The screen's size, scale and insets.
  package let description: ScreenDescription
  /// The direction of the language that the person has chosen.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsDidChange() } }
  }
  /// Light or dark, as the person has chosen; without effect before iOS 13.
  package var interfaceStyle = UIUserInterfaceStyle.light {
    didSet { if interfaceStyle != oldValue { traitsDidChange() } }
  }
  /// The size of text that the person has chosen.
  package var contentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard contentSizeCategory != oldValue else { return }
      traitsDidChange()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory])
    }
  }
  /// The traits of all that says nothing else about them.
  package private(set) lazy var traits = UITraitCollection(deviceTraits)
  /// The app that runs on this device.
  package let application: UIApplication
  /// What the app's storyboards say.
  package let storyboard = StoryboardContents()
  /// The screen as the app sees it.
  package let screen: UIScreen
  /// Where UIKit's own log lines go; standard error unless somebody reads them.
  package var logSink: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
  /// Who is told about an exception; nobody by default, and then the process stops.
  package var exceptionHandler: ((UIKitException) -> Void)?
  /// Whether an exception was raised: the app is gone, its last picture stays.
  package private(set) var hasCrashed = false
  /// Set when an optional method of a delegate is called that the delegate does not have.
  ///
  /// It stands for `responds(to:)`, also through a delegate that passes calls on to another one.
  package var missesDelegateMethod = false
  /// Set when a data source is told of a moved row or item and has no method for it.
  package var missesMoveMethod = false
  /// Whether a table's layout in no window was logged; see `warnOfLayoutOutsideHierarchy()`.
  var hasWarnedOfTableOutsideHierarchy = false
  /// Whether a row was logged that has no height; see `UITableView.height(of:wanting:in:)`.
  var hasWarnedOfCollapsedRow = false
  /// Gives a controller that is called for the first time its `methods`: a replacement for the whole
  /// class.
  package var navigationMethods: (@MainActor (UINavigationController) -> Void)?
  /// The pointer over the screen, if a test moves one.
  package let pointer = PointerTracker()
  /// The main menu.
  package let menus = MainMenu()
  /// The views that have asked for `updateProperties()`.
  let propertyUpdates = PropertyUpdates()
  /// The animation blocks that are being filled right now.
  package let animations = ViewAnimationState()

  /// The schemes of the URLs that apps on this device open, in lower case; at first those of the
  /// system's own apps on every device.
  package var openableSchemes: Set<String> = ["http", "https", "mailto", "app-settings"]
  /// The URLs that the app had opened by others, oldest first.
  package var openedURLs: [URL] = []

  /// The colors of the status bar's content, as the app said when it was asked last.
  package private(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is away, as the app said when it was asked last.
  package private(set) var isStatusBarHidden = false {
    didSet {
      guard isStatusBarHidden != oldValue else { return }
      for window in application.windows { window.updateSafeAreaInsets() }
    }
  }

  /// What was felt, oldest first.
  package var haptics: [Haptic] = []
  /// The photos in the library.
  package var photos: [UIImage] = []
  /// The documents from which a person can pick.
  package var documents: [URL] = []
  /// What was copied.
  package private(set) lazy var pasteboard = UIPasteboard()
  /// The looks that the app has given to classes of views.
  let appearances = AppearanceStore()

  /// Which way the device is held, and which way the content is up.
  let rotation = Rotation()

  /// The window of an app that nobody has launched on a device.
  private var hostWindow: UIWindow?
  private var frames: [(frame: Frame, turn: Int?)] = []
  private var addresses = AddressBook()
  private var touchCount = 0
  private var constraintCount = 0
  private var identifierCount = 0

  private static var active: UISystem?

  /// The system of the active device; a phone of the newest kind if nobody made one.
  package static var current: UISystem {
    get {
      if let active { return active }
      let system = UISystem(loop: MainLoop.current, behaviour: .iOS26, screen: .phone)
      active = system
      system.tellVersion()
      UITraitCollection.current = system.traits
      system.openHostWindow()
      return system
    }
    set {
      // What dies with the last system asks for the new one: a page may move a view when it dies.
      let last = (system: active, loop: MainLoop.current)
      active = newValue
      newValue.tellVersion()
      MainLoop.current = newValue.loop
      UITraitCollection.current = newValue.traits
      withExtendedLifetime(last) {}
    }
  }

  /// Makes the system of one device. It becomes the active one only through `current`.
  ///
  /// - Parameter principalClass: The class of the app.
  package init(
    loop: MainLoop, behaviour: UIKitBehaviour, screen: ScreenDescription,
    principalClass: UIApplication.Type = UIApplication.self
  ) {
    self.loop = loop
    self.behaviour = behaviour
    self.description = screen
    self.application = NSObject.make(principalClass)
    self.screen = UIScreen(description: screen)
    application.connectDefaultScene()
    TextLayerSetting.install()
    LayerCopies.install()
    // The application goes with the system, which everybody refers to: a weak reference would make each of the
    // others a slow one.
    loop.beforeCommit.append { [weak application] in application?.layoutWindows() }
    loop.raise = { UISystem.current.raise($0, $1) }
    loop.originsAskForLayoutAround = behaviour.laysOutAroundScrolledViews
  }

  /// Shows the window of the app in which tests run that make no device: one with an empty page.
  ///
  /// Source: suites that show their pages in `UIApplication.shared.keyWindow` or `windows.first` (XRouter,
  /// Minerva, QLog), which the app has whose tests they are.
  private func openHostWindow() {
    let window = UIWindow(frame: screen.bounds)
    hostWindow = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  /// What the device and the person say about traits.
  private var deviceTraits: TraitValues {
    var values = TraitValues()
    values.userInterfaceIdiom = description.idiom
    values.userInterfaceStyle = behaviour.hasDarkMode ? interfaceStyle : .light
    values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = description.scale
    let room = description.sizeClasses(of: rotation.sceneSize ?? screen.shown.size)
    values.horizontalSizeClass = room.horizontal
    values.verticalSizeClass = room.vertical
    values.preferredContentSizeCategory = contentSizeCategory
    values.displayGamut = .P3
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.forceTouchCapability = .unavailable
    values.sceneCaptureState = .inactive
    return values
  }

  /// The device's traits as they will be on a changed screen.
  func traits(in change: ScreenChange) -> UITraitCollection {
    var values = deviceTraits
    let room = description.sizeClasses(of: change.scene)
    values.horizontalSizeClass = room.horizontal
    values.verticalSizeClass = room.vertical
    return UITraitCollection(values)
  }

  /// Finds out the device's traits anew and, if they are others, tells everything.
  func traitsDidChange() {
    let former = traits
    traits = UITraitCollection(deviceTraits)
    if Self.active === self { UITraitCollection.current = traits }
    for case let scene as UIWindowScene in application.connectedScenes {
      scene.updateTraits(formerlyOfDevice: former)
    }
  }

  /// Says which symbols there are, to threads that may not ask the system.
  private func tellVersion() {
    SymbolNames.systemVersion.store(symbolVersion, ordering: .relaxed)
  }

  /// Writes one of UIKit's log lines.
  package func log(_ line: String) {
    logSink(line)
  }

  /// Raises an exception: the app is stopped, as UIKit stops it.
  ///
  /// Swift cannot unwind the stack, so the caller must return right after this call. Nothing is
  /// delivered to the app any more, but time still passes.
  package func raise(_ name: String, _ reason: String) {
    let frames = frames.filter { $0.turn == runningTurn }.map(\.frame)
    let exception = UIKitException(name: name, reason: reason, frames: frames, time: loop.now)
    hasCrashed = true
    loop.isStopped = true
    guard let exceptionHandler else {
      fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
    exceptionHandler(exception)
  }

  /// Runs a closure with `frame` on the symbolic call stack.
  package func running<T>(_ frame: Frame, _ body: () throws -> T) rethrows -> T {
    frames.append((frame, runningTurn))
    defer { frames.removeLast() }
    return try body()
  }

  /// The number of the turn that runs; `nil` between turns, where tasks run.
  ///
  /// A task that lets time pass, as a test does, is not on the stack of the turns that then run.
  private var runningTurn: Int? { loop.isInTurn ? loop.turn : nil }

  /// Whether the home indicator goes away, as the app said when it was asked last.
  package private(set) var isHomeIndicatorAutoHidden = false

  /// Who said the style of the status bar.
  @Loose private var statusBarPage: UIViewController?

  /// Whether the status bar's content is light: as the app said, or by default over a dark page
  /// (documentation of `UIStatusBarStyle.default`).
  package var hasLightStatusBar: Bool {
    // Behind a page that has shrunk, the screen is black.
    if application.keyWindow?.rootHolder?.transform.isIdentity == false { return true }
    guard statusBarStyle == .default else { return statusBarStyle == .lightContent }
    return (statusBarPage?.traitCollection ?? traits).userInterfaceStyle == .dark
  }

  /// Asks the app what colors the status bar's content is to have, whether the bar is away, and whether
  /// the home indicator is to go.
  ///
  /// Asked is the controller that covers the screen, and who that names in its place.
  func askForStatusBarStyle() {
    let page = coveringPage
    statusBarPage = page?.last { $0.childForStatusBarStyle }
    statusBarStyle = statusBarPage?.preferredStatusBarStyle ?? .default
    isStatusBarHidden = page?.last { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    isHomeIndicatorAutoHidden =
      page?.last { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    askForOrientationLock(of: page)
  }

  /// A number for a new touch, higher than that of every older one.
  func nextTouchNumber() -> Int {
    touchCount += 1
    return touchCount
  }

  /// A number for a constraint that is activated, higher than that of every older one.
  func nextConstraintNumber() -> Int {
    constraintCount += 1
    return constraintCount
  }

  /// An identifier for something that was made without one: after the kind's name, UIKit has a UUID.
  ///
  /// Differs from UIKit: the UUID is a number that counts, so that all runs are the same.
  func makeIdentifier(_ kind: String) -> String {
    identifierCount += 1
    let digits = String(identifierCount, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    return "\(kind).00000000-0000-4000-8000-\(padding)\(digits)"
  }

  /// The address that log lines show for an object: made up, the same in every run.
  package func address(of object: AnyObject) -> String {
    addresses.address(of: object)
  }

  /// An object as UIKit's log lines name it: `<UINavigationController: 0x7f9a0a004200>`.
  package func describe(_ object: AnyObject) -> String {
    "<\(ObjectText.className(of: object)): \(address(of: object))>"
  }
}

/// Gives objects addresses that are the same in every run, in the order in which they are named.
private struct AddressBook {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  mutating func address(of object: AnyObject) -> String {
    // An identifier is used again once its object is gone, so the entry must still hold its object.
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return Self.text(entry.number)
    }
    count += 1
    entries[ObjectIdentifier(object)] = Entry(object: object, number: count)
    return Self.text(count)
  }

  private static func text(_ number: Int) -> String {
    "0x" + String(0x7f9a_0a00_4000 + number * 0x200, radix: 16)
  }
}

extension UIViewController {
  /// Who is asked in this controller's place: the last of those that name one another.
  func last(_ named: (UIViewController) -> UIViewController?) -> UIViewController {
    var page = self
    while let next = named(page) { page = next }
    return page
  }
}
