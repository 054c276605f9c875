import CoreGraphics
import Foundation

/// Which way a device is held, which way the app's content is up, and what waits.
final class Rotation {
  /// Why somebody asks which side is to be up.
  enum Occasion {
    /// The device is held another way, or an app wants to follow it.
    case device
    /// Another page decides, or it has another answer.
    case support
    /// The app wants some sides to be up.
    case request(UIInterfaceOrientationMask)
  }

  /// Which way the device is held.
  var device = UIDeviceOrientation.portrait
  /// Which side of the content is up.
  var interface = UIInterfaceOrientation.portrait
  /// How many want to hear which way the device is held.
  var watchers = 0
  /// The size that the app's scene has beside another app; nil for the whole screen.
  var sceneSize: CGSize?
  /// What cannot be decided while pages move.
  var waiting: Occasion?
  /// Whether the content turns now.
  var isTurning = false
  /// Whether windows get other sizes because the screen has another one, and not by the app.
  var isSizingWindows = false
  /// Whether the side that is up stays up, however the device is held.
  var isLocked = false
  /// Whether the app's own wish counts, until the device is held another way.
  var isRequested = false
}

extension UIInterfaceOrientation {
  /// The side that is up on a device that is held in a way; nil if it lies flat.
  ///
  /// A device whose left side is down has its right side up (documentation of both types).
  nonisolated init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The set of this one.
  nonisolated var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// How far the content is turned on the device, in radians clockwise.
  ///
  /// Source: on iOS 6, where the root view is turned, its transform is `[0, 1, -1, 0, 0, 0]` on a device that
  /// was turned to the left (answers of 2012 with `recursiveDescription`).
  nonisolated var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    }
  }
}
