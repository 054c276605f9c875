import Foundation
import QuartzCore

extension UIView {
  func hide(_ isHidden: Bool) {
    guard baseLayer.isHidden != isHidden else { return tellObservers(set: .hidden) }
    observably { baseLayer.isHidden = isHidden }
    superview?.subviewDidHide(self)
  }

  /// A layer of the class that the view wants.
  static func makeLayer() -> CALayer {
    guard let layerType = layerClass as? CALayer.Type, layerType != CALayer.self else {
      return CALayer()
    }
    // Of all initializers only this one is there for every subclass; layers read nothing from it.
    return layerType.init(coder: NSCoder()) ?? CALayer()
  }

  /// Puts what the view draws on its layer.
  func drawAgain(on layer: CALayer) {
    withCurrentTraits {
      layer.ownDrawings = makeDrawings()
      drawOwnContents()
    }
  }

  /// Takes the colors that are right for other traits.
  func colorGroundAgain() {
    if let color = ground.shown, ground.isPainted(on: baseLayer) { paintBackground(color) }
    setNeedsDisplay()
  }

  /// The end of every initializer.
  func ownLayerDidCome(frame: CGRect) {
    baseLayer.contentsScale = UIScreen.main.scale
    baseLayer.owner = self
    baseLayer.isOpaque = isUsuallyOpaque
    if frame != .zero || type(of: baseLayer) != CALayer.self { baseLayer.frame = frame }
    // Whether a subclass draws is not known before it was asked to.
    if type(of: self) != UIView.self { baseLayer.setNeedsDisplay() }
  }
}
