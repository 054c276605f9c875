import UIKit

/// Shows a drawing in the largest square that fits its bounds.
final class DrawingView: UIView {
  private let shapes: [Drawing.Shape]
  private let shapeLayers: [CAShapeLayer]

  init(_ drawing: Drawing) {
    shapes = drawing.shapes
    shapeLayers = drawing.shapes.map { _ in
      let layer = CAShapeLayer()
      layer.lineCap = .round
      layer.lineJoin = .round
      return layer
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for shapeLayer in shapeLayers { layer.addSublayer(shapeLayer) }
    paint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    for (shape, shapeLayer) in zip(shapes, shapeLayers) {
      shapeLayer.fillColor = shape.fill?.resolvedColor(with: traitCollection).cgColor
      shapeLayer.strokeColor = shape.stroke?.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let scale = side / Drawing.side
    let toBounds = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(
        CGAffineTransform(
          translationX: (bounds.width - side) / 2, y: (bounds.height - side) / 2))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (shape, shapeLayer) in zip(shapes, shapeLayers) {
      let path = UIBezierPath(cgPath: shape.path.cgPath)
      path.apply(toBounds)
      shapeLayer.path = path.cgPath
      shapeLayer.lineWidth = shape.lineWidth * scale
    }
    CATransaction.commit()
  }
}
