public import Foundation

extension UIApplicationDelegate {
  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// They may: the method is optional.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// It is not: the method is optional.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// It is not: the method is optional.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// None: the method is optional.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing: the method is optional.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing: the method is optional.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
}

extension UIApplication {
  /// A kind of extensions.
  nonisolated public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keyboards. Source of the name: Apple, "Creating a custom keyboard", `NSExtensionPointIdentifier`.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Has the state of an object that is no page be kept under a name.
  ///
  /// Differs from UIKit: without effect; the system keeps no states by itself.
  public final class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Asks for the app's picture not to be shown at its next start. Differs from UIKit: none is shown.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Wants another icon; refused, since ``supportsAlternateIcons`` is no.
  ///
  /// - Parameter completionHandler: Hears of the error in a later turn. Assumed: which one it is.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UISystem.current.loop.post {
      completionHandler?(NSError(domain: NSCocoaErrorDomain, code: 3072))
    }
  }
}

/// Finds again what a table or a collection showed when its state was kept.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of what is at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of what has a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
