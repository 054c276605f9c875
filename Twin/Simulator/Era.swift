package import UIKit

/// A span of iOS versions in which UIKit's navigation behaves alike, failures included.
///
/// `Documentation/Decisions` says why an era is a set of capabilities and not a number.
public nonisolated struct Era: Hashable, Sendable, CustomStringConvertible {
  /// The name in stories and options, for example `iOS9`.
  public let name: String
  /// The versions it stands for, for example `9-12`.
  public let versions: String
  /// Whether devices with it are still in use in numbers: iOS 13 and later.
  public let shipsToday: Bool
  /// What UIKit does in it.
  package var behaviour: UIKitBehaviour

  /// The name.
  public var description: String { name }

  /// iOS 6: no swipe back and no transition coordinator. A library that builds on these begins with
  /// ``iOS7``.
  public static let iOS6 = Era("iOS6", versions: "6", shipsToday: false, .iOS6)
  /// iOS 7.0 and 7.1.
  public static let iOS7 = Era("iOS7", versions: "7", shipsToday: false, .iOS7)
  /// iOS 8.
  public static let iOS8 = Era("iOS8", versions: "8", shipsToday: false, .iOS8)
  /// iOS 9 to 12.
  public static let iOS9 = Era("iOS9", versions: "9-12", shipsToday: false, .iOS9)
  /// iOS 13 to 17.
  public static let iOS13 = Era("iOS13", versions: "13-17", shipsToday: true, .iOS13)
  /// iOS 18.
  public static let iOS18 = Era("iOS18", versions: "18", shipsToday: true, .iOS18)
  /// iOS 26, the version after 18.
  public static let iOS26 = Era("iOS26", versions: "26", shipsToday: true, .iOS26)

  /// Every era, oldest first.
  public static let all = [iOS6, iOS7, iOS8, iOS9, iOS13, iOS18, iOS26]

  /// Every era with a swipe back and transition coordinators: those on which a guard has something to
  /// hold on to.
  public static let withSwipe = all.filter { $0.behaviour.swipe != .none }

  /// The era with this name, upper or lower case; `nil` if there is none.
  public init?(named name: String) {
    guard let era = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = era
  }

  /// An era with another behaviour, for tests that change one capability.
  package func with(_ behaviour: UIKitBehaviour) -> Era {
    var copy = self
    copy.behaviour = behaviour
    return copy
  }

  private init(
    _ name: String, versions: String, shipsToday: Bool, _ behaviour: UIKitBehaviour
  ) {
    self.name = name
    self.versions = versions
    self.shipsToday = shipsToday
    self.behaviour = behaviour
  }
}
