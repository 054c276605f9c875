import Foundation

/// A method of a Swift class that can be called without being known when this is compiled.
nonisolated struct NamedMethod {
  /// What it is called.
  let name: SwiftMethodName
  private let parameters: [Parameter]
  private let code: UnsafeRawPointer

  /// How Swift passes an argument.
  private enum Parameter {
    /// An object, or none.
    case object
    /// Anything, or nothing.
    case any
    case notification(isOptional: Bool)

    var isNotification: Bool {
      if case .notification = self { true } else { false }
    }

    /// Nil for types that the sender of an action cannot have.
    init?(_ type: Substring) {
      let name = Self.withoutOptional(type)
      switch name {
      case "Any": self = .any
      case "Foundation.Notification": self = .notification(isOptional: name != type)
      case "Swift.AnyObject": self = .object
      case _ where Self.isNoClass(name): return nil
      default: self = .object
      }
    }

    private static func withoutOptional(_ type: Substring) -> Substring {
      let opening = "Swift.Optional<"
      guard type.hasPrefix(opening), type.last == ">" else { return type }
      return type.dropFirst(opening.count).dropLast()
    }

    /// Of Foundation's types and Swift's own few are classes, and their names say so; the twin's own that are passed
    /// to actions are.
    private static func isNoClass(_ name: Substring) -> Bool {
      if name.hasPrefix("Swift.") || name.contains(where: "<>()& ".contains) { return true }
      guard name.hasPrefix("Foundation") else { return false }
      let type = name.drop { $0 != "." }.dropFirst()
      return !type.hasPrefix("NS") && type != "Timer"
    }
  }

  /// Reads the name of a method with all of its types, as it comes from its symbol.
  ///
  /// - Parameters:
  ///   - text: Such as `App.Page.save(UIKit.UIButton) -> ()`.
  ///   - owner: What the class is called in such names.
  init?(_ text: String, of owner: String, code: UnsafeRawPointer) {
    guard let text = Self.withoutOwner(text, owner), let signature = Signature(text),
      ["()", "Swift.Bool"].contains(signature.result)
    else { return nil }
    var parameters: [Parameter] = []
    for type in signature.types {
      guard let parameter = Parameter(type) else { return nil }
      parameters.append(parameter)
    }
    guard parameters.count < 2 || !parameters.contains(where: \.isNotification) else { return nil }
    self.parameters = parameters
    self.code = code
    name = SwiftMethodName(base: signature.base, labels: signature.labels)
  }

  /// A method of a class that is declared inside a function names the class behind itself.
  private static func withoutOwner(_ text: String, _ owner: String) -> Substring? {
    var words = text[...]
    if words.hasPrefix("(extension in ") {
      guard let end = words.firstIndex(of: ":") else { return nil }
      words = words[words.index(after: end)...]
    }
    if words.hasPrefix(owner + ".") { return words.dropFirst(owner.count + 1) }
    if words.hasSuffix(" in " + owner) { return words.dropLast(owner.count + 4) }
    return nil
  }

  /// What Objective-C calls the method, or the half of a property, that a symbol names, whatever it takes; nil for
  /// what is neither.
  static func selectorName(_ text: String, of owner: String) -> String? {
    guard let text = withoutOwner(text, owner) else { return nil }
    for accessor in ["getter", "setter"] {
      guard let range = text.range(of: ".\(accessor) : ") else { continue }
      return SwiftMethodName("\(accessor): \(text[..<range.lowerBound])")?.objectiveCName
    }
    return Signature(text).map {
      SwiftMethodName(base: $0.base, labels: $0.labels).objectiveCName
    }
  }

  // MARK: Calling

  /// Calls it; arguments that it does not take are left out.
  func call(on object: AnyObject, with arguments: [Any?]) {
    let first = arguments.first ?? nil
    let second = arguments.count > 1 ? arguments[1] : nil
    let method = BoundMethod(code: code, object: object)
    switch (parameters.first, parameters.dropFirst().first) {
    case (nil, _):
      method.cast(to: Nothing.self).call()
    case (.object, nil):
      method.cast(to: Object.self).call(first.object)
    case (.any, nil):
      method.cast(to: Anything.self).call(first ?? NSNull())
    case (.notification(isOptional: true), _):
      method.cast(to: NotificationOrNothing.self).call(first as? Notification)
    case (.notification(isOptional: false), _):
      guard let notification = first as? Notification else { return }
      method.cast(to: OneNotification.self).call(notification)
    case (.object, .any):
      method.cast(to: ObjectAndAnything.self).call(first.object, second)
    case (.any, .any):
      method.cast(to: Anythings.self).call(first ?? NSNull(), second)
    case (.object, _):
      method.cast(to: Objects.self).call(first.object, second.object)
    case (.any, _):
      method.cast(to: AnythingAndObject.self).call(first ?? NSNull(), second.object)
    }
  }
}

extension Optional where Wrapped == Any {
  fileprivate nonisolated var object: AnyObject? { map { $0 as AnyObject } }
}

/// A method with its object, which is what a closure is: Swift calls both alike, with the object in the register for
/// the context.
///
/// A closure in a structure has the form that its type says; one that is cast by itself would have the form that
/// generic code expects.
nonisolated private struct BoundMethod {
  let code: UnsafeRawPointer
  let object: AnyObject

  func cast<Closure>(to type: Closure.Type) -> Closure { unsafeBitCast(self, to: type) }
}

nonisolated private struct Nothing { let call: () -> Void }
nonisolated private struct Object { let call: (AnyObject?) -> Void }
nonisolated private struct Objects { let call: (AnyObject?, AnyObject?) -> Void }
nonisolated private struct Anything { let call: (Any?) -> Void }
nonisolated private struct Anythings { let call: (Any?, Any?) -> Void }
nonisolated private struct ObjectAndAnything { let call: (AnyObject?, Any?) -> Void }
nonisolated private struct AnythingAndObject { let call: (Any?, AnyObject?) -> Void }
nonisolated private struct OneNotification { let call: (Notification) -> Void }
nonisolated private struct NotificationOrNothing { let call: (Notification?) -> Void }

/// The parts of a method's name with all of its types: `(save in _A1)(_: UIKit.UIButton, with: Any) -> ()`.
nonisolated private struct Signature {
  let base: String
  private(set) var labels: [String] = []
  private(set) var types: [Substring] = []
  let result: Substring

  init?(_ text: Substring) {
    var rest = text
    if rest.first == "(" {  // Private: the name, and what tells its file.
      guard let end = rest.firstIndex(of: ")"),
        let name = rest[..<end].dropFirst().split(separator: " ").first
      else { return nil }
      base = String(name)
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.firstIndex(of: "(") ?? rest.endIndex
      base = String(rest[..<end])
      rest = rest[end...]
    }
    guard rest.first == "(", !base.isEmpty, !base.contains(where: ".< ".contains) else {
      return nil
    }
    guard let end = Self.closing(of: rest) else { return nil }
    let arrow = " -> "
    let after = rest[rest.index(after: end)...]
    guard after.hasPrefix(arrow) else { return nil }
    result = after.dropFirst(arrow.count)
    for argument in Self.arguments(rest[..<end].dropFirst()) {
      let parts = argument.split(separator: ":", maxSplits: 1)
      let label = parts.count == 2 ? String(parts[0]) : "_"
      guard !label.contains(where: ".<( ".contains) else { return nil }
      labels.append(label)
      types.append((parts.last ?? "").drop { $0 == " " })
    }
  }

  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private static func arguments(_ text: Substring) -> [Substring] {
    var depth = 0
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[start..<index].last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts.map { $0.drop { $0 == " " } }
  }
}
