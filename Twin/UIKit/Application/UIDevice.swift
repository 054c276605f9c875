public import Foundation

/// The device that the app runs on.
///
/// Differs from UIKit: the device has no battery and no proximity sensor.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How full the battery gets.
  nonisolated public enum BatteryState: Int, Sendable {
    /// Nobody watches it.
    case unknown = 0
    /// It gets empty.
    case unplugged = 1
    /// It gets full.
    case charging = 2
    /// It is full.
    case full = 3
  }

  private static let shared = UIDevice()

  /// The one device.
  open class var current: UIDevice { shared }

  /// The device's name. Since iOS 16 that is the model and not what the person has chosen (Apple,
  /// "UIDevice.name").
  open var name: String { model }

  /// What kind of device it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// What kind of device it is, in the language of the person.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The operating system's version, such as `18.0`.
  open var systemVersion: String { UISystem.current.systemVersion }

  /// What the device's interface is made for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UISystem.current.traits.userInterfaceIdiom
  }

  /// An identifier that is the same for all apps of one vendor.
  ///
  /// Differs from UIKit: the same on every device, so that tests repeat.
  open var identifierForVendor: UUID? {
    UUID.init(uuidString: "00000000-0000-4000-8000-000000000001")
  }

  /// Which way the device is held; unknown while nobody watches.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? UISystem.current.rotation.device : .unknown
  }

  /// Whether somebody watches which way the device is held.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    UISystem.current.rotation.watchers > 0
  }

  /// Begins to watch which way the device is held. Calls count.
  open func beginGeneratingDeviceOrientationNotifications() {
    UISystem.current.rotation.watchers += 1
  }

  /// Ends watching which way the device is held.
  open func endGeneratingDeviceOrientationNotifications() {
    let rotation = UISystem.current.rotation
    rotation.watchers = max(0, rotation.watchers - 1)
  }

  // MARK: Keys (KeyValueCoding.swift)

  /// The part with a key, for which there is no property or none that can be set.
  ///
  /// Differs from UIKit: `orientation` is known. Of other keys, those of public properties too, the
  /// class does not know.
  open func value(forKey key: String) -> Any? {
    guard let part = keyedPart(key) else { return value(forUndefinedKey: key) }
    return part.value()
  }

  /// Replaces the part with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let replace = keyedPart(key)?.replace else {
      return setValue(value, forUndefinedKey: key)
    }
    replace(value)
  }

  /// The value for a key that is not known; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Takes a value for a key that is not known; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUndefined(key, in: "setValue:forUndefinedKey:")
  }

  // MARK: What the device has

  /// Whether somebody watches the battery.
  open var isBatteryMonitoringEnabled = false

  /// How the battery is: unknown, since there is none.
  open var batteryState: UIDevice.BatteryState { .unknown }

  /// How full the battery is: -1 as there is none (Apple, "batteryLevel": unknown).
  open var batteryLevel: Float { -1 }

  /// Whether somebody asks for the proximity sensor: never, as there is none (Apple,
  /// "isProximityMonitoringEnabled": stays false on devices without one).
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is close to the screen.
  open var proximityState: Bool { false }

  /// Whether the app can run on in the background.
  open var isMultitaskingSupported: Bool { true }

  /// Makes the sound of a key. Differs from UIKit: nobody hears it.
  open func playInputClick() {}

  /// Told when the battery is fuller or emptier.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Told when the battery begins to get full, or to get empty.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Told when something comes close to the screen, or goes away.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Told when the device is held another way, while somebody watches.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// Which way a device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody watches.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Its left side is down: the home button at the right.
  case landscapeLeft = 3
  /// Its right side is down: the home button at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is held so that content can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
