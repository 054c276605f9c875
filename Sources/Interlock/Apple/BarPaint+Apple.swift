#if canImport(ObjectiveC)
  import UIKit

  extension UINavigationItem {
    /// Has the bar look the same at every size and scroll position.
    func wearEverywhere(_ appearance: UINavigationBarAppearance) {
      standardAppearance = appearance
      compactAppearance = appearance
      scrollEdgeAppearance = appearance
      compactScrollEdgeAppearance = appearance
    }
  }
#endif
