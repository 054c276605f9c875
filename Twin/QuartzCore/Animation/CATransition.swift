import CoreGraphics

/// The key under which every layer has its transition.
public let kCATransition = "transition"
/// What a layer's actions know its coming into sight by.
public let kCAOnOrderIn = "onOrderIn"
/// What a layer's actions know its going out of sight by.
public let kCAOnOrderOut = "onOrderOut"

/// The way in which a layer's new content takes the place of the old one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Makes a type from its name; an unknown name means `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content appears through the old one.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content slides in and pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old content slides off the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// Types without a constant, which apps name themselves.
///
/// Source: lists of these names in many tutorials about transitions of navigation controllers, which agree on how they
/// look. Differs from QuartzCore: of those lists these two are known; `pageCurl` and the others fade.
extension CATransitionType {
  /// The old content turns away, with the new one on its back. UIKit's flips come to it.
  package static let flip = Self(rawValue: "oglFlip")
  /// Both contents are sides of a cube that turns.
  package static let cube = Self(rawValue: "cube")
}

/// The side at which a transition begins.
///
/// The names of the vertical sides come from a system whose y axis goes up: on a screen whose y axis
/// goes down, `fromTop` comes in from below, and `fromBottom` from above.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Makes a side from its name; an unknown name means `fromRight`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Begins at the right and moves to the left.
  public static let fromRight = Self(rawValue: "fromRight")
  /// Begins at the left and moves to the right.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// Begins below and moves up.
  public static let fromTop = Self(rawValue: "fromTop")
  /// Begins above and moves down.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// An animation from what a layer showed before a transaction to what it shows after it.
///
/// It does not matter in which order a transaction adds the transition and changes the layer and its
/// sublayers. A layer has one transition at a time, under the key `transition`, whatever key is given.
///
/// It moves pictures, not layers: values, hit tests and `presentation()` are those of the new content,
/// at its place, from the beginning.
///
/// Assumed: the old content stands still while it is on its way; it is not cut off at the layer's
/// bounds; a side that is not given means `fromRight`; in a group it does nothing; what turns is seen from two and a
/// half times as far as it is wide, or high where it turns up or down.
open class CATransition: CAAnimation {
  /// The way in which the contents take turns.
  open var type = CATransitionType.fade
  /// The side at which it begins; `fade` has none.
  open var subtype: CATransitionSubtype?
  /// Where in the whole transition it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the whole transition it ends, from `startProgress` to 1.
  open var endProgress: Float = 1

  /// The key under which every layer has its transition.
  static let key = kCATransition

  override var isTransition: Bool { true }

  override func copied() -> CAAnimation {
    copying(into: blank(CATransition()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
    }
    return super.copying(into: copy)
  }

  /// How far the whole transition has come at a moment of the animation.
  func transitionProgress(at moment: MediaTiming.Moment) -> CGFloat {
    let start = CGFloat(min(max(0, startProgress), 1))
    let end = CGFloat(min(max(0, endProgress), 1))
    return start + (max(start, end) - start) * progress(at: moment)
  }
}
