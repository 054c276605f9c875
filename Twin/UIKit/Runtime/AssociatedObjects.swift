import Foundation

/// How an object keeps a value that is associated with it.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps it; may be used by several threads.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Keeps a copy of it; may be used by several threads.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, by a key whose address counts. `nil` ends the association.
///
/// All three functions may be called on any thread.
///
/// Differs from Apple's: what is associated with an object other than a responder may live on when that has
/// gone, until more objects get values; `OBJC_ASSOCIATION_ASSIGN` gives `nil` after the value has gone.
/// Source: documentation of the Objective-C runtime, `objc_setAssociatedObject`; what policies stand for is
/// documented with `objc_AssociationPolicy`.
nonisolated public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.of(object)[key] = value.map { AssociatedValue($0, policy) }
}

/// The value that is associated with an object by a key.
nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.of(object)[key]?.value
}

/// Ends all associations of an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.of(object).removeAll()
}

/// A value as its policy keeps it.
nonisolated private struct AssociatedValue {
  private var kept: Any?
  private weak var watched: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: watched = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy() ?? value
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
    }
  }

  var value: Any? { kept ?? watched }
}

/// The values of one object.
///
/// Proof of `@unchecked Sendable`: `values` is read and written only inside `lock`.
nonisolated final class AssociatedValues: @unchecked Sendable {
  /// Guards `UIResponder.associatedValues` of all responders.
  private static let responders = NSLock()

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]

  fileprivate subscript(key: UnsafeRawPointer) -> AssociatedValue? {
    get { lock.withLock { values[key] } }
    set {
      // What goes is deinitialized outside the lock, since it may associate something itself.
      let former = lock.withLock {
        newValue.map { values.updateValue($0, forKey: key) } ?? values.removeValue(forKey: key)
      }
      withExtendedLifetime(former) {}
    }
  }

  /// The values of an object; made if they are missing.
  fileprivate static func of(_ object: Any) -> AssociatedValues {
    let object = object as AnyObject
    guard let responder = object as? UIResponder else {
      return ForeignObjects.shared.values(of: object)
    }
    return responders.withLock {
      if let known = responder.associatedValues { return known }
      let values = AssociatedValues()
      responder.associatedValues = values
      return values
    }
  }

  fileprivate func removeAll() {
    let former = lock.withLock {
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(former) {}
  }
}

/// The values of objects that have no place for them.
///
/// Proof of `@unchecked Sendable`: the variables are read and written only inside `lock`.
nonisolated private final class ForeignObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedValues()
  }

  static let shared = ForeignObjects()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that have gone are thrown away.
  private var limit = 16

  func values(of object: AnyObject) -> AssociatedValues {
    let (values, gone) = lock.withLock {
      // An identifier is used again once its object is gone, so the entry must still hold its object.
      let former = entries[ObjectIdentifier(object)]
      if let former, former.object === object { return (former.values, [Entry]()) }
      let entry = Entry(object: object)
      entries[ObjectIdentifier(object)] = entry
      return (entry.values, throwAwayOrphans() + [former].compactMap { $0 })
    }
    withExtendedLifetime(gone) {}
    return values
  }

  private func throwAwayOrphans() -> [Entry] {
    guard entries.count > limit else { return [] }
    let orphans = entries.filter { $0.value.object == nil }
    for identifier in orphans.keys { entries[identifier] = nil }
    limit = max(16, 2 * entries.count)
    return Array(orphans.values)
  }
}
