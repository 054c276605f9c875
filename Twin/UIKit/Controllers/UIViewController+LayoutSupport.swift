public import Foundation

/// How much of a controller's view bars cover at the top or at the bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// What is covered, in points.
  var length: CGFloat { get }
  /// Where the covered part begins.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Where the covered part ends.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The covered part's height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  func barGuide(_ source: UILayoutGuide.Source) -> BarLayoutGuide {
    let state = view.layoutState
    for case let guide as BarLayoutGuide in state.systemGuides where guide.source == source {
      return guide
    }
    let guide = BarLayoutGuide(source, of: view)
    state.systemGuides.append(guide)
    return guide
  }
}

/// The part of a controller's view that bars cover on one side.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
