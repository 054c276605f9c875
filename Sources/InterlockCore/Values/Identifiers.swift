/// The engine's stand-in for a view controller or a view.
///
/// The driver gives each page one identifier for as long as the page lives, and never gives it again.
public struct PageID: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// The driver's number for the page.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders identifiers by number.
  public static func < (first: PageID, second: PageID) -> Bool { first.rawValue < second.rawValue }
}

/// What a page shows, as the app names it: two pages with one key show the same thing.
///
/// A second tap on a row makes a second page with the same key; the engine refuses it.
public struct PageKey: RawRepresentable, Hashable, Sendable, Codable {
  /// The app's text for the key.
  public let rawValue: String

  /// Creates the key with that text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The number of a request, given by the driver in increasing order.
public struct RequestID: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// The driver's number for the request.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders requests by number, so the earlier one comes first.
  public static func < (first: RequestID, second: RequestID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The number of a transition, given by the engine in increasing order.
public struct TransitionID: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// The engine's number for the transition.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders transitions by number, so the earlier one comes first.
  public static func < (first: TransitionID, second: TransitionID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The driver's number for one transition coordinator of the host, never given to another one.
public struct CoordinatorID: RawRepresentable, Hashable, Sendable, Codable {
  /// The driver's number for the coordinator.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The number of one question from the engine about the host, answered by a reading.
public struct ProbeID: RawRepresentable, Hashable, Sendable, Codable {
  /// The engine's number for the question.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The number of one hold that the app took by hand, given by the driver in increasing order.
public struct HoldToken: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  /// The driver's number for the hold.
  public let rawValue: Int

  /// Creates the identifier with that number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders holds by number, so the earlier one comes first.
  public static func < (first: HoldToken, second: HoldToken) -> Bool {
    first.rawValue < second.rawValue
  }
}
