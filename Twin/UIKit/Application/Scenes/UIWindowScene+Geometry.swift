import CoreGraphics
public import Foundation

/// How large a person may make a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may cover the screen.
  open var allowsFullScreen = true
}

extension UIWindowScene {
  /// Where a scene is, and which way it is up, at one time (since iOS 16).
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let orientation: UIInterfaceOrientation
    private let space: any UICoordinateSpace
    private let isLocked: Bool

    init(_ scene: UIWindowScene) {
      orientation = scene.interfaceOrientation
      space = scene.coordinateSpace
      isLocked = UISystem.current.rotation.isLocked
      super.init()
    }

    /// Which way the content is up.
    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { space }

    /// Whether that side stays up, however the device is held; see
    /// `UIViewController.prefersInterfaceOrientationLocked` (since iOS 26).
    open var isInterfaceOrientationLocked: Bool { isLocked }

    /// Whether a person is just giving the scene another size (since iOS 26). Differs from UIKit: that takes no time.
    open var isInteractivelyResizing: Bool { false }
  }

  /// What an app wants of the place of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// What an app wants of the place of a scene on an iPhone or an iPad.
    open class iOS: GeometryPreferences {
      /// The sides that may be up; all that the app supports if nothing is set.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Wants some sides to be up.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Asks for another side to be up: one that the app and its page support (since iOS 16).
  ///
  /// Nothing changes if the side that is up is among those that are wanted. What was asked for holds until the
  /// device is turned. The error handler is told, in a later turn, of a wish for sides that nobody supports.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    let system = UISystem.current
    system.loop.post {
      guard !system.mayTurn(to: wish.interfaceOrientations) else {
        return system.considerTurn(.request(wish.interfaceOrientations))
      }
      guard let errorHandler else { return }
      let error = NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [
          NSLocalizedDescriptionKey:
            "None of the requested orientations are supported by the view controller."
        ])
      system.running(.app("error handler of requestGeometryUpdate")) { errorHandler(error) }
    }
  }

  /// Which way the content is up.
  public final var interfaceOrientation: UIInterfaceOrientation {
    UISystem.current.rotation.interface
  }
}
