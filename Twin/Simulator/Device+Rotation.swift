public import Foundation
public import UIKit

/// Which way the device is held, and how much of its screen the app has.
extension Device {
  /// Which way a person holds the device: upright at first.
  public var orientation: UIDeviceOrientation { system.heldOrientation }

  /// Holds the device another way, as a person does who turns it.
  ///
  /// Who watches `UIDevice` is told. The content follows, with UIKit's animation, if the app and the page that
  /// covers the window support the side that is up then; once the pages that move have come to rest. Points
  /// for fingers are those of the content, with the origin at its upper left corner.
  public func rotate(to orientation: UIDeviceOrientation) {
    turn(.uikit("-[UIWindow _handleDeviceOrientationChange:]")) { system.hold(orientation) }
  }

  /// Gives the app's scene another size in points, as a person does who drags the divider between two apps on a
  /// tablet; its windows follow if they had the size of the scene.
  ///
  /// Differs from UIKit: at once, without an animation, and the scene stays at the upper left corner.
  public func resizeScene(to size: CGSize) {
    turn(.uikit("-[UIWindowScene _computeMetrics:withTransitionContext:]")) {
      system.resizeScene(to: size)
    }
  }
}
