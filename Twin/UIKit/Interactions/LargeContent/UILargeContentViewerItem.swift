public import Foundation

/// Something that shows larger in the middle of the screen while it is pressed, because it stays small.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it does, where it or something around it has a `UILargeContentViewerInteraction`.
  var showsLargeContentViewer: Bool { get }

  /// The text that shows.
  var largeContentTitle: String? { get }

  /// The picture that shows.
  var largeContentImage: UIImage? { get }

  /// Whether the picture shows larger than it is.
  var scalesLargeContentImage: Bool { get }

  /// How far the picture is moved inwards so that it seems to be in the middle, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
