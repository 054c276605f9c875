import Synchronization

/// The types that are known, with what they are kinds of and their tags.
final class TypeTable: Sendable {
  /// What is said of a type.
  private struct Entry {
    let identifier: String
    var parents: [String]
    let tags: [UTTagClass: [String]]
  }

  /// The types of the system, and those that the app names.
  static let current = TypeTable(systemTypes)

  /// By their names in small letters; and the names in the order of the list.
  private let entries: Mutex<(byName: [String: Entry], order: [String])>

  private init(_ text: String) {
    var byName: [String: Entry] = [:]
    var order: [String] = []
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      func column(_ index: Int) -> [String] { index < columns.count ? columns[index] : [] }
      guard let identifier = column(0).first else { continue }
      var tags: [UTTagClass: [String]] = [:]
      if !column(2).isEmpty { tags[.filenameExtension] = column(2) }
      if !column(3).isEmpty { tags[.mimeType] = column(3) }
      let name = identifier.lowercased()
      byName[name] = Entry(identifier: identifier, parents: column(1), tags: tags)
      order.append(name)
    }
    entries = Mutex((byName, order))
  }

  /// A type's name as it is declared; nil if it is not.
  func name(like identifier: String) -> String? { entry(identifier)?.identifier }

  /// What a type is said to be a kind of.
  func parents(of identifier: String) -> [String] { entry(identifier)?.parents ?? [] }

  /// A type's tags.
  func tags(of identifier: String) -> [UTTagClass: [String]] { entry(identifier)?.tags ?? [:] }

  /// The types with a tag, in the order of the list: those whose usual tag it is first.
  func names(tagged tag: String, _ tagClass: UTTagClass) -> [String] {
    entries.withLock { entries in
      let found = entries.order.compactMap { entries.byName[$0] }
        .filter { $0.tags[tagClass]?.contains(tag) ?? false }
      let usual = found.filter { $0.tags[tagClass]?.first == tag }
      let others = found.filter { $0.tags[tagClass]?.first != tag }
      return (usual + others).map(\.identifier)
    }
  }

  /// Adds a type of the app's, or says of one what it is a kind of.
  ///
  /// - Returns: Its name.
  func declare(_ identifier: String, in parent: String?) -> String {
    let name = identifier.lowercased()
    return entries.withLock { entries in
      if entries.byName[name] == nil {
        entries.byName[name] = Entry(identifier: identifier, parents: [], tags: [:])
        entries.order.append(name)
      }
      guard var entry = entries.byName[name] else { return identifier }
      if let parent, !entry.parents.contains(parent) { entry.parents.append(parent) }
      entries.byName[name] = entry
      return entry.identifier
    }
  }

  private func entry(_ identifier: String) -> Entry? {
    entries.withLock { $0.byName[identifier.lowercased()] }
  }
}
