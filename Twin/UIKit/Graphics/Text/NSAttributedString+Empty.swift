public import Foundation

nonisolated extension NSAttributedString {
  /// Makes an empty text, as on Apple's systems.
  @_nonoverride
  public convenience init() {
    self.init(string: "")
  }
}
