public import Foundation

/// Makes the document of which the person takes a picture.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes the whole document.
  ///
  /// - Parameter completionHandler: Gets it, the page that is seen, and the part of that page which is.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// There is none: the method is optional.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// Offers all of a document to a person who takes a picture of the screen.
///
/// Differs from UIKit: nobody takes one with the device's buttons, so the delegate is not asked.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// Who makes the document.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open weak var windowScene: UIWindowScene? { scene }
}

extension UIWindowScene {
  /// What offers all of a document to a person who takes a picture of the screen.
  public final var screenshotService: UIScreenshotService? {
    let key = ObjectIdentifier(UIScreenshotService.self)
    if let known = attachments[key] as? UIScreenshotService { return known }
    let service = UIScreenshotService(self)
    attachments[key] = service
    return service
  }
}
