public import Foundation
public import UIKit

/// Apps with delegates of their own, and what the system does with them.
extension Device {
  /// Starts the app of a delegate, which makes its window itself.
  ///
  /// An app whose delegate leaves windows to a scene is given the scene's delegate, too, where the class of that
  /// stands in the app's property list. A class that the delegate names in `configurationForConnecting` is made.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - scene: The delegate of the app's scene; nil for an app without scenes, or whose delegate names its class.
  ///   - url: What another app wants it to open; nil if it is started for itself.
  ///   - item: The shortcut of the app that the user has chosen; nil for none.
  public func launch(
    _ delegate: any UIApplicationDelegate, scene: (any UISceneDelegate)? = nil,
    opening url: URL? = nil, choosing item: UIApplicationShortcutItem? = nil
  ) {
    turn(.app("application(_:didFinishLaunchingWithOptions:)")) {
      system.application.launch(delegate, scene: scene, opening: url, choosing: item)
    }
    if let appWindow = system.application.keyWindow ?? system.application.windows.last {
      window = appWindow
    }
  }

  /// The app stays in sight and is not used any more, as when a call comes in.
  public func resignActive() {
    perform("inactive") { system.application.move(to: .inactive) }
  }

  /// The user leaves the app; its touches are taken away.
  public func enterBackground() {
    perform("background") { system.application.move(to: .background) }
  }

  /// The user comes back to the app.
  public func enterForeground() {
    perform("foreground") { system.application.move(to: .active) }
  }

  /// Another app asks this one to open a URL; it comes to the foreground for that.
  public func open(_ url: URL) {
    perform("open URL") {
      system.application.receive(url)
      system.application.move(to: .active)
    }
  }

  /// The user chooses one of the app's shortcuts on the home screen; the app comes to the foreground for
  /// that.
  ///
  /// - Returns: The app's answer, whether it could do it; nil if it has not answered yet.
  @discardableResult
  public func choose(_ item: UIApplicationShortcutItem) -> Bool? {
    var answer: Bool?
    perform("choose shortcut") {
      system.application.receive(item) { answer = $0 }
      system.application.move(to: .active)
    }
    return answer
  }

  /// The user follows a universal link of the app, or another device hands over an activity.
  public func `continue`(_ activity: NSUserActivity) {
    perform("continue activity") {
      system.application.receive(activity)
      system.application.move(to: .active)
    }
  }

  /// The system runs short of memory.
  public func warnOfMemory() {
    perform("memory warning") { system.application.receiveMemoryWarning() }
  }

  /// The system ends the app. Nothing is freed: the device keeps what it shows.
  public func terminate() {
    perform("terminate") { system.application.terminate() }
  }

  /// The schemes of the URLs that other apps on the device open, in lower case.
  public var openableSchemes: Set<String> {
    get { system.openableSchemes }
    set { system.openableSchemes = newValue }
  }

  /// The library of photos, from which `UIImagePickerController` lets the person pick; empty at first.
  public var photos: [UIImage] {
    get { system.photos }
    set { system.photos = newValue }
  }

  /// The documents, from which `UIDocumentPickerViewController` lets the person pick; none at first.
  public var documents: [URL] {
    get { system.documents }
    set { system.documents = newValue }
  }

  /// What the finger that holds the device has felt, oldest first: `selection`, `notification success`, or
  /// `impact medium 1.0`, whose number is how hard it was.
  public var haptics: [String] {
    system.haptics.map { haptic in
      switch haptic {
      case .impact(let style, let intensity): "impact \(style) \(intensity)"
      case .selection: "selection"
      case .notification(let type): "notification \(type)"
      }
    }
  }

  /// The URLs that the app had opened by other apps, oldest first.
  public var openedURLs: [URL] { system.openedURLs }
}
