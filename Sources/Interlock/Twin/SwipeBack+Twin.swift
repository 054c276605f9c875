#if !canImport(ObjectiveC)
  import UIKit

  /// Whether a finger is pulling the top page away at this moment: never, the twin has no such gesture.
  func isSwipedBack(_ navigation: UINavigationController) -> Bool {
    false
  }
#endif
