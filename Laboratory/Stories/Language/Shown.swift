/// How text that came from a file is shown, so that it can neither steer a terminal nor a page.
package nonisolated enum Shown {
  /// The text with control, escape, line and bidi characters written as `\u{…}`, cut at 200 characters.
  package static func plain(_ text: String, limit: Int = StoryLimits.shownCharacters) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  /// The text in double quotes, with everything harmful escaped as in ``plain(_:limit:)``.
  package static func quoted(_ text: String) -> String {
    "\"" + plain(text) + "\""
  }

  /// The titles of a stack, each as `show` writes it; of a long stack, its ends and how many are between.
  package static func stack(
    _ titles: [String], separator: String, show: (String) -> String
  ) -> String {
    let limit = StoryLimits.shownPages
    guard titles.count > limit else { return titles.map(show).joined(separator: separator) }
    let left = "(\(titles.count - limit) more)"
    let ends = titles.prefix(limit / 2).map(show) + [left] + titles.suffix(limit / 2).map(show)
    return ends.joined(separator: separator)
  }

  /// Several lines, each as ``plain(_:limit:)`` shows it, but not cut.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { plain(String($0), limit: .max) }.joined(separator: "\n")
  }

  /// The text for an HTML element or a quoted attribute.
  package static func html(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "\n"
      default:
        if isHarmless(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return result
  }

  /// JSON that may stand inside a `<script>` element: no character can end the element or the line.
  package static func jsonInScript(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// False for characters that change how the text around them is shown.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default:
      return true
    }
  }
}
