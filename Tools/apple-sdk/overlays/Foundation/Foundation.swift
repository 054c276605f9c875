// The Swift part of Foundation. Bodies never run: the SDK only type-checks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

// MARK: notifications

public struct Notification: _Bridged {
  public typealias _ObjectiveCType = NSNotification
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}
extension NotificationCenter {
  public func post(_ notification: Notification) { fatalError() }
}

// MARK: undo

extension UndoManager {
  public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) where TargetType: AnyObject { fatalError() }
}

// MARK: files

open class FileHandle: @unchecked Sendable {
  public class var standardError: FileHandle { fatalError() }
  public class var standardOutput: FileHandle { fatalError() }
  public func write(_ data: Data) { fatalError() }
}

// MARK: strings and locks

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public init(charactersIn string: String) { fatalError() }
}
extension String {
  public struct Encoding: Sendable { public static var utf8: Encoding { fatalError() } }
  public init?(data: Data, encoding: Encoding) { fatalError() }
  public init(format: String, _ arguments: CVarArg...) { fatalError() }
}
extension StringProtocol {
  public func components(separatedBy separator: String) -> [String] { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    fatalError()
  }
  public func contains(_ other: String) -> Bool { fatalError() }
  public func data(using encoding: String.Encoding) -> Data? { fatalError() }
}
extension NSLock {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { fatalError() }
