import Foundation

/// What the first text seems to be, of which an app hears without reading it.
extension UIPasteboard {
  /// Something that a text can be.
  nonisolated public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a pattern of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(named name: String) {
      rawValue = "com.apple.uikit.pasteboard-detection-pattern." + name
    }

    /// A page to go to; its value is a text.
    public static let probableWebURL = DetectionPattern(named: "probable-web-url")
    /// Words to search for; its value is a text.
    public static let probableWebSearch = DetectionPattern(named: "probable-web-search")
    /// A number; its value is one.
    public static let number = DetectionPattern(named: "number")
  }

  /// Says later which of some patterns the first text has.
  ///
  /// Assumed: a page has a scheme of the web or a host with a dot; what is neither that nor a number are words to
  /// search for.
  public final func detectPatterns(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
  ) {
    detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
  }

  /// Says later what the first text is, for each of some patterns that it has.
  public final func detectValues(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
  ) {
    let text = copied.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    let found = Self.values(of: text).filter { patterns.contains($0.key) }
    UISystem.current.loop.post { completionHandler(.success(found)) }
  }

  private static func values(of text: String) -> [DetectionPattern: Any] {
    guard !text.isEmpty else { return [:] }
    if let number = Double(text) { return [.number: number] }
    return [isPage(text) ? .probableWebURL : .probableWebSearch: text]
  }

  private static func isPage(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text) else { return false }
    if let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" {
      return url.host?.isEmpty == false
    }
    let host = text.prefix { $0 != "/" && $0 != ":" && $0 != "?" }.split(separator: ".")
    return host.count > 1 && (host.last?.allSatisfy(\.isLetter) ?? false)
  }
}
