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
