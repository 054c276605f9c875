nonisolated extension UIFont.Weight: Comparable {
  /// Whether a weight is lighter than another.
  ///
  /// Source: apps that choose a face by weight, `weight >= .semibold`.
  public static func < (a: UIFont.Weight, b: UIFont.Weight) -> Bool {
    a.rawValue < b.rawValue
  }
}

nonisolated extension UIFont.Width: Comparable {
  /// Whether a width is narrower than another.
  ///
  /// Assumed: as weights, it is a name for a number in Objective-C.
  public static func < (a: UIFont.Width, b: UIFont.Width) -> Bool {
    a.rawValue < b.rawValue
  }
}
