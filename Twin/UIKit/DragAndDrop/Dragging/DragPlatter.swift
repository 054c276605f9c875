import CoreGraphics
import Foundation
import QuartzCore

/// A picture of what is dragged, over everything else in the window.
final class DragPlatter: UIView {
  /// How long things take to be lifted, and to come down, in seconds (assumed).
  static let duration: TimeInterval = 0.25
  /// How much larger things are that are lifted (assumed).
  private static let liftedScale: CGFloat = 1.05

  private let source: UITargetedPreview?
  private let formerAlpha: CGFloat
  private var grip = CGPoint.zero

  init(_ source: UITargetedPreview?, finger: CGPoint, in window: UIWindow) {
    self.source = source
    formerAlpha = source?.view.alpha ?? 1
    super.init(
      frame: source.map { Self.frame(of: $0, in: window) } ?? CGRect(origin: finger, size: .zero))
    isUserInteractionEnabled = false
    if let source { show(source.view, source.parameters) }
    grip = CGPoint(x: finger.x - center.x, y: finger.y - center.y)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return }
    backgroundColor = parameters.backgroundColor ?? .clear
    picture.frame.origin = .zero
    addSubview(picture)
  }

  /// Shows something else from now on.
  func show(_ preview: UIDragPreview) {
    for subview in subviews { subview.removeFromSuperview() }
    bounds.size = preview.view.bounds.size
    show(preview.view, preview.parameters)
  }

  /// Where a preview is, in a window.
  static func frame(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let target = preview.target
    let center = target.container.convert(target.center, to: window as UIView?)
    let size = preview.size.applying(target.transform)
    return CGRect(
      x: center.x - abs(size.width) / 2, y: center.y - abs(size.height) / 2,
      width: abs(size.width), height: abs(size.height))
  }

  // MARK: Moves

  /// Comes up. Called inside an animation.
  func lift() {
    transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
  }

  /// Follows the finger.
  func follow(_ finger: CGPoint) {
    center = CGPoint(x: finger.x - grip.x, y: finger.y - grip.y)
  }

  /// Comes down at a preview's place, or fades away without one. Called inside an animation.
  func comeDown(at preview: UITargetedPreview?) {
    guard let preview, let window else {
      alpha = 0
      return
    }
    transform = .identity
    layer.shadowOpacity = 0
    let frame = Self.frame(of: preview, in: window)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where it came from.
  var origin: UITargetedPreview? { source }
}
