public import UIKit

/// A page of a ``ViewNavigationController``: a view that hears when it appears and disappears.
///
/// Override the callbacks, and call `super`. They come in pairs and in UIKit's order: what appears has
/// been told so exactly once before it is told to disappear. A swipe that is cancelled tells both pages
/// that they go back. A view that conforms to ``BackVeto`` is asked before a swipe, or a pop whose origin is
/// the user, takes it away.
///
/// Article: UINavigationView
open class NavigationView: UIView {
  /// The controller in whose stack this view is; nil outside one.
  ///
  /// Article: viewNavigation
  public internal(set) weak var viewNavigation: ViewNavigationController?

  /// What messages call this view; nobody shows it.
  open var title: String?

  /// How far the view is between not being seen and being seen.
  private var appearance = Appearance.disappeared

  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is seen, and still.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Told by the stack

  /// Tells the view that it begins to appear, unless it knows.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
  }

  /// Tells the view that it begins to disappear, unless it knows.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  /// Tells the view that what it was told of last has come to its end.
  func endAppearanceChange(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      break  // It was told before.
    }
  }
}
