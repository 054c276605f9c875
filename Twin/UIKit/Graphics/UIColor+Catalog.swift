public import Foundation

nonisolated extension UIColor {
  /// Would find a color of the app by its name; there are no catalogs, so the result is always nil.
  public convenience init?(named name: String) {
    nil
  }

  /// Would find a color in a bundle by its name; there are no catalogs, so the result is always nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    nil
  }
}
