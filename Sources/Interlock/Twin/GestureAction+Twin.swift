#if !canImport(ObjectiveC)
  import UIKit

  /// What happens when a recognizer's state changes, for as long as the object lives.
  final class GestureAction {
    private let action: () -> Void

    init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
      self.action = action
      recognizer.addHandler { [weak self] _ in self?.action() }
    }
  }
#endif
