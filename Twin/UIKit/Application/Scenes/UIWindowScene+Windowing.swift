public import Foundation

/// What a person may do with the window of a scene (since iOS 16).
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether it can be closed.
  open var isClosable = true
  /// Whether it can be made small.
  open var isMiniaturizable = true
}

extension UIWindowScene {
  /// Where the system's buttons for a window are (since iOS 26).
  nonisolated public final class WindowingControlStyle: NSObject, Sendable {
    /// As the system finds it right.
    public static let automatic = WindowingControlStyle()
    /// With as little room as possible.
    public static let minimal = WindowingControlStyle()
    /// In the content of the scene.
    public static let unified = WindowingControlStyle()

    private override init() {
      super.init()
    }
  }

  /// What a person may do with the window of the scene (since iOS 16); nil where there are no windows, as on an iPhone.
  public final var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}
