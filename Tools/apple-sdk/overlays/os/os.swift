// Stand-in for the module os: Logger, OSSignposter, OSAllocatedUnfairLock. OSLog re-exports it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { fatalError() }
  public static var `private`: OSLogPrivacy { fatalError() }
  public static var auto: OSLogPrivacy { fatalError() }
}
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> Double, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: CustomStringConvertible>(
      _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}
@available(iOS 14.0, *)
public struct Logger: @unchecked Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
public struct OSSignpostID: Sendable {
  public static var exclusive: OSSignpostID { fatalError() }
}
public struct OSSignpostIntervalState {}
@available(iOS 15.0, *)
public struct OSSignposter: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}
  public func makeSignpostID() -> OSSignpostID { fatalError() }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { fatalError() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
@available(iOS 16.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState: State) {}
  public init(initialState: State) where State: Sendable {}
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    fatalError()
  }
}
