// What Swift code of iOS 8 to 13 may still say.

/// The kind of the device (deprecated since iOS 13).
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIColor {
  /// The ground of a page of groups (deprecated since iOS 13): `systemGroupedBackground`.
  nonisolated public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
