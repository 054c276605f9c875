import Foundation
import QuartzCore

/// A view that goes on showing what another view showed once.
///
/// Differs from UIKit: it is made of the layers that were there, not of pixels; UIKit's own class has
/// another, private name.
final class _UIReplicantView: UIView {
  /// Shows a part of a picture, at its own size.
  init(picture: CALayer, of rect: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    picture.transform = CATransform3DIdentity
    picture.isHidden = false
    picture.opacity = 1
    picture.anchorPoint = .zero
    picture.position = CGPoint(
      x: picture.bounds.minX - rect.minX, y: picture.bounds.minY - rect.minY)
    layer.addSublayer(picture)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// A view that goes on showing a part of what this one shows.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether changes that have not reached the screen count; layout that is due is done
  ///     first then.
  /// - Returns: Nil if nothing of the view has been on the screen and `afterUpdates` is false.
  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    if afterUpdates {
      layoutIfNeeded()
      displayTree()
    }
    let time = UISystem.current.loop.now
    return layer.frozenCopy(committed: !afterUpdates, at: time).map {
      _UIReplicantView(picture: $0, of: rect)
    }
  }

  private func displayTree() {
    layer.displayIfNeeded()
    for subview in subviews { subview.displayTree() }
  }
}
