import Foundation
import QuartzCore
import UIKit

/// Reading the screen while a transition shows an old content beside the new one.
extension Device {
  /// Whether what a view shows can be seen, as far as a transition of its own decides about it.
  func isContentVisible(of view: UIView) -> Bool {
    view.layer.passage(at: now).map { $0.newPlace.opacity >= 0.05 } ?? true
  }

  /// The frontmost view that belonged to the old content of a transition, at a point of the window.
  func formerView(
    of view: UIView, in passage: LayerPassage, at point: CGPoint, where matches: (UIView) -> Bool
  ) -> UIView? {
    guard let old = passage.old, passage.oldPlace.opacity >= 0.05 else { return nil }
    let place = view.layer.presentation()?.convert(point, from: window.layer.presentation())
    guard let place else { return nil }
    let start = old.appearance.bounds.origin
    let now = view.layer.bounds.origin
    return former(
      old,
      at: CGPoint(
        x: place.x - passage.oldPlace.offset.x + start.x - now.x,
        y: place.y - passage.oldPlace.offset.y + start.y - now.y), where: matches)
  }

  /// Searches a picture at a point of its layer.
  private func former(
    _ picture: LayerPicture, at point: CGPoint, where matches: (UIView) -> Bool
  ) -> UIView? {
    let appearance = picture.appearance
    for sublayer in picture.sublayers.reversed() {
      let values = sublayer.appearance
      guard !values.isHidden, values.opacity >= 0.05 else { continue }
      let transform = CATransform3DGetAffineTransform(values.transformToSuperlayer)
      let inside = point.applying(transform.inverted())
      if let found = former(sublayer, at: inside, where: matches) { return found }
    }
    let isOpaque = (appearance.backgroundColor?.alpha ?? 0) > 0.5 || !picture.drawings.isEmpty
    guard isOpaque, appearance.bounds.contains(point),
      let view = picture.layer.delegate as? UIView, matches(view)
    else { return nil }
    return view
  }
}

extension LayerPassage {
  /// Whether, where both contents are, a person sees more of the old one.
  var showsOldFirst: Bool {
    isOldInFront ? oldPlace.opacity >= 0.5 : newPlace.opacity < 0.5
  }
}
