#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// What happens when a recognizer's state changes, for as long as the object lives.
  final class GestureAction: NSObject {
    private let action: () -> Void

    init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
      self.action = action
      super.init()
      recognizer.addTarget(self, action: #selector(run))
    }

    @objc private func run() {
      action()
    }
  }
#endif
