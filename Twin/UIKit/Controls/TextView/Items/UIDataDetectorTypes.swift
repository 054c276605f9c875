import Foundation

/// What text views find in their text and make touchable.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of e-mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Differs from UIKit: none is found.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates. Differs from UIKit: none is found.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels. Differs from UIKit: none is found.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Differs from UIKit: none is found.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What the system would look up. Differs from UIKit: nothing is found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Sums of money. Differs from UIKit: none is found.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measured values. Differs from UIKit: none is found.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Finds what people write in texts.
///
/// Differs from UIKit: Foundation finds no data on Linux, so these rules are our own: web addresses begin with a scheme
/// or "www.", and phone numbers have seven digits or more.
struct DataDetector {
  let types: UIDataDetectorTypes

  private static let web = #"\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]"#
  private static let mail = #"\b[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}\b"#
  private static let phone = #"(?<![\w@/.])\+?\(?\d[\d\s().-]{5,}\d(?![\w@])"#

  /// The parts of a text that lead somewhere, and where to.
  func links(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    if types.contains(.link) {
      found += matches(Self.web, in: text) { $0.contains("://") ? $0 : "http://" + $0 }
      found += matches(Self.mail, in: text) { "mailto:" + $0 }
    }
    if types.contains(.phoneNumber) {
      let numbers = matches(Self.phone, in: text) { Self.telephone($0) }
      found += numbers.filter { number in
        !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private static func telephone(_ text: String) -> String? {
    let digits = text.filter { $0.isNumber || $0 == "+" }
    return (7...15).contains(digits.count) ? "tel:" + digits : nil
  }

  private func matches(
    _ pattern: String, in text: String, address: (String) -> String?
  ) -> [(range: NSRange, url: URL)] {
    let all = NSRange(location: 0, length: (text as NSString).length)
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return (expression?.matches(in: text, range: all) ?? []).compactMap { match in
      let part = (text as NSString).substring(with: match.range)
      return address(part).flatMap(URL.init(string:)).map { (match.range, $0) }
    }
  }
}
