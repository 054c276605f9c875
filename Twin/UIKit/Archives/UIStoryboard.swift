public import Foundation

/// A file with pages that were designed by hand.
///
/// Differs from UIKit: the twin reads no storyboards, so none is ever found: to make one raises, as it does at
/// Apple if the file is not in the bundle. What a storyboard would say of segues is told to `Device.storyboard` of
/// the simulator.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Would open a storyboard. Raises `NSInvalidArgumentException`, since it is not found.
  ///
  /// Source of the text: crash reports of apps without the file (multiple reports).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    let bundle = storyboardBundleOrNil ?? .main
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle \(bundle.nameInReports)")
  }

  /// Would make the page with which the storyboard begins; nil, as without such a page.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Would make the page with which the storyboard begins (since iOS 13); nil, as without such a page.
  ///
  /// - Parameter creator: Makes the page of what the file says of it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  /// Would make a page. Raises `NSInvalidArgumentException`, as for a name that the storyboard does not have.
  ///
  /// - Returns: A page without content, for a device that goes on to look at the crash.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raiseUnknown(identifier)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Would make a page (since iOS 13). Raises `NSInvalidArgumentException`, as for a name that the storyboard does
  /// not have.
  ///
  /// - Parameters:
  ///   - identifier: The name of the page.
  ///   - creator: Makes the page of what the file says of it.
  /// - Returns: A page without content, for a device that goes on to look at the crash.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    raiseUnknown(identifier)
    guard let page = ViewController(coder: NSCoder()) else {
      preconditionFailure("No storyboard is there to make a \(ViewController.self) of.")
    }
    return page
  }

  /// Source of the text: crash reports (multiple reports).
  private func raiseUnknown(_ identifier: String) {
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}

extension Bundle {
  /// What exceptions of UIKit call a bundle.
  nonisolated var nameInReports: String { "NSBundle <\(bundlePath)> (loaded)" }
}
