public import Foundation

/// A file with views that were designed by hand.
///
/// Differs from UIKit: the twin reads no such files, so none is ever found: to instantiate one raises, as it does at
/// Apple if the file is not in the bundle.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Names a file; whether it is there is seen when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Takes a file's content.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Would make what is in the file. Raises `NSInternalInconsistencyException`, since it is not found.
  ///
  /// Source of the text: crash reports of apps without the file (multiple reports).
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Could not load NIB in bundle: '\(bundle.nameInReports)' with name '\(name)'")
    return []
  }

  /// What is said about objects that are made.
  nonisolated public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to and does not have.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Would make what is in a file; see ``UINib/instantiate(withOwner:options:)``.
  ///
  /// Differs from UIKit: raises always, since no such files are read.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
