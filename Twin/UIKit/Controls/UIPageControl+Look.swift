import Foundation

/// What an app says about the look of a page control.
struct PageControlLook {
  var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  var direction = UIPageControl.Direction.natural
  var allowsContinuousInteraction = true
  var preferredImage: UIImage?
  var preferredCurrentImage: UIImage?
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]

  var hasImages: Bool {
    preferredImage != nil || preferredCurrentImage != nil || !images.isEmpty
      || !currentImages.isEmpty
  }

  /// The picture of a page's mark: its own, else that of all; nil for a dot.
  func image(at page: Int, isCurrent: Bool) -> UIImage? {
    let usual = images[page] ?? preferredImage
    guard isCurrent else { return usual }
    return currentImages[page] ?? preferredCurrentImage ?? usual
  }
}

extension UIPageControl {
  /// When the background shows.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// While a finger goes through the pages.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// Where pages go.
  nonisolated public enum Direction: Int, Sendable {
    /// As lines do.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  /// What a finger does with a control.
  nonisolated public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It taps.
    case discrete = 1
    /// It goes through the pages.
    case continuous = 2
  }
}
