public import CoreGraphics

nonisolated extension UIImage {
  /// Makes the picture ready to be shown, and hands it over later; nil for a picture of nothing.
  ///
  /// Differs from UIKit: pictures are always ready; the handler runs in a later turn of the thread that asks, or at once
  /// where that is not the main one, and not on a queue of the system's.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Delivery.later { completionHandler(self.preparingForDisplay()) }
  }

  /// The picture made ready to be shown; nil for a picture of nothing.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Makes the picture at another size, in points, and hands it over later; nil for a picture of nothing and for no size.
  ///
  /// Differs from UIKit: the handler runs as that of ``prepareForDisplay(completionHandler:)``.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    Delivery.later { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The picture at another size, in points; nil for a picture of nothing and for no size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
