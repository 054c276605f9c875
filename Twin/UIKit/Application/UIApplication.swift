public import Foundation

/// The running app: its scenes, its windows and its stream of events.
///
/// - `+State`: being used and being left.
/// - `+Launch`: what the system does with an app: starts it, connects scenes, opens URLs, ends it.
/// - `+Windows`: who is the key window.
///
/// - `Shortcuts`: what the app can be asked to do from its icon.
///
/// Differs from UIKit: one scene at a time is seen; no background work, remote
/// notifications or state restoration.
open class UIApplication: UIResponder {
  private var ignoringCount = 0
  /// The scenes that are connected, oldest first.
  var scenes: [UIScene] = []
  /// Whether the app has scenes of its own, with delegates of theirs, and not only the one that every
  /// app gets.
  var hasScenes = false
  @Loose var currentKeyWindow: UIWindow?
  /// The key window, where the system keeps it.
  private var keptKeyWindow: UIWindow?
  /// The windows that were the key window, latest last.
  var formerKeyWindows: [Loose<UIWindow>] = []
  /// The keyboard on the app's screen.
  let keyboard = Keyboard()
  /// How many scenes were ever connected.
  var sceneCount = 0

  /// Whether the app is used, or has been left.
  public internal(set) final var applicationState = State.active

  /// The app on the active device.
  open class var shared: UIApplication { UISystem.current.application }

  /// Who follows the app's life. Kept by the system, as at Apple by the app's main function.
  open var delegate: (any UIApplicationDelegate)?

