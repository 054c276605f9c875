import QuartzCore

/// The bubble behind the page of a popover, with its arrow and its shadow.
///
/// Numbers in points, read off published screenshots (assumed).
final class PopoverBubble: UIView {
  private static let shadowRadius: CGFloat = 24
  private static let shadowOpacity: Float = 0.18

  private let shape = CAShapeLayer()
  /// The app's own look, which takes the place of the usual one.
  var background: UIPopoverBackgroundView? {
    didSet {
      oldValue?.removeFromSuperview()
      shape.isHidden = background != nil
      if let background { addSubview(background) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape.shadowRadius = Self.shadowRadius
    shape.shadowOpacity = Self.shadowOpacity
    shape.shadowOffset = .zero
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Draws the bubble around a page, with an arrow toward what it belongs to.
  func draw(
    around page: CGRect, cornerRadius: CGFloat, direction: UIPopoverArrowDirection,
    toward anchor: CGRect, color: UIColor
  ) {
    let path = UIBezierPath(roundedRect: page, cornerRadius: cornerRadius)
    let middle = CGPoint(x: anchor.midX, y: anchor.midY)
    path.append(arrow(on: page, direction, toward: middle, off: cornerRadius))
    shape.path = path.cgPath
    shape.shadowPath = path.cgPath
    shape.fillColor = color.cgColor
  }

  /// A triangle whose base keeps off the round corners.
  private func arrow(
    on page: CGRect, _ direction: UIPopoverArrowDirection, toward anchor: CGPoint,
    off cornerRadius: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    let half = PopoverChrome(nil).arrowBase / 2
    let corner = cornerRadius + half
    let height = PopoverPlacement.usualArrowHeight
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low + corner), max(high - corner, low + corner))
    }
    let (x, y) = (within(anchor.x, page.minX, page.maxX), within(anchor.y, page.minY, page.maxY))
    let corners: [CGPoint]
    switch direction {
    case .up:
      corners = [
        CGPoint(x: x - half, y: page.minY), CGPoint(x: x, y: page.minY - height),
        CGPoint(x: x + half, y: page.minY),
      ]
    case .down:
      corners = [
        CGPoint(x: x - half, y: page.maxY), CGPoint(x: x, y: page.maxY + height),
        CGPoint(x: x + half, y: page.maxY),
      ]
    case .left:
      corners = [
        CGPoint(x: page.minX, y: y - half), CGPoint(x: page.minX - height, y: y),
        CGPoint(x: page.minX, y: y + half),
      ]
    case .right:
      corners = [
        CGPoint(x: page.maxX, y: y - half), CGPoint(x: page.maxX + height, y: y),
        CGPoint(x: page.maxX, y: y + half),
      ]
    default: return path
    }
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}

/// Fades in and out with its bubble.
struct PopoverLook: PresentationLook {
  let bubble: PopoverBubble
  let duration = TransitionMotion.duration

  func occludes(in presentation: Presentation) -> Bool { true }

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    let isShown = stage == .shown
    (presentation.active as? UIPopoverPresentationController)?.placeBubble()
    view.alpha = isShown ? 1 : 0
    bubble.alpha = isShown ? 1 : 0
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }
}
