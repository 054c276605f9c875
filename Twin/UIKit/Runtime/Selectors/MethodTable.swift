import CUIKit
import Foundation
import Synchronization

/// The methods that a class declares, by their names.
///
/// Swift keeps no names of methods at run time, but the table of symbols that debuggers read has them. It is there in
/// debug builds; in others, methods that nobody calls are gone, and so are those whose type an action cannot have.
nonisolated struct MethodTable {
  private let methods: [String: NamedMethod]
  /// The methods of each name before the parentheses, where there is one only.
  private let only: [String: NamedMethod]
  /// The names of all methods and of the halves of properties, also of those that cannot be called by them.
  private let names: Set<String>

  /// The method of an object that a selector names, of its class or the next one above that has it.
  ///
  /// A name without colons is that of a method with arguments, too, if there is but one: it may be what stood in the
  /// parentheses of `#selector`.
  ///
  /// - Parameter base: Where to stop.
  static func method(
    _ selector: Selector, of object: AnyObject, below base: AnyClass? = nil
  ) -> NamedMethod? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type, current != base {
      if let method = table(of: current)[selector] { return method }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Whether a class, or one above, declares the method of a name.
  static func hasMethod(_ selector: Selector, of type: AnyClass) -> Bool {
    var type: AnyClass? = type
    while let current = type {
      if table(of: current).names.contains(selector.description) { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  private subscript(selector: Selector) -> NamedMethod? {
    methods[selector.description] ?? only[selector.description]
  }

  // MARK: Reading

  /// What has been read; a class that is asked for once is asked for again.
  private static let known = Mutex<[ObjectIdentifier: MethodTable]>([:])

  private static func table(of type: AnyClass) -> MethodTable {
    known.withLock { tables in
      if let table = tables[ObjectIdentifier(type)] { return table }
      let table = MethodTable(of: type)
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  private init(of type: AnyClass) {
    let (list, names) = SymbolReader.methods(of: type)
    self.names = names
    methods = Dictionary(list.map { ($0.name.objectiveCName, $0) }) { first, _ in first }
    only = Dictionary(grouping: list, by: \.name.base).compactMapValues {
      $0.count == 1 ? $0[0] : nil
    }
  }
}

/// Reads the symbols of one class.
nonisolated private enum SymbolReader {
  typealias Symbol = (name: String, address: UnsafeRawPointer)

  static func methods(of type: AnyClass) -> (methods: [NamedMethod], names: Set<String>) {
    let description = descriptionOfClass(unsafeBitCast(type, to: UnsafeRawPointer.self))
    // What the symbol of a class's description ends with. Each symbol of Swift's begins alike.
    let kind = "Mn"
    let titles = symbols(near: description, onlyThere: true, beginning: "$s") { name, _ in
      name.hasSuffix("C" + kind)
    }
    guard let title = titles.first?.name, let text = readable(title) else { return ([], []) }
    let announcement = "nominal type descriptor for "
    guard text.hasPrefix(announcement) else { return ([], []) }
    let owner = String(text.dropFirst(announcement.count))
    let functions = symbols(near: description, beginning: String(title.dropLast(kind.count))) {
      $1 && ["F", "vg", "vs"].contains(where: $0.hasSuffix)
    }
    var methods: [NamedMethod] = []
    var names: Set<String> = []
    for symbol in functions {
      guard let text = readable(symbol.name) else { continue }
      if let name = NamedMethod.selectorName(text, of: owner) { names.insert(name) }
      if let method = NamedMethod(text, of: owner, code: symbol.address) { methods.append(method) }
    }
    return (methods, names)
  }

  private static func readable(_ symbol: String) -> String? {
    guard let text = readableName(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func symbols(
    near address: UnsafeRawPointer, onlyThere: Bool = false, beginning: String,
    where isWanted: @escaping (_ name: String, _ isFunction: Bool) -> Bool
  ) -> [Symbol] {
    let collector = Collector(isWanted)
    let context = Unmanaged.passUnretained(collector).toOpaque()
    _ = visitSymbols(
      address, onlyThere, beginning,
      { name, address, isFunction, context in
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        let text = String(cString: name)
        if collector.isWanted(text, isFunction) { collector.found.append((text, address)) }
      }, context)
    return collector.found
  }

  private final class Collector {
    let isWanted: (_ name: String, _ isFunction: Bool) -> Bool
    var found: [Symbol] = []

    init(_ isWanted: @escaping (_ name: String, _ isFunction: Bool) -> Bool) {
      self.isWanted = isWanted
    }
  }
}