  /// The direction of the interface, which follows from the person's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UISystem.current.layoutDirection
  }

  /// The size of text that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UISystem.current.contentSizeCategory
  }

  /// The app's delegate, if it is a responder that is not part of a hierarchy (documentation of the
  /// responder chain).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  // MARK: Scenes and windows (UIApplication+Windows.swift)

  /// The scenes that are connected to the app. An app that knows nothing of scenes has one, too.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes.
  ///
  /// Differs from UIKit: those of connected scenes only.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether several scenes may be connected at the same time.
  ///
  /// Differs from UIKit: never, as on an iPhone.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes, hidden ones too, lowest level first.
  open var windows: [UIWindow] { scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }

  /// The window that gets what has no place on the screen.
  open var keyWindow: UIWindow? { currentKeyWindow }

  /// Another window is the key window from now on, or none is. Until iOS 12 the app keeps it for as long as it is that.
  ///
  /// Source: firebase/FirebaseUI-iOS, pull request 786 (2019), "Earlier iOS versions established a strong reference to the
  /// window when makeKeyAndVisible was called"; tests of stablekernel/Armory (2018), whose windows nobody else keeps.
  /// Assumed: no longer than it is the key window.
  func exchangeKeyWindow(for window: UIWindow?) {
    currentKeyWindow = window
    keptKeyWindow = UISystem.current.behaviour.keepsKeyWindow ? window : nil
  }

  // MARK: URLs (UIApplication+Launch.swift)

  /// Whether an app on the device opens URLs of this scheme.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { UISystem.current.openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Asks the system to open a URL, which another app does. The completion comes in a later turn.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    send(url, completion: completion)
  }

  /// Asks the system to open a URL, and says whether an app does (deprecated since iOS 10).
  ///
  /// From iOS 18 on it does nothing and says no. Source: the line that iOS 18 logs, quoted in many reports.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard UISystem.current.behaviour.isFromIOS18On else {
      return send(url, completion: nil)
    }
    UISystem.current.log(
      "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the non-deprecated "
        + "UIApplication.open(_:options:completionHandler:). Force returning false (NO).")
    return false
  }

  /// What a person can have the app do from its icon; `Device.choose(_:)` is that person.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the screen stays on while nobody touches it; on a simulated device it always does.
  open var isIdleTimerDisabled = false

  // MARK: Events

  private let statusBarTaps = StatusBarTaps()

  /// Delivers an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    guard !UISystem.current.hasCrashed, ignoringCount == 0 else { return }
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    statusBarTaps.follow(event)
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Lets an object perform an action, or, without one, the first that has it from the sender or the
  /// first responder outwards.
  ///
  /// Differs from UIKit: without the Objective-C runtime a method is found by its name in debug builds only, or if the
  /// object is `SelectorPerforming`; those of edit menus, which without an object go to the first that can
  /// perform them, `resignFirstResponder` and `becomeFirstResponder` always are. An object without the method is
  /// logged, and raises nothing.
  ///
  /// - Returns: Whether somebody had the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      let isDone = perform(action, by: target, from: sender, for: event)
      if !isDone { action.logMissing(of: target) }
      return isDone
    }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder
    return sendAction(action, upwardFrom: start, by: sender, for: event)
  }

  /// Sends a message to the first object from one outwards that performs it, or else to whom these lead it.
  ///
  /// Source: Apple, "target(forAction:withSender:)": "this method is called whenever an action needs to be invoked by
  /// the object", and asks `canPerformAction(_:withSender:)` unless overridden.
  ///
  /// - Returns: Whether anybody performed it.
  func sendAction(
    _ action: Selector, upwardFrom start: UIResponder?, by sender: Any?, for event: UIEvent?
  ) -> Bool {
    var responder = start
    while let current = responder {
      let isAsked = !current.declines(action, from: sender)
      if isAsked, perform(action, by: current, from: sender, for: event) { return true }
      responder = current.next
    }
    guard let target = start?.target(forAction: action, withSender: sender) else { return false }
    return perform(action, by: target, from: sender, for: event)
  }

  private func perform(
    _ action: Selector, by target: Any, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if action.perform(on: target, with: sender, event) { return true }
    guard let receiver = target as? UIResponder else { return false }
    if receiver.performEditAction(action, from: sender) { return true }
    switch action.description {
    case "resignFirstResponder": receiver.resignFirstResponder()
    case "becomeFirstResponder": receiver.becomeFirstResponder()
    default: return false
    }
    return true
  }

  /// Whether touches are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Drops touches until `endIgnoringInteractionEvents()` was called as often as this.
  ///
  /// Assumed: touches that are under way are cancelled, so that no control stays highlighted.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    for window in windows { window.touches.cancelAll() }
  }

  /// Takes back one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }

  // MARK: Badges, notifications, the background and what is left of orientations

  /// The number on the app's icon; 0 for none. Differs from UIKit: nobody has to allow it.
  open var applicationIconBadgeNumber: Int {
    get { services.badge }
    set { services.badge = max(0, newValue) }
  }

  /// Whether shaking the device offers to undo: if nobody in the responder chain keeps the end of the shake to itself.
  open var applicationSupportsShakeToEdit: Bool {
    get { services.supportsShakeToEdit }
    set { services.supportsShakeToEdit = newValue }
  }

  /// A shake is over of which nobody else has made anything: offers to undo.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake { offerUndo() }
  }

  /// Whether something in the status bar shows that the network is used; without effect since iOS 13.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { services.showsNetworkActivity }
    set { services.showsNetworkActivity = newValue }
  }

  /// Says how often the app wants to look for new content, in seconds.
  ///
  /// Differs from UIKit: kept and otherwise ignored; the system never has it look.
  open func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {
    services.fetchInterval = minimumBackgroundFetchInterval
  }

  /// Whether the app may look for new content in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether files that are locked with the device can be read.
  open var isProtectedDataAvailable: Bool { true }

  /// Asks for notifications from afar: the delegate hears, in a later turn, that there are none, as on a
  /// simulator without push notifications.
  open func registerForRemoteNotifications() {
    let system = UISystem.current
    system.loop.post { [self] in
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [
          NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
        ])
      system.running(.app("application(_:didFailToRegisterForRemoteNotificationsWithError:)")) {
        self.delegate?.application(
          self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// No longer wants notifications from afar.
  open func unregisterForRemoteNotifications() {}

  /// Whether notifications from afar come: never.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Wants to hear of remote controls. Differs from UIKit: there are none.
  open func beginReceivingRemoteControlEvents() {}

  /// No longer wants to hear of remote controls.
  open func endReceivingRemoteControlEvents() {}

  /// Whether the app may have another icon: never.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app has in place of its own.
  open var alternateIconName: String? { nil }

  /// The sides of the screen that may be up in a window, as the app's delegate says it; those of the device
  /// if it does not.
  open func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    if let delegate {
      return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
    return UISystem.current.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Where the status bar is (deprecated since iOS 13).
  open var statusBarFrame: CGRect {
    defaultWindowScene?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Which way the content is up (deprecated since iOS 13).
  ///
  /// Setting it has no effect, as in an app whose view controllers say how they turn.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { defaultWindowScene?.interfaceOrientation ?? .portrait }
    set {}
  }

  /// Whether the status bar is away (deprecated since iOS 13).
  ///
  /// Setting it has no effect: view controllers say it, unless the app's `Info.plist` wants it otherwise.
  /// Source: Apple, "UIViewControllerBasedStatusBarAppearance".
  open var isStatusBarHidden: Bool {
    get { UISystem.current.isStatusBarHidden }
    set {}
  }

  /// The colors of the status bar's content (deprecated since iOS 13).
  ///
  /// Setting it has no effect, as with `isStatusBarHidden`.
  open var statusBarStyle: UIStatusBarStyle {
    get { UISystem.current.statusBarStyle }
    set {}
  }

  /// Takes the status bar away or brings it back (deprecated since iOS 9); without effect, as setting `isStatusBarHidden`.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Colors the status bar's content (deprecated since iOS 9); without effect, as setting `statusBarStyle`.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// How long the status bar takes to turn, in seconds (deprecated since iOS 13).
  open var statusBarOrientationAnimationDuration: TimeInterval {
    UISystem.current.quarterTurnDuration
  }

  /// Ends the session of a scene, which is disconnected; a later turn.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    UISystem.current.loop.post { [self] in
      if let scene = sceneSession.scene { disconnect(scene) }
    }
  }

  /// Asks for the picture of a scene to be brought up to date. Differs from UIKit: nobody looks at it.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Begins work that is to be finished also if the app is left.
  ///
  /// Differs from UIKit: an app in the background is not suspended, so that no work runs out of time and no
  /// expiration handler is called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins work that is to be finished also if the app is left, with a name for debugging.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    services.latestTask += 1
    return UIBackgroundTaskIdentifier(rawValue: services.latestTask)
  }

  /// Ends work.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may go on in the background, in seconds.
  ///
  /// Source: documentation, "while the app is running in the foreground, the value … is suitably large".
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
