import Foundation
import QuartzCore

/// Lets the person pick a photo of the device's library.
///
/// The library is what a test puts into `Device.photos`; at first it is empty. As in the iOS simulator
/// there is no camera, and choosing it crashes the app.
///
/// Source: Apple's documentation of `UIImagePickerController` and of `UIImagePickerControllerDelegate`.
/// Differs from UIKit: no movies in the library, and one page with all photos instead of albums.
open class UIImagePickerController: UINavigationController {
  /// Where the pictures come from.
  nonisolated public enum SourceType: Int, Sendable {
    /// All of the library.
    case photoLibrary = 0
    /// The camera, which the device does not have.
    case camera = 1
    /// The album of photos that the camera took. Shows what `photoLibrary` shows, as at Apple since iOS 14.
    case savedPhotosAlbum = 2
  }

  /// What the delegate hears of what was picked.
  nonisolated public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the device has a source: the library, but no camera.
  open class func isSourceTypeAvailable(
    _ sourceType: UIImagePickerController.SourceType
  ) -> Bool {
    sourceType != .camera
  }

  /// The kinds of media that a source has: pictures and movies; nil for one that the device does not have.
  open class func availableMediaTypes(
    for sourceType: UIImagePickerController.SourceType
  ) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [MediaType.image, MediaType.movie] : nil
  }

  private enum MediaType {
    static let image = "public.image"
    static let movie = "public.movie"
  }

  private var source = SourceType.photoLibrary
  private var types = [MediaType.image]

  /// Where the pictures come from; the library at first. A source that the device does not have crashes the app.
  open var sourceType: UIImagePickerController.SourceType {
    get { source }
    set {
      guard Self.isSourceTypeAvailable(newValue) else {
        UISystem.current.raise(
          "NSInvalidArgumentException", "Source type \(newValue.rawValue) not available")
        return
      }
      source = newValue
    }
  }

  /// The kinds of media to pick from; only pictures at first. The app crashes if the source has none of them.
  ///
  /// Source: Apple's documentation of `mediaTypes` for the exception; its reason is assumed.
  open var mediaTypes: [String] {
    get { types }
    set {
      let available = Self.availableMediaTypes(for: source) ?? []
      guard newValue.contains(where: available.contains) else {
        UISystem.current.raise(
          "NSInvalidArgumentException", "No available types for source \(source.rawValue)")
        return
      }
      types = newValue
      page?.photos = photos
    }
  }

  /// Whether the person may cut a square out of the picture.
  ///
  /// Differs from UIKit: there is no page to move the square; it is the largest one in the middle, which is what
  /// UIKit's page begins with.
  open var allowsEditing = false

  /// How good the movies are that are taken, or picked. Differs from UIKit: there are none.
  open var videoQuality = UIImagePickerController.QualityType.typeMedium

  /// How long a movie may be, in seconds. Differs from UIKit: there are none.
  open var videoMaximumDuration: TimeInterval = 600

  /// Hears what was picked, and where the stack goes.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  private weak var page: PhotosPage?

  private var photos: [UIImage] {
    types.contains(MediaType.image) ? UISystem.current.photos : []
  }

  /// Shows the photos.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = PhotosPage()
    page.photos = photos
    page.onCancel = { [weak self] in self?.cancel() }
    page.onPick = { [weak self] in self?.pick($0) }
    self.page = page
    setViewControllers([page], animated: false)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  private func pick(_ photo: UIImage) {
    var info: [InfoKey: Any] = [.mediaType: MediaType.image, .originalImage: photo]
    if allowsEditing {
      let square = photo.middleSquare
      info[.cropRect] = square.applying(
        CGAffineTransform(scaleX: photo.scale, y: photo.scale))
      info[.editedImage] = photo.cut(to: square)
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

nonisolated extension UIImagePickerController.InfoKey {
  /// The kind of media, a `String` such as `public.image`.
  public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  /// The `UIImage` as it is in the library.
  public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
  /// The `UIImage` that was cut out.
  public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
  /// The `CGRect` that was cut out of the original, in pixels.
  public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
  /// The `URL` of a movie. Differs from UIKit: never told, as there are no movies.
  public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  /// The `URL` of a file with the picture. Differs from UIKit: never told, as photos are not in files.
  public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
}

extension UIImage {
  /// The largest square in the middle, in points.
  fileprivate var middleSquare: CGRect {
    let side = min(size.width, size.height)
    return CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  fileprivate func cut(to rect: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
  }
}
