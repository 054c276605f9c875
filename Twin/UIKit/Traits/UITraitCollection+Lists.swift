/// In what kind of list something is (since iOS 18).
nonisolated public enum UIListEnvironment: Int, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// In no list.
  case none = 1
  /// In a plain one.
  case plain = 2
  /// In one whose sections stand apart.
  case grouped = 3
  /// In one whose sections stand apart, with space at the sides and round corners.
  case insetGrouped = 4
  /// In a sidebar.
  case sidebar = 5
  /// In a plain sidebar.
  case sidebarPlain = 6
}

/// How large the items of a toolbar of a Mac are.
nonisolated public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Small.
  case small = 1
  /// Large.
  case large = 3
}

/// Whether an app is to keep from being brighter than white (since iOS 26).
nonisolated public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// It is.
  case active = 0
  /// It is not.
  case inactive = 1
}

/// In what kind of list something is (since iOS 18).
nonisolated public struct UITraitListEnvironment: UITraitDefinition {
  /// Nobody has said.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// How large the items of a toolbar of a Mac are.
nonisolated public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Nobody has said.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// Whether the app is to keep from being brighter than white (since iOS 26).
nonisolated public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// Nobody has said.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

/// Whether natural alignment follows the text and not the interface (since iOS 26).
nonisolated public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection:
  UITraitDefinition
{
  /// It follows the interface.
  public static var defaultValue: Bool { false }
}

nonisolated extension UITraitCollection {
  /// Makes a collection of a kind of list (since iOS 18).
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// Makes a collection of a size of items in a toolbar of a Mac (since iOS 16).
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }

  /// Makes a collection of keeping from being brighter than white or not (since iOS 26).
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init { $0.hdrHeadroomUsageLimit = hdrHeadroomUsageLimit }
  }

  /// Makes a collection of alignment that follows the text or not (since iOS 26).
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init {
      $0.resolvesNaturalAlignmentWithBaseWritingDirection =
        resolvesNaturalAlignmentWithBaseWritingDirection
    }
  }

  /// In what kind of list this is (since iOS 18). Differs from UIKit: kept and inherited, but no list says it: with another
  /// trait for each table, a push of a page with one takes a tenth more work.
  public final var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

  /// How large the items of a toolbar of a Mac are (since iOS 16). Differs from UIKit: kept and inherited, as there is
  /// no Mac.
  public final var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }

  /// Whether the app is to keep from being brighter than white (since iOS 26). Differs from UIKit: kept and inherited, as
  /// nothing is brighter.
  public final var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }

  /// Whether natural alignment follows the text and not the interface (since iOS 26). Differs from UIKit: kept and
  /// inherited, and without effect.
  public final var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
}

nonisolated extension UIMutableTraits {
  /// In what kind of list this is (since iOS 18).
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  /// How large the items of a toolbar of a Mac are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }

  /// Whether the app is to keep from being brighter than white (since iOS 26).
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }

  /// Whether natural alignment follows the text and not the interface (since iOS 26).
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
