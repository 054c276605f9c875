public import Foundation

/// What the dictionary of an observed change tells, by its keys.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Makes a key of its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Which kind of change it is: the number of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, if the observer wants it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if the observer wants it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Where in a list; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// There, and true, where the change is to be told once more, with the value after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

nonisolated extension NSObject {
  /// Lets an object hear of the changes of a property by its name.
  ///
  /// It hears in `observeValue(forKeyPath:of:change:context:)` until it is removed, or until one of the two is gone.
  ///
  /// Differs from Apple's: only responders, presentation controllers and recognizers hear, and after a change only.
  /// The names that are known are those of what `observe(_:)` tells of. Where a path leads is found out once.
  /// Source: documentation of NSKeyValueObserving.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    // Proof: all of it stays on the main thread, on which UIKit's objects are observed.
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    MainActor.assumeIsolated {
      guard let property = NamedProperty(keyPath, of: object) else {
        return object.raiseUndefined(keyPath, in: "addObserver:forKeyPath:options:context:")
      }
      let follower = Follower(observer, of: object, keyPath, context, property.read)
      property.observers.followers.append(follower)
      property.observers.add(follower.observation)
      follower.start(options)
    }
  }

  /// Lets an observer hear no more of a property. Raises an exception if it does not hear of it.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeFollower(observer, keyPath) { _ in true }
  }

  /// Lets an observer hear no more of a property with a context. Raises an exception if it does not.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    // Proof: it is compared only.
    nonisolated(unsafe) let context = context
    removeFollower(observer, keyPath) { $0.context == context }
  }

  /// Source: the exception as apps log it (github.com/LeoNatan/LNPopupController/issues/408).
  private func removeFollower(
    _ observer: NSObject, _ keyPath: String, where matches: @MainActor (Follower) -> Bool
  ) {
    // Proof: all of it stays on the main thread. This may be in the observer's `deinit`, so nothing keeps that.
    nonisolated(unsafe) let (object, observer) = (self, observer)
    MainActor.assumeIsolated {
      let identity = ObjectIdentifier(observer)
      let observers = NamedProperty(keyPath, of: object)?.observers
      let index = observers?.followers.lastIndex {
        $0.identity == identity && $0.keyPath == keyPath && matches($0)
      }
      guard let index else {
        return UISystem.current.raise(
          "NSRangeException",
          "Cannot remove an observer \(ObjectText.name(observer, divider: " ")) for the key path "
            + "\"\(keyPath)\" from \(ObjectText.name(object, divider: " ")) because it is not "
            + "registered as an observer.")
      }
      observers?.followers.remove(at: index).observation.invalidate()
    }
  }
}

/// An object that can hear of properties by their names: on Linux no method of every object can be overridden.
protocol NamedPropertyObserver: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: NamedPropertyObserver {}
extension UIPresentationController: NamedPropertyObserver {}
extension UIGestureRecognizer: NamedPropertyObserver {}

extension NamedPropertyObserver {
  /// Source: the exception as apps log it (github.com/jessesquires/JSQMessagesViewController/issues/206).
  func raiseUnhandledChange(_ keyPath: String?) {
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "\(ObjectText.name(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled.\nKey path: \(keyPath ?? "(null)")")
  }
}

/// One who hears of a property by its name.
final class Follower {
  let identity: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation = NSKeyValueObservation()
  private weak var observer: (any NamedPropertyObserver)?
  private weak var object: NSObject?
  private let read: () -> Any?

  init(
    _ observer: NSObject, of object: NSObject, _ keyPath: String,
    _ context: UnsafeMutableRawPointer?, _ read: @escaping () -> Any?
  ) {
    identity = ObjectIdentifier(observer)
    self.keyPath = keyPath
    observation.property = keyPath.split(separator: ".").last.flatMap {
      PlainProperty(rawValue: String($0))
    }
    self.context = context
    self.observer = observer as? any NamedPropertyObserver
    self.object = object
    self.read = read
  }

  nonisolated deinit {}  // As in `UIResponder`.

  func start(_ options: NSKeyValueObservingOptions) {
    var value = read()
    observation.look = { [weak self] isSet in
      guard let self else { return }
      let (old, new) = (value, read())
      guard isSet || !isSame(old ?? NSNull(), new ?? NSNull()) else { return }
      value = new
      if options.contains(.prior) {
        tell([.oldKey: old, .notificationIsPriorKey: true], options.union(.new))
      }
      tell([.oldKey: old, .newKey: new], options)
    }
    if options.contains(.initial) { tell([.newKey: value], options) }
  }

  private func tell(
    _ values: [NSKeyValueChangeKey: Any?], _ options: NSKeyValueObservingOptions
  ) {
    guard let observer, let object else { return }
    let kind = NSKeyValueChange.setting.rawValue
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind)]
    for (key, value) in values where options.contains(key == .oldKey ? .old : .new) {
      change[key] = value ?? NSNull()
    }
    observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// A property that has a name, of an object that is told of its changes.
private struct NamedProperty {
  let observers: Observers
  let read: () -> Any?

  private init(_ observers: Observers, _ read: @escaping () -> Any?) {
    self.observers = observers
    self.read = read
  }

  /// The property at the end of a path of names; nil if there is none.
  init?(_ keyPath: String, of object: NSObject) {
    if let layer = object as? CALayer {
      self.init(layer.observers) { [weak layer] in layer?.value(forKeyPath: keyPath) }
      return
    }
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    if names.count == 2, let part = Self.part(names[0], of: object) {
      self.init(names[1], of: part)
      return
    }
    guard let owner = object as? any KeyValueObserved,
      let reader = PropertyNames.reader(of: keyPath, in: object)
    else { return nil }
    self.init(owner.observers) { [weak object] in object.flatMap(reader) }
  }

  private static func part(_ name: String, of object: NSObject) -> NSObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("superview", let view as UIView): view.superview
    case ("view", let page as UIViewController): page.view
    case ("tableView", let page as UITableViewController): page.tableView
    case ("collectionView", let page as UICollectionViewController): page.collectionView
    default: (object as? any HavingKeyedParts)?.part(forKey: name)?.value() as? NSObject
    }
  }
}
