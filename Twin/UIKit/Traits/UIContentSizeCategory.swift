public import Foundation

/// How large the person wants text.
nonisolated public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Makes a size of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nobody has said.
  public static let unspecified = named("Unspecified")
  /// The smallest.
  public static let extraSmall = named("XS")
  /// The second smallest.
  public static let small = named("S")
  /// The third smallest.
  public static let medium = named("M")
  /// The standard.
  public static let large = named("L")
  /// One above the standard.
  public static let extraLarge = named("XL")
  /// Two above the standard.
  public static let extraExtraLarge = named("XXL")
  /// The largest without those for people who see badly.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first of those for people who see badly.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second of those.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third of those.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth of those.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Told when the person has chosen another size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Where the notification has the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// All sizes, the smallest first.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes; -1 if nobody has said.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

  private static func named(_ name: String) -> UIContentSizeCategory {
    let prefix = name == "Unspecified" ? "_UICTContentSizeCategory" : "UICTContentSizeCategory"
    return UIContentSizeCategory(rawValue: prefix + name)
  }

  /// Whether one size is smaller than the other.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Whether one size is larger than the other.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  /// Whether one size is not larger than the other.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  /// Whether one size is not smaller than the other.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}

/// Something that shows text and can follow the size that the person wants.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts that were made for a text style follow the size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Something that shows a picture and can make it larger where the person wants large text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture is larger with the text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
