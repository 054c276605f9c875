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

  /// When the background shows.
  public final var backgroundStyle: UIPageControl.BackgroundStyle {
    get { look.backgroundStyle }
    set { look.backgroundStyle = newValue }
  }

  /// Where pages go.
  public final var direction: UIPageControl.Direction {
    get { look.direction }
    set { look.direction = newValue }
  }

  /// Whether a finger that moves goes through the pages.
  public final var allowsContinuousInteraction: Bool {
    get { look.allowsContinuousInteraction }
    set { look.allowsContinuousInteraction = newValue }
  }

  /// The picture of all marks, in the place of dots; it is shown in one color.
  public final var preferredIndicatorImage: UIImage? {
    get { look.preferredImage }
    set { look.preferredImage = newValue }
  }

  /// The picture of the mark of the page that shows.
  public final var preferredCurrentPageIndicatorImage: UIImage? {
    get { look.preferredCurrentImage }
    set { look.preferredCurrentImage = newValue }
  }

  /// The picture that was set for the mark of a page.
  public final func indicatorImage(forPage page: Int) -> UIImage? { look.images[page] }

  /// Sets the picture of the mark of a page.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.images[page] = image
  }

  /// The picture that was set for the mark of a page while it shows.
  public final func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    look.currentImages[page]
  }

  /// Sets the picture of the mark of a page while it shows.
  public final func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.currentImages[page] = image
  }
}
