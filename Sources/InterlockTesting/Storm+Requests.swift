import InterlockCore

/// What is asked of the host in a storm.
extension Storm {
  private static let names = ["A", "B", "C", "D", "E", "F", "G", "H"]

  /// Asks for something.
  func request(_ host: inout ScriptedHost, _ generator: inout SeededGenerator) {
    let change = change(&host, &generator)
    var pagesToAsk: [String] = []
    if generator.onceIn(4) { pagesToAsk = names(5, &generator) }
    let isFromPage = generator.onceIn(8)
    let isByUser = generator.onceIn(8)
    host.request(
      change, animated: !generator.onceIn(4),
      policy: policies.randomElement(using: &generator) ?? nil,
      origin: (isByUser ? RequestOrigin.allCases.randomElement(using: &generator) : nil)
        ?? .program,
      source: isFromPage ? host.page(name(&generator)) : nil, requiresSource: isFromPage,
      asking: pagesToAsk)
  }

  /// Takes one of the last requests back.
  func withdraw(_ host: inout ScriptedHost, _ generator: inout SeededGenerator) {
    let latest = host.requestCount
    let number = Int.random(in: max(0, latest - 4)...(latest + 1), using: &generator)
    host.withdraw(RequestID(rawValue: number))
  }

  private func change(
    _ host: inout ScriptedHost, _ generator: inout SeededGenerator
  ) -> NavigationEngine.Change {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0..<3:
      return .batch(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in change(&host, &generator) })
    default:
      return plainChange(&host, &generator)
    }
  }

  private func plainChange(
    _ host: inout ScriptedHost, _ generator: inout SeededGenerator
  ) -> NavigationEngine.Change {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5: return .push(page(&host, &generator))
    case 5, 6: return .pop(count: Int.random(in: 1...3, using: &generator))
    case 7: return .popTo(host.page(name(&generator)))
    case 8: return .popToRoot
    case 9: return .replaceTop(page(&host, &generator))
    case 10: return .remove(names(3, &generator).map { host.page($0) })
    default: return .set(names(3, &generator).map { .init(host.page($0)) })
    }
  }

  private func page(
    _ host: inout ScriptedHost, _ generator: inout SeededGenerator
  ) -> NavigationEngine.Page {
    let key = generator.onceIn(3) ? "key \(Int.random(in: 0..<3, using: &generator))" : nil
    return NavigationEngine.Page(
      host.page(name(&generator)), key: key.map { PageKey(rawValue: $0) })
  }

  private func name(_ generator: inout SeededGenerator) -> String {
    Self.names.randomElement(using: &generator) ?? "A"
  }

  /// Up to that many different names.
  private func names(_ limit: Int, _ generator: inout SeededGenerator) -> [String] {
    let count = Int.random(in: 0...limit, using: &generator)
    return Array(Self.names.shuffled(using: &generator).prefix(count))
  }
}
