/// A value read from JSON, with the place at which it stands.
package struct JSONValue: Sendable {
  /// What it is.
  package let content: Content
  /// How many bytes of the line, or of the document, come before it.
  package let position: Int

  /// The kinds of values. Numbers are whole: recordings have no others.
  package enum Content: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case integer(Int64)
    case boolean(Bool)
    case null
  }

  /// A key of an object, with its value.
  package struct Member: Sendable {
    package let key: String
    package let position: Int
    package let value: JSONValue
  }

  /// What it is, in words for a message.
  package var description: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "the text \(Quoted.text(text))"
    case .integer(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    }
  }
}

/// Text from a file, fit for a message: bounded, and without what a terminal would obey.
enum Quoted {
  /// How many characters are shown.
  private static let limit = 60

  /// The text in quotation marks; all but printable ASCII is written as a number.
  static func text(_ text: String) -> String {
    var shown = "\""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return shown + "…\"" }
      count += 1
      switch scalar {
      case "\"", "\\": shown += "\\\(scalar)"
      case " "..."~": shown.unicodeScalars.append(scalar)
      default: shown += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return shown + "\""
  }
}
