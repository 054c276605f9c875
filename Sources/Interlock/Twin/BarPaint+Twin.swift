#if !canImport(ObjectiveC)
  import UIKit

  extension UINavigationItem {
    /// Has the bar look the same always: the twin's bar knows one look.
    func wearEverywhere(_ appearance: UINavigationBarAppearance) {
      standardAppearance = appearance
    }
  }
#endif
