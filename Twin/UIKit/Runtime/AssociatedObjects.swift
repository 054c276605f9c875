import CUIKit
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
/// All three functions may be called on any thread. What is associated ends with the object, after its `deinit`.
///
/// Differs from Apple's: `OBJC_ASSOCIATION_ASSIGN` gives `nil` after the value has gone.
/// Source: documentation of the Objective-C runtime, `objc_setAssociatedObject`; what policies stand for is
/// documented with `objc_AssociationPolicy`.
nonisolated public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.of(object, isNeeded: value != nil)?[key] = value.map {
    AssociatedValue($0, policy)
  }
}

/// The value that is associated with an object by a key.
nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.of(object, isNeeded: false)?[key]?.value
}

/// Ends all associations of an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.of(object, isNeeded: false)?.removeAll()
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

  /// The values of an object.
  ///
  /// - Parameter isNeeded: Whether they are made if they are missing.
  fileprivate static func of(_ object: Any, isNeeded: Bool) -> AssociatedValues? {
    let object = object as AnyObject
    guard let responder = object as? UIResponder else {
      return ForeignObjects.shared.values(of: object, isNeeded: isNeeded)
    }
    return responders.withLock {
      if let known = responder.associatedValues { return known }
      guard isNeeded else { return nil }
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
  static let shared = ForeignObjects()

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValues] = [:]
  /// Those of objects whose `deinit` runs, which may still ask for them. Another object may have the place of one of
  /// them in memory before its values are dropped.
  private var lastValues: [UnsafeRawPointer: AssociatedValues] = [:]

  func values(of object: AnyObject, isNeeded: Bool) -> AssociatedValues? {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    guard !isBeingDestroyed(place) else { return lock.withLock { lastValues[place] } }
    return lock.withLock {
      if let known = values[place] { return known }
      guard isNeeded else { return nil }
      dropValuesWithObjects(
        unsafeBitCast(type(of: object), to: UnsafeRawPointer.self),
        { ForeignObjects.shared.take(at: $0) }, { ForeignObjects.shared.drop($1, at: $0) })
      let made = AssociatedValues()
      values[place] = made
      return made
    }
  }

  private func take(at place: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    lock.withLock {
      guard let taken = values.removeValue(forKey: place) else { return nil }
      lastValues[place] = taken
      return Unmanaged.passRetained(taken).toOpaque()
    }
  }

  private func drop(_ values: UnsafeMutableRawPointer, at place: UnsafeRawPointer) {
    let dropped = Unmanaged<AssociatedValues>.fromOpaque(values).takeRetainedValue()
    lock.withLock {
      if lastValues[place] === dropped { lastValues[place] = nil }
    }
    // What goes is deinitialized outside the lock, since it may associate something itself.
    withExtendedLifetime(dropped) {}
  }
}
