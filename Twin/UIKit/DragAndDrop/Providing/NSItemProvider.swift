import CUIKit
public import Foundation
import QuartzCore
import UniformTypeIdentifiers

/// Something that is dragged, shared or pasted: its types, and the data of each when they are asked for.
///
/// Differs from Apple's: declared here, because Foundation for Linux has none. Handlers are called in a later turn
/// of the main thread if that is where was asked (Apple: on a queue of the provider's own). There are no files.
// Sendable although a class: the lock guards all that changes. What writes an object is called on the thread that
// asks, as at Apple.
nonisolated open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Gets the data of a representation, or why there are none.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  /// Loads an item; told the handler, the wanted class and options.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// The domain of a provider's errors.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  /// What went wrong.
  public enum ErrorCode: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// There is no such representation.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item cannot be turned into what is wanted.
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    let type: String
    let load: (@escaping DataHandler) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var items: [String: any NSSecureCoding] = [:]
  private var name: String?

  /// Makes a provider of nothing.
  public override init() {
    super.init()
  }

  /// Makes a provider of an object, in all types in which it can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of an item of one type; of nothing without both.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    registerItem(item, typeIdentifier)
  }

  /// What a file with the item would be called.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// The types of the item, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { representations.map(\.type) }
  }

  /// A provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    lock.withLock {
      copy.representations = representations
      copy.items = items
      copy.name = name
    }
    return copy
  }

  // MARK: Registering

  /// Adds a type whose data are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    add(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// Adds all types in which an object can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(
        Representation(type: type) { handler in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        })
    }
  }

  /// Adds all types of a class, an object of which is made when data are asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(
        Representation(type: type) { handler in
          loadHandler { object, error in
            guard let object else { return handler(nil, error) }
            _ = object.loadData(
              withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
          }
        })
    }
  }

  private func registerItem(_ item: any NSSecureCoding, _ type: String) {
    lock.withLock { items[type] = item }
    add(
      Representation(type: type) { handler in
        guard let data = Self.data(of: item) else {
          handler(nil, Self.error(.unavailableCoercionError))
          return nil
        }
        handler(data, nil)
        return nil
      })
  }

  private func add(_ representation: Representation) {
    lock.withLock {
      representations.removeAll { $0.type == representation.type }
      representations.append(representation)
    }
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data((text as String).utf8)
    case let url as NSURL: Data(((url as URL).absoluteString).utf8)
    default: nil
    }
  }

  // MARK: Asking

  /// Whether one of the types is a type, or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of a class can be made of one of the types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    type(for: aClass) != nil
  }

  private func type(for aClass: any NSItemProviderReading.Type) -> String? {
    let registered = registeredTypeIdentifiers
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      if let type = registered.first(where: { UTType.conforms($0, to: wanted) }) {
        return type
      }
    }
    return nil
  }

  private func representation(_ wanted: String) -> Representation? {
    lock.withLock { representations.first { UTType.conforms($0.type, to: wanted) } }
  }

  /// The data of a type, if they are there as soon as they are asked for.
  func dataNow(ofType type: String) -> Data? {
    let found = FoundData()
    _ = representation(type)?.load { data, _ in found.data = data }
    return found.data
  }

  // Sendable: the lock is around every use; data may come on any thread, too late or not.
  private final class FoundData: @unchecked Sendable {
    private let lock = NSLock()
    private var found: Data?

    var data: Data? {
      get { lock.withLock { found } }
      set { lock.withLock { found = newValue } }
    }
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  // MARK: Loading

  /// Gets the data of the first type that is a type, or a kind of it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representation(typeIdentifier) else {
      Delivery.later { completionHandler(nil, Self.error(.itemUnavailableError)) }
      return progress
    }
    _ = representation.load { data, error in
      Delivery.later {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Makes an object of a class of the first type that it can read.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    load(aClass, completionHandler)
  }

  /// Makes an object, and hands it to whoever asked.
  fileprivate func load(
    _ aClass: any NSItemProviderReading.Type,
    _ handler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = type(for: aClass) else {
      Delivery.later { handler(nil, Self.error(.unavailableCoercionError)) }
      return Progress(totalUnitCount: 1)
    }
    let reader = Reader { data, error in
      guard let data else { return handler(nil, error) }
      do {
        handler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        handler(nil, error)
      }
    }
    return loadDataRepresentation(forTypeIdentifier: type) { reader.read($0, $1) }
  }

  // Sendable: it is called once, by whoever has loaded the data, and nobody else has it.
  private struct Reader: @unchecked Sendable {
    let read: (Data?, (any Error)?) -> Void
  }

  /// Gets the item that the provider was made with, or the data of a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    let found = lock.withLock {
      items.first { UTType.conforms($0.key, to: typeIdentifier) }?.value
    }
    if let found {
      Delivery.later { completionHandler(found, nil) }
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler(data.map { NSData(data: $0) }, error)
      }
    }
  }
}

nonisolated extension NSItemProvider {
  /// Whether a value, such as a `String` or a `URL`, can be made of one of the types.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value, such as a `String` or a `URL`, of the first type that it can be read of.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    load(T._ObjectiveCType.self) { object, error in
      completionHandler(
        (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
}

/// Calls handlers in a later turn of the main thread.
nonisolated enum Delivery {
  // Sendable: it is made on the main thread and runs there, or is not made at all.
  private struct Work: @unchecked Sendable {
    let run: () -> Void
  }

  /// Runs work later if this is the main thread, else at once.
  static func later(_ work: @escaping () -> Void) {
    guard isOnMainActor() else { return work() }
    let work = Work(run: work)
    MainActor.assumeIsolated {
      _ = UISystem.current.loop.schedule(after: 0) { work.run() }
    }
  }
}
