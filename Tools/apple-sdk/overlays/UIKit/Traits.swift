// Traits of iOS 17, text sizes and the fonts that follow them. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}
@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var name: String { fatalError() }
  public static var identifier: String { fatalError() }
}
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
public protocol UIMutableTraits: AnyObject {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
@available(iOS 17.0, *)
extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { fatalError() }
    set {}
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set {}
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { fatalError() }
    set {}
  }
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set {}
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set {}
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var displayGamut: UIDisplayGamut {
    get { fatalError() }
    set {}
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { fatalError() }
    set {}
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { fatalError() }
    set {}
  }
  public var legibilityWeight: UILegibilityWeight {
    get { fatalError() }
    set {}
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { fatalError() }
    set {}
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { fatalError() }
    set {}
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { fatalError() }
    set {}
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { fatalError() }
    set {}
  }
  @available(iOS 26.0, *)
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { fatalError() }
    set {}
  }
  @available(iOS 26.0, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { fatalError() }
    set {}
  }
  public var typesettingLanguage: Locale.Language? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17.0, *)
extension UITraitOverrides {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { fatalError() }
    set {}
  }
  public func contains(_ trait: UITrait) -> Bool { fatalError() }
  public func remove(_ trait: UITrait) {}
}

@available(iOS 17.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { fatalError() }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { fatalError() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

@available(iOS 17.0, *)
extension UITraitCollection {
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void
  public convenience init(mutations: TraitMutations) { fatalError() }
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { fatalError() }
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
}

@available(iOS 17.0, *)
extension UITraitCollection {
  public class var systemTraitsAffectingColorAppearance: [UITrait] { fatalError() }
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    fatalError()
  }
  public var typesettingLanguage: Locale.Language? { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { fatalError() }
}
@available(iOS 26.0, *)
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessory.Environment { fatalError() }
}
@available(iOS 26.0, *)
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitDisplayGamut: UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var defaultValue: UIDisplayGamut { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var defaultValue: UIAccessibilityContrast { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var defaultValue: UIUserInterfaceLevel { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { fatalError() }
}
@available(iOS 17.0, *)
public struct UITraitActiveAppearance: UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() }
}

extension UITraitCollection {
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { fatalError() }
  public func containsTraits(in trait: UITraitCollection?) -> Bool { fatalError() }
}
extension UIContentSizeCategory {
  public static var didChangeNotification: NSNotification.Name { fatalError() }
  public static var newValueUserInfoKey: String { fatalError() }
  public var isAccessibilityCategory: Bool { fatalError() }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
}
extension UIContentSizeCategoryAdjusting {
  public var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { fatalError() }
  open class var `default`: UIFontMetrics { fatalError() }
  open func scaledFont(for font: UIFont) -> UIFont { fatalError() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { fatalError() }
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { fatalError() }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { fatalError() }
  open func scaledValue(for value: CGFloat) -> CGFloat { fatalError() }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { fatalError() }
}
