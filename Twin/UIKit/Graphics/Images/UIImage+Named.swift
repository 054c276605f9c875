public import Foundation

nonisolated extension UIImage {
  /// Finds a picture of the app by its name; nil if there is none.
  ///
  /// See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture in a bundle by its name; nil if there is none.
  ///
  /// Of the files `NAME.png`, `NAME@2x.png` and `NAME@3x.png` it is the one for the scale that is asked for, or else
  /// the next that is larger, or else the largest; the name may have `.png` at its end, and must have `.jpg` for a file
  /// of that kind (documentation).
  ///
  /// Differs from UIKit: never looks into a catalog; nothing is kept for the next time; without a scale it is the
  /// picture with the most pixels.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its folder in the bundle's resources, or with it.
  ///   - bundle: Where the file is; nil for the app itself.
  ///   - traitCollection: Says the scale of the screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourceURL, !name.isEmpty else { return nil }
    let ending = [".png", ".jpg", ".jpeg"].first(where: name.hasSuffix)
    let base = name.dropLast(ending?.count ?? 0)
    let file = Self.scales(nearest: traitCollection?.displayScale ?? 0).lazy
      .map { ($0 == 1 ? "\(base)" : "\(base)@\($0)x") + (ending ?? ".png") }
      .map { folder.appendingPathComponent($0).path }
      .first(where: FileManager.default.fileExists)
    guard let file else { return nil }
    self.init(contentsOfFile: file)
    remember(name: name)
  }

  /// Finds a picture in a bundle by its name, as ``init(named:in:compatibleWith:)`` does (since iOS 13).
  ///
  /// Differs from UIKit: the configuration says its traits only.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Finds a picture in a bundle by its name, as ``init(named:in:compatibleWith:)`` does (since iOS 16).
  ///
  /// Differs from UIKit: files have no parts that depend on a value.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// The scales of files, best first.
  private static func scales(nearest scale: CGFloat) -> [Int] {
    let wanted = scale > 0 ? Int(scale.rounded(.up)) : 3
    return [1, 2, 3].filter { $0 >= wanted } + [3, 2, 1].filter { $0 < wanted }
  }
}
