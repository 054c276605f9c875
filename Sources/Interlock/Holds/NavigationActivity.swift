/// What is going on in a navigation controller at one moment.
///
/// Article: the flags for bar pop, bar push and controller
public nonisolated struct NavigationActivity: OptionSet, Hashable, Sendable, Codable {
  /// The bits of what goes on.
  public let rawValue: Int

  /// Creates the set with these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The bar puts an item on top.
  ///
  /// Article: isBarPushProcessing
  public static let barPush = NavigationActivity(rawValue: 1)

  /// The bar takes an item off the top.
  ///
  /// Article: isBarPopProcessing
  public static let barPop = NavigationActivity(rawValue: 2)

  /// A change of the pages is under way, by itself or under a finger.
  ///
  /// Article: isTransitionControllerProcessing
  public static let page = NavigationActivity(rawValue: 4)

  /// Something is being presented over the controller, or dismissed.
  public static let presentation = NavigationActivity(rawValue: 8)

  /// The app has blocked interaction by ``NavigationInterlock/blockInteraction(_:atMost:)``.
  public static let manual = NavigationActivity(rawValue: 16)

  /// The names of what goes on, in the order above.
  var names: [String] {
    let all: [(NavigationActivity, String)] = [
      (.barPush, "bar push"), (.barPop, "bar pop"), (.page, "page"),
      (.presentation, "presentation"), (.manual, "manual"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
