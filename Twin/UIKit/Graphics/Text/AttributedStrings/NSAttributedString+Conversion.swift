public import Foundation

/// How an attribute of `AttributedString` and one of `NSAttributedString` become each other.
nonisolated private struct AttributeBridge: Sendable {
  /// Reads the attribute of a part as what `NSAttributedString` has for it.
  let read: @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?
  /// Takes over a value of `NSAttributedString`.
  let write: @Sendable (inout AttributeContainer, [NSAttributedString.Key: Any]) -> Void

  init<Key: AttributedStringKey>(
    _ key: Key.Type, to object: @escaping @Sendable (Key.Value) -> Any = { $0 },
    from value: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    let name = NSAttributedString.Key(Key.name)
    read = { container in container[Key.self].map { (name, object($0)) } }
    write = { container, attributes in
      if let found = attributes[name].flatMap(value) { container[Key.self] = found }
    }
  }

  /// A number.
  static func number<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value == CGFloat {
    AttributeBridge(key, from: { TextLook.number($0) })
  }

  /// The bits of a line, which `NSAttributedString` has as a number.
  static func line<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value == NSUnderlineStyle {
    AttributeBridge(
      key, to: { $0.rawValue },
      from: { $0 as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: Int(TextLook.number($0))) })
  }

  private typealias UIKitKeys = AttributeScopes.UIKitAttributes

  static let looks: [AttributeBridge] = [
    AttributeBridge(UIKitKeys.FontAttribute.self),
    AttributeBridge(UIKitKeys.ParagraphStyleAttribute.self),
    AttributeBridge(UIKitKeys.ForegroundColorAttribute.self),
    AttributeBridge(UIKitKeys.BackgroundColorAttribute.self),
    AttributeBridge(UIKitKeys.StrokeColorAttribute.self),
    AttributeBridge(UIKitKeys.UnderlineColorAttribute.self),
    AttributeBridge(UIKitKeys.StrikethroughColorAttribute.self),
    AttributeBridge(UIKitKeys.ShadowAttribute.self),
    AttributeBridge(UIKitKeys.AttachmentAttribute.self),
    AttributeBridge(UIKitKeys.TextEffectAttribute.self),
    AttributeBridge(UIKitKeys.LigatureAttribute.self, from: { Int(TextLook.number($0)) }),
  ]

  static let numbers: [AttributeBridge] = [
    number(UIKitKeys.KernAttribute.self), number(UIKitKeys.TrackingAttribute.self),
    number(UIKitKeys.StrokeWidthAttribute.self), number(UIKitKeys.BaselineOffsetAttribute.self),
    number(UIKitKeys.ObliquenessAttribute.self), number(UIKitKeys.ExpansionAttribute.self),
    line(UIKitKeys.UnderlineStyleAttribute.self), line(UIKitKeys.StrikethroughStyleAttribute.self),
  ]

  /// Links, which Foundation has.
  static let links: [AttributeBridge] = [
    AttributeBridge(
      AttributeScopes.FoundationAttributes.LinkAttribute.self,
      from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } })
  ]

  static let all = looks + numbers + links
}

nonisolated extension NSAttributedString {
  /// Makes a text of one that is a value, with all that UIKit and Foundation know of its look.
  ///
  /// Differs from UIKit: of Foundation's attributes only links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let read = AttributeBridge.all.compactMap { $0.read(run.attributes) }
      let attributes = Dictionary(read) { $1 }
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }

  /// Makes a text of one that is a value. Differs from UIKit: with the attributes of UIKit and links, whatever the
  /// scope is.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr)
  }

  /// Makes a text of one that is a value. Differs from UIKit: with the attributes of UIKit and links, whatever the
  /// scope is.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

nonisolated extension AttributedString {
  /// Makes a value of a text, with all that UIKit knows of its look, and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = nsStr.string as NSString
    var result = AttributedString()
    nsStr.enumerateAttributes(
      in: NSRange(location: 0, length: nsStr.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      var container = AttributeContainer()
      for bridge in AttributeBridge.all { bridge.write(&container, attributes) }
      result += AttributedString(all.substring(with: range), attributes: container)
    }
    self = result
  }

  /// Makes a value of a text. Differs from UIKit: with the attributes of UIKit and links, whatever the scope is.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: S.Type
  ) throws {
    self.init(nsStr)
  }

  /// Makes a value of a text. Differs from UIKit: with the attributes of UIKit and links, whatever the scope is.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

nonisolated extension AttributeContainer {
  /// Makes a container of attributes of `NSAttributedString`: those of UIKit, and links.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all { bridge.write(&self, dictionary) }
  }
}

nonisolated extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes attributes of `NSAttributedString` of those of a container: those of UIKit, and links.
  public init(_ container: AttributeContainer) {
    self = .init(AttributeBridge.all.compactMap { $0.read(container) }) { $1 }
  }
}
