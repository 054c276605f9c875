// Stand-in for the module Dispatch: the queue calls that UIKit code makes.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static var distantFuture: DispatchTime { fatalError() }
  public init(uptimeNanoseconds: UInt64) { fatalError() }
  public var uptimeNanoseconds: UInt64 { fatalError() }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { fatalError() }
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool { fatalError() }
  public static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime { fatalError() }
  public static func + (a: DispatchTime, b: Double) -> DispatchTime { fatalError() }
}
public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }
  public static var background: DispatchQoS { fatalError() }
  public static var utility: DispatchQoS { fatalError() }
  public static var `default`: DispatchQoS { fatalError() }
  public static var userInitiated: DispatchQoS { fatalError() }
  public static var userInteractive: DispatchQoS { fatalError() }
  public static var unspecified: DispatchQoS { fatalError() }
}
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var barrier: DispatchWorkItemFlags { fatalError() }
}
public final class DispatchGroup: @unchecked Sendable {
  public init() {}
  public func enter() {}
  public func leave() {}
}
public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}
public final class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
  @discardableResult public func signal() -> Int { fatalError() }
}
public final class DispatchWorkItem: @unchecked Sendable {
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Void
  ) {}
  public func perform() {}
  public func cancel() {}
  public var isCancelled: Bool { fatalError() }
}
public final class DispatchQueue: @unchecked Sendable {
  public static var main: DispatchQueue { fatalError() }
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public init(label: String, qos: DispatchQoS = .unspecified) {}
  public var label: String { fatalError() }
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func async(execute workItem: DispatchWorkItem) {}
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
