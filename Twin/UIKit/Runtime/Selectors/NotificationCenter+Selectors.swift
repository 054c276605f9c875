public import Foundation

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
      MethodObservations.perform(aSelector, on: target, with: notification)
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
nonisolated private struct MethodObservation {
  private(set) weak var observer: AnyObject?
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
}

/// The methods that are performed for notifications, of all centers.
nonisolated private enum MethodObservations {
  // Proof: the lock is held whenever it is read or written.
  nonisolated(unsafe) private static var list: [MethodObservation] = []
  private static let lock = NSLock()

  static func add(_ observation: MethodObservation) {
    remove { $0.observer == nil }
    lock.withLock { list.append(observation) }
  }

  static func remove(where isOver: (MethodObservation) -> Bool) {
    let over = lock.withLock {
      let over = list.filter(isOver)
      list.removeAll(where: isOver)
      return over
    }
    for observation in over { observation.center.removeObserver(observation.token as Any) }
  }

  static func perform(_ selector: Selector, on target: AnyObject, with notification: Notification) {
    guard let method = MethodTable.method(selector, of: target) else { return }
    method.call(on: target, with: [notification])
  }
}
