import Foundation

/// Which way the device is held, which apps said by its key to turn their content until iOS 15.
extension UIDevice: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "orientation" else { return nil }
    return KeyedPart(value: { self.orientation.rawValue }) { self.pretend($0) }
  }

  /// Lets the app say how the device is held; the content follows as if a person had turned it.
  ///
  /// Source: nunoalexandre.com, 2018-08-24; Apple, release notes of iOS 16: "isn't supported and no longer works"; the
  /// line from github.com/flutter/flutter/issues/111587. In the era of iOS 13 to 17 it works, as until iOS 15.
  private func pretend(_ value: Any?) {
    let system = UISystem.current
    guard !system.behaviour.isFromIOS18On else {
      return system.log(
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)")
    }
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    system.hold(number.flatMap(UIDeviceOrientation.init(rawValue:)) ?? .unknown)
  }
}
