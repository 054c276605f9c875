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
  /// Where a scene is, and which way it is up.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
      self.scene = scene
      super.init()
    }

    /// Which way the content is up.
    open var interfaceOrientation: UIInterfaceOrientation {
      scene?.interfaceOrientation ?? .unknown
    }

    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace {
      scene?.coordinateSpace ?? UIScreen.main.coordinateSpace
    }
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

  /// Asks for another place of the scene, or another side to be up.
  ///
  /// Differs from UIKit: no screen is turned, so the error handler is told of every wish that leaves upright
  /// out.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
      !wish.interfaceOrientations.contains(.portrait), let errorHandler
    else { return }
    let error = NSError(
      domain: "UISceneErrorDomain", code: 101,
      userInfo: [
        NSLocalizedDescriptionKey:
          "None of the requested orientations are supported by the view controller."
      ])
    UISystem.current.loop.post {
      UISystem.current.running(.app("error handler of requestGeometryUpdate")) {
        errorHandler(error)
      }
    }
  }
}
