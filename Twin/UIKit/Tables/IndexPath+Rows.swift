public import Foundation

extension IndexPath {
  /// Makes the path to a row of a section.
  public nonisolated init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path to an item of a section.
  public nonisolated init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section of a table. The path must have two parts.
  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section. The path must have two parts.
  public nonisolated var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section. The path must have two parts.
  public nonisolated var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// The same for the class, which code that came from Swift 2 names: `(indexPath as NSIndexPath).row`.
extension NSIndexPath {
  /// Makes the path to a row of a section.
  public nonisolated convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the path to an item of a section.
  public nonisolated convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section of a table. The path must have two parts.
  public nonisolated var section: Int { index(atPosition: 0) }
  /// The row in its section. The path must have two parts.
  public nonisolated var row: Int { index(atPosition: 1) }
  /// The item in its section. The path must have two parts.
  public nonisolated var item: Int { index(atPosition: 1) }
}
