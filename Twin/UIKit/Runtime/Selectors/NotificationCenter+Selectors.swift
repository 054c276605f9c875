public import Foundation
import Synchronization

// Foundation for Linux has these by closures only, since it has no Objective-C runtime that finds methods by their names.

extension NotificationCenter {
  /// Has an object's method performed for notifications, until the object is gone or removed as an observer.
  ///
  /// Differs from Foundation: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  ///
  /// - Parameters:
  ///   - observer: Who has the method; not kept.
  ///   - aSelector: The method; it may take the notification.
  ///   - aName: The notifications; nil for all.
  ///   - anObject: Who posts them; nil for anybody.
  public nonisolated func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    // Proof: the reference is read only, and weak references may be read by any thread.
    nonisolated(unsafe) weak let target: AnyObject? = observer
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target else { return }
      aSelector.performOrLog(on: target, with: notification)
    }
    MethodObservations.add(
      MethodObservation(
        observer: observer, center: self, token: token, name: aName,
        sender: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Stops performing an object's methods.
  public nonisolated func removeObserver<Observer: NSObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops performing an object's methods for some notifications.
  ///
  /// - Parameters:
  ///   - observer: Whose methods, or what `addObserver(forName:object:queue:using:)` gave.
  ///   - aName: The notifications; nil for all.
  ///   - anObject: Who posts them; nil for anybody.
  public nonisolated func removeObserver<Observer: NSObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    MethodObservations.remove {
      $0.center === self && $0.observer === observer && (aName == nil || $0.name == aName)
        && (sender == nil || $0.sender == sender)
    }
  }
}

/// An object's method that is performed for notifications.
///
/// Proof: nothing of it changes but the weak reference, which any thread may read; the observer is compared only, and
/// the token given back to its center, which locks.
nonisolated private struct MethodObservation: @unchecked Sendable {
  weak let observer: AnyObject?
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
}

/// The methods that are performed for notifications, of all centers.
nonisolated private enum MethodObservations {
  private static let list = Mutex<[MethodObservation]>([])

  static func add(_ observation: MethodObservation) {
    remove { $0.observer == nil }
    list.withLock { $0.append(observation) }
  }

  static func remove(where isOver: (MethodObservation) -> Bool) {
    list.withLock { list in
      list.removeAll { observation in
        guard isOver(observation) else { return false }
        observation.center.removeObserver(observation.token as Any)
        return true
      }
    }
  }
}
