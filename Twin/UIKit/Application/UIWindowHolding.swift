/// The optional property `window` of two delegate protocols, which a class declares as `UIWindow?` and
/// which is read through the protocol as `UIWindow??`.
///
/// Differs from UIKit: not there; Swift without Objective-C knows no optional properties. Not to be
/// named by apps.
@preconcurrency @MainActor
public protocol UIWindowHolding: AnyObject {
  /// The main window.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension UIWindowHolding {
  /// No window, and none is kept: the property is optional.
  @_disfavoredOverload
  public var window: UIWindow? {
    get {
      UISystem.current.missesDelegateMethod = true
      return nil
    }
    set {}
  }

  /// The window as Objective-C's optional properties show it.
  var windowIfHeld: UIWindow?? {
    let system = UISystem.current
    system.missesDelegateMethod = false
    let holder: any UIWindowHolding = self
    let window = holder.window
    return system.missesDelegateMethod ? nil : .some(window)
  }
}
