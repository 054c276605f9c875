import Foundation

/// Which side of the screen is up; decided in folder Application/Rotation.
extension UIViewController {
  /// Up to iOS 12 all but upside down on phones (Apple, "supportedInterfaceOrientations"). From iOS 13
  /// on all, in apps of that SDK; upside down is left out by the app's own answer. Source: Chromium's
  /// test of UIKit, `ios/chrome/browser/shared/ui/util/uikit_ui_util_unittest.mm`.
  var usualOrientations: UIInterfaceOrientationMask {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    return isPad || UISystem.current.behaviour.supportsAllOrientations ? .all : .allButUpsideDown
  }

  /// Turns the content to where the device is held, if that is supported now (deprecated since iOS 16).
  public class func attemptRotationToDeviceOrientation() {
    UISystem.current.considerTurn(.device)
  }

  /// The page has another answer: decided anew in the next turn of the loop.
  func supportedOrientationsDidChange() {
    let system = UISystem.current
    system.loop.post { system.considerTurn(.support) }
  }

  /// Whether the status bar is away if nobody says anything else: from iOS 8 on, where there is little room
  /// from top to bottom (Apple, "prefersStatusBarHidden").
  var usuallyHidesStatusBar: Bool {
    UISystem.current.behaviour.tellsOfSizes && traitCollection.verticalSizeClass == .compact
  }
}

/// Which side of an app's content is up.
///
/// Source of the values: Apple, "UIInterfaceOrientation".
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody has said.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The device's right side is up, its home button at the right.
  case landscapeRight = 3
  /// The device's left side is up, its home button at the left.
  case landscapeLeft = 4

  /// Whether the content lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the content is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations: the bits are numbered as in ``UIInterfaceOrientation``.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both on the side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar goes away and comes back.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides up and down.
  case slide = 2
}
