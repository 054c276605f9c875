public import Foundation

/// What an observer of a property wants to be told.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before that of each change, too. Differs from Apple's: the property has its new value already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changes.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// It gets a value.
  case setting = 1
  /// Values are put into its list.
  case insertion = 2
  /// Values are taken out of its list.
  case removal = 3
  /// Values of its list are exchanged.
  case replacement = 4
}

/// A change of an observed property.
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// How properties change.
  public typealias Kind = NSKeyValueChange

  /// How the property changes: here always by getting a value.
  public let kind: Kind
  /// The value after the change, if the observer wants it.
  public let newValue: Value?
  /// The value before the change, if the observer wants it.
  public let oldValue: Value?
  /// Where in a list; always nil here.
  public let indexes: IndexSet?
  /// Whether the change is to be told once more, with the value after it.
  public let isPrior: Bool
}

/// Observes a property for as long as it lives.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// Looks whether the property has another value, or has been set to the one that it has.
  var look: ((_ isSet: Bool) -> Void)?
  /// Which property it is, if each setting is told.
  var property: PlainProperty?
  private nonisolated let lock = NSLock()
  // Read and written only while the lock is held.
  private nonisolated(unsafe) var hasEnded = false

  /// Whether nobody is told any more.
  fileprivate var isOver: Bool { lock.withLock { hasEnded } }

  /// Ends the observation. May be called from anywhere, as from the observer's `deinit`.
  nonisolated public func invalidate() {
    lock.withLock { hasEnded = true }
  }
}

/// An object whose properties can be observed.
protocol KeyValueObserved: NSObject {
  /// Objects that the twin attached to this one, by their keys.
  var attachments: AttachmentList { get set }
}

extension UIResponder: KeyValueObserved {}
extension UIViewPropertyAnimator: KeyValueObserved {}

extension CustomDebugStringConvertible where Self: UIViewPropertyAnimator {
  /// Tells of the changes of what the animator does: of `state` and `isRunning`; see the same of views.
  ///
  /// Source: Apple, "pausesOnCompletion", where `isRunning` is observed to hear of the end.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    watch(self, observers, keyPath, options, changeHandler)
  }
}

extension CustomDebugStringConvertible where Self: CALayer {
  /// Tells of the changes of what animations can change; see the same of views.
  ///
  /// Source: gnustep/libs-quartzcore, Tests/quartzcore/CALayer/kvo.m, which was compared with QuartzCore.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    watch(self, observers, keyPath, options, changeHandler)
  }
}

extension CustomDebugStringConvertible where Self: UIResponder {
  /// Tells of the changes of a property, for as long as the observation lives that is returned.
  ///
  /// Differs from Apple's: there is no Objective-C runtime that sees every setter. The properties of views and
  /// pages that UIKit changes by itself are watched: frames, bounds, centers, visibility and opacity, safe areas, a
  /// scroll view's offset, content size, insets and delegate, a page's title; the values, texts, pictures and states of controls,
  /// labels and cells, what is selected in a text, what a tab bar controller shows, and how bars look; and whatever follows
  /// from them. What is set to the value that it has is told of what apps mostly set: opacity and visibility, titles and
  /// texts, progress, looks of bars, and whether controls are enabled or selected; elsewhere it is no change.
  /// Source: documentation of "Using Key-Value Observing in Swift"; of the selection,
  /// https://github.com/pointfreeco/swift-navigation, whose bindings of text fields observe it; of the
  /// delegate, https://github.com/applidium/OverlayContainer, which puts its own before each.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    watch(self, observers, keyPath, options, changeHandler)
  }
}

/// Tells of the changes of a property, for as long as the observation lives that is returned.
private func watch<Object: NSObject, Value>(
  _ object: Object, _ observers: Observers, _ keyPath: KeyPath<Object, Value>,
  _ options: NSKeyValueObservingOptions,
  _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  let observation = NSKeyValueObservation()
  var value = object[keyPath: keyPath]
  let tell = { [weak object] (old: Value?, new: Value?, isPrior: Bool) in
    guard let object else { return }
    changeHandler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }
  observation.property = PlainProperty.named(keyPath)
  observation.look = { [weak object] isSet in
    guard let object else { return }
    let (old, new) = (value, object[keyPath: keyPath])
    guard isSet || !isSame(old, new) else { return }
    value = new
    if options.contains(.prior) { tell(old, nil, true) }
    tell(old, new, false)
  }
  observers.add(observation)
  if options.contains(.initial) { tell(nil, value, false) }
  return observation
}

/// A value that may be missing.
private protocol Missable {
  var present: Any? { get }
}

extension Optional: Missable {
  fileprivate var present: Any? { self }
}

/// Whether two values are equal, are one object, or are both missing.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Missable, let other = other as? any Missable {
    guard let one = one.present, let other = other.present else {
      return one.present == nil && other.present == nil
    }
    return isSame(one, other)
  }
  if let one = one as? any Equatable { return isEqual(one, other) }
  if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
  return false
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  one == other as? Value
}

/// The observations of one object.
final class Observers: LayerWatcher {
  /// How many objects have ever been observed: nearly always none, and then nobody has to look.
  static var count = 0

  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []
  /// Those who are told by a property's name.
  var followers: [Follower] = []

  init() {
    Self.count += 1
  }

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation?.isOver ?? true }
    entries.append(Entry(observation: observation))
  }

  func layerDidChange() { look() }

  /// Looks what has changed; one of the properties may have been set, to whatever.
  func look(set property: PlainProperty? = nil) {
    for entry in entries {
      guard let observation = entry.observation, !observation.isOver else { continue }
      observation.look?(property != nil && observation.property == property)
    }
  }
}

extension KeyValueObserved {
  var observers: Observers {
    let key = ObjectIdentifier(Observers.self)
    let observers = attachments[key] as? Observers ?? Observers()
    attachments[key] = observers
    return observers
  }

  fileprivate func letObserversLook(set property: PlainProperty? = nil) {
    (attachments[ObjectIdentifier(Observers.self)] as? Observers)?.look(set: property)
  }
}

extension CALayer {
  var observers: Observers {
    if let observers = watcher as? Observers { return observers }
    let observers = Observers()
    watcher = observers
    return observers
  }
}

extension UIResponder {
  /// Changes something, or sets a property, and tells those who observe this object.
  final func observably(setting property: PlainProperty? = nil, _ change: () -> Void) {
    change()
    tellObservers(set: property)
  }

  /// Tells those who observe this object that something may have changed, or that a property has been set.
  final func tellObservers(set property: PlainProperty? = nil) {
    guard Observers.count > 0 else { return }
    letObserversLook(set: property)
  }
}

extension UIViewPropertyAnimator {
  /// Tells those who observe this animator that it may do something else now.
  final func phaseDidChange() {
    letObserversLook()
  }
}
