/// Objects by their keys: so few that looking through all of them takes less time than a dictionary.
package struct AttachmentList {
  private var entries: [(key: ObjectIdentifier, object: AnyObject)] = []

  /// The object under a key; nil if there is none.
  package subscript(key: ObjectIdentifier) -> AnyObject? {
    get {
      for entry in entries where entry.key == key { return entry.object }
      return nil
    }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  /// Whether nothing is attached.
  package var isEmpty: Bool { entries.isEmpty }
}
