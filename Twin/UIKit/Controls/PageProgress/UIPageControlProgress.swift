import Foundation

/// Says where the progress of a page begins, and hears when it is hidden. All of it is optional.
nonisolated public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress of a page when it comes to show, from 0 to 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// The progress has been hidden, or shows again.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

nonisolated extension UIPageControlProgressDelegate {
  /// The beginning: the method is optional.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing: the method is optional.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How far the page that shows is, in the mark of that page.
///
/// Source: Apple, "UIPageControlProgress". It belongs to no actor, and is for the main thread all the
/// same. It is hidden while a finger goes through the pages.
nonisolated open class UIPageControlProgress: NSObject {
  /// The control that shows it.
  weak var control: UIPageControl?
  private var progress: Float = 0
  private var isShown = false

  /// Makes a progress at its beginning.
  public override init() {
    super.init()
  }

  /// Says where pages begin.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// How far the page is; a value outside 0 to 1 counts as the nearest one inside.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(newValue, 0), 1)
      let control = control
      MainActor.assumeIsolated { control?.showProgress() }
    }
  }

  /// Whether the control shows it.
  open var isProgressVisible: Bool { isShown }

  /// Another page shows.
  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func changeVisibility(to isVisible: Bool) {
    guard isVisible != isShown else { return }
    isShown = isVisible
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
}
