public import CoreGraphics
import Foundation

/// The camera, which the device does not have, as in the iOS simulator.
///
/// Setting anything of it crashes the app, since the source is another one.
///
/// Source: Apple's documentation of `showsCameraControls` for the exception; that the others raise it, too, and its
/// reason are assumed.
extension UIImagePickerController {
  /// A camera of a device.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear = 0
    /// The one over the screen.
    case front = 1
  }

  /// What the camera takes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// When the camera flashes.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good movies are.
  nonisolated public enum QualityType: Int, Sendable {
    /// As good as the camera takes them.
    case typeHigh = 0
    /// For sending them over Wi-Fi.
    case typeMedium = 1
    /// For sending them over the telephone's network.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// Whether the device has a camera: never.
  public class func isCameraDeviceAvailable(
    _ cameraDevice: UIImagePickerController.CameraDevice
  ) -> Bool { false }

  /// Whether a camera of the device can flash: none can.
  public class func isFlashAvailable(
    for cameraDevice: UIImagePickerController.CameraDevice
  ) -> Bool { false }

  /// What a camera of the device can take; nil, since there is none.
  public class func availableCaptureModes(
    for cameraDevice: UIImagePickerController.CameraDevice
  ) -> [NSNumber]? { nil }

  /// The camera that takes the pictures.
  public final var cameraDevice: UIImagePickerController.CameraDevice {
    get { .rear }
    set { requireCamera() }
  }

  /// What the camera takes.
  public final var cameraCaptureMode: UIImagePickerController.CameraCaptureMode {
    get { .photo }
    set { requireCamera() }
  }

  /// When the camera flashes.
  public final var cameraFlashMode: UIImagePickerController.CameraFlashMode {
    get { .auto }
    set { requireCamera() }
  }

  /// Whether the buttons of the system show over the camera's picture.
  public final var showsCameraControls: Bool {
    get { true }
    set { requireCamera() }
  }

  /// What shows over the camera's picture.
  public final var cameraOverlayView: UIView? {
    get { nil }
    set { requireCamera() }
  }

  /// How the camera's picture is moved and turned while it shows.
  public final var cameraViewTransform: CGAffineTransform {
    get { .identity }
    set { requireCamera() }
  }

  /// Takes a picture.
  public final func takePicture() { requireCamera() }

  /// Begins to take a movie; says whether it did.
  public final func startVideoCapture() -> Bool {
    requireCamera()
    return false
  }

  /// Ends the movie.
  public final func stopVideoCapture() { requireCamera() }

  private func requireCamera() {
    guard sourceType != .camera else { return }
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "Source type must be UIImagePickerControllerSourceTypeCamera")
  }
}
