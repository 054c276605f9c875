public import Foundation

/// Something in which views can be that look another way there.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

/// A class whose objects can be given a look all together.
///
/// What is set on the object that `appearance()` returns is taken over by each view of the class when it
/// enters a window, unless the app has given that view itself another value than the usual one.
///
/// Differs from UIKit: of views only these properties: the colors and pictures of bars and controls, `tintColor`,
/// `backgroundColor`, `semanticContentAttribute`, `isExclusiveTouch`, the font and color of labels and text fields,
/// keyboards, separators of tables, `contentInsetAdjustmentBehavior`. What is set to its
/// usual value counts as not set. The ground of switches and progress views is not their background. Of an app's own class of views an object is made by `init(frame:)`. Of
/// UIKit's bar items `tintColor` and the attributes of titles, for buttons that are shown from then on.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class.
  static func appearance() -> Self

  /// Stands for all objects of the class that are in others: in one of the first class, which is in one of
  /// the second, and so on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Stands for all objects of the class that are where traits are as these say.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Stands for all objects of the class that are in others and where traits are as these say.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Stands for all views of the class.
  public static func appearance() -> Self { look(AppearanceScope()) }

  /// Stands for all views of the class that are in others: in one of the first class, which is in one of
  /// the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { look(AppearanceScope(containers: containerTypes)) }

  /// Stands for all views of the class that are where traits are as these say.
  public static func appearance(for trait: UITraitCollection) -> Self {
    look(AppearanceScope(traits: trait))
  }

  /// Stands for all views of the class that are in others and where traits are as these say.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { look(AppearanceScope(containers: containerTypes, traits: trait)) }

  private static func look(_ scope: AppearanceScope) -> Self {
    let proxy = UISystem.current.appearances.proxy(for: self, in: scope)
    guard let own = proxy as? Self else { preconditionFailure("\(proxy) is no \(self).") }
    return own
  }
}

extension UIBarItem: UIAppearance {
  /// Stands for all items of the class.
  public static func appearance() -> Self { look(AppearanceScope()) }

  /// Stands for all items of the class that are shown in others: in one of the first class, which is in one
  /// of the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { look(AppearanceScope(containers: containerTypes)) }

  /// Stands for all items of the class that are shown where traits are as these say.
  public static func appearance(for trait: UITraitCollection) -> Self {
    look(AppearanceScope(traits: trait))
  }

  /// Stands for all items of the class that are shown in others and where traits are as these say.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { look(AppearanceScope(containers: containerTypes, traits: trait)) }

  private static func look(_ scope: AppearanceScope) -> Self {
    let proxy = UISystem.current.appearances.proxy(for: self, in: scope)
    guard let own = proxy as? Self else {
      preconditionFailure(
        "\(self).appearance() is asked for, a class of the app's own; of items only UIKit's have one."
      )
    }
    return own
  }
}
