import Foundation

/// Whether a screen feels how hard it is pressed.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody has said.
  case unknown = 0
  /// It does not, as on all phones since 2019.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether a scene is recorded or shown elsewhere.
nonisolated public enum UISceneCaptureState: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

extension UIImage {
  /// How much brighter than white pictures may get.
  nonisolated public enum DynamicRange: Int, Sendable {
    /// Nobody has said.
    case unspecified = -1
    /// Not at all.
    case standard = 0
    /// A little.
    case constrainedHigh = 1
    /// As much as the screen can.
    case high = 2
  }
}

/// Whether the screen feels how hard it is pressed.
nonisolated public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var place: any WritableKeyPath<TraitValues, UIForceTouchCapability?> & Sendable {
    \.forceTouchCapability
  }
}

/// Whether the scene is recorded or shown elsewhere.
nonisolated public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var place: any WritableKeyPath<TraitValues, UISceneCaptureState?> & Sendable {
    \.sceneCaptureState
  }
}

/// How much brighter than white pictures may get.
nonisolated public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Nobody has said.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// What a device, a scene and an app say that no simulated device changes.
nonisolated extension UITraitCollection {
  /// Makes a collection of feeling how hard a screen is pressed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Makes a collection of being recorded or not (since iOS 17).
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// Makes a collection of how much brighter than white pictures may get (since iOS 17).
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// Whether the screen feels how hard it is pressed: no simulated one does.
  public final var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }

  /// Whether the scene is recorded or shown elsewhere (since iOS 17).
  public final var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

  /// How much brighter than white pictures may get (since iOS 17). Differs from UIKit: kept and inherited, and
  /// without effect.
  public final var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

  /// The traits that have other values in another collection, or values at all if there is none (since iOS 17).
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let former = traitCollection?.values ?? TraitValues()
    let custom = values.custom.merging(former.custom) { own, _ in own }.values.map(\.trait)
    return (Self.systemTraits + custom).filter { values.differs(from: former, in: $0) }
  }

  private static var systemTraits: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      UITraitForceTouchCapability.self, UITraitSceneCaptureState.self,
    ]
  }

  /// UIKit's traits on which colors depend, to be registered for (since iOS 17).
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }
}

nonisolated extension UIMutableTraits {
  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// Whether the scene is recorded or shown elsewhere.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// How much brighter than white pictures may get.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
