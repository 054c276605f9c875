// Stand-in for the module OSLog.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import os
public import Foundation

open class OSLogEntry: NSObject {
  open var composedMessage: String { fatalError() }
  open var date: Date { fatalError() }
}
open class OSLogPosition: NSObject {}
open class OSLogStore: NSObject {
  public struct Scope: Sendable { public static let currentProcessIdentifier = Scope() }
  public init(scope: Scope) throws { fatalError() }
  open func position(date: Date) -> OSLogPosition { fatalError() }
  public func getEntries(at position: OSLogPosition? = nil) throws -> AnySequence<OSLogEntry> {
    fatalError()
  }
}
