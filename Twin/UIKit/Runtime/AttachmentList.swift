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
      for place in entries.indices where entries[place].key == key {
        guard let newValue else {
          entries.remove(at: place)
          return
        }
        entries[place].object = newValue
        return
      }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  /// Whether nothing is attached.
  package var isEmpty: Bool { entries.isEmpty }
}

extension UIResponder {
  /// The object that is attached under a key; nil if there is none.
  ///
  /// Other modules ask here: where a property lies in another module, Swift checks each access to it.
  package final func attachment(under key: ObjectIdentifier) -> AnyObject? { attachments[key] }

  /// Attaches an object under a key in the place of the one that is there; nil takes that away.
  package final func attach(_ object: AnyObject?, under key: ObjectIdentifier) {
    attachments[key] = object
  }
}
