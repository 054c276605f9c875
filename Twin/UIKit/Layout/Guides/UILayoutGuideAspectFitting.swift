public import Foundation

/// A guide whose sides have a ratio (since iOS 16).
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width of the content for one point of its height.
  var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of a ratio in the middle of a window's safe area.
///
/// Assumed: the ratio is 1 unless set.
final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  var aspectRatio: CGFloat = 1 {
    didSet { if aspectRatio != oldValue { owningView?.layoutEnvironmentDidChange() } }
  }

  /// The distances of the rectangle from the bounds.
  var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    var insets = owningView.safeAreaInsets
    let room = owningView.bounds.inset(by: insets)
    guard aspectRatio > 0, room.width > 0, room.height > 0 else { return insets }
    let width = min(room.width, room.height * aspectRatio)
    let (side, end) = ((room.width - width) / 2, (room.height - width / aspectRatio) / 2)
    insets.left += side
    insets.right += side
    insets.top += end
    insets.bottom += end
    return insets
  }
}

extension UIView {
  /// The guide of that kind, made when it is first asked for.
  func aspectFitGuide() -> AspectFitGuide {
    if let known = ownLayoutState?.aspectFitGuide { return known }
    let guide = AspectFitGuide(.aspectFit, of: self)
    layoutState.systemGuides.append(guide)
    return guide
  }
}

extension ViewLayoutState {
  /// The guide of a ratio, if somebody has asked for it.
  var aspectFitGuide: AspectFitGuide? {
    systemGuides.lazy.compactMap { $0 as? AspectFitGuide }.first
  }
}
