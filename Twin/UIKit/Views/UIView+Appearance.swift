import Foundation
import QuartzCore

extension UIView {
  func hide(_ isHidden: Bool) {
    guard self.isHidden != isHidden else { return tellObservers(set: .hidden) }
    if isHidden, let block = blockOfLeavingStack {
      observably { layoutState.leavesStackWith = block }
      block.hideAtEnd(self)
    } else {
      observably {
        ownLayoutState?.leavesStackWith = nil
        baseLayer.isHidden = isHidden
      }
    }
    superview?.subviewDidHide(self)
  }

  /// The block in whose animation the view leaves a stack, so that its layer shows till the end.
  ///
  /// Source: github.com/tomvanzummeren/TZStackView, `HidingAnimationTests`, which are of UIKit's stack, too.
  private var blockOfLeavingStack: ViewAnimation? {
    guard let stack = superview as? UIStackView, window != nil,
      let block = UISystem.current.animations.current, block.duration > 0,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return block
  }

  /// The end of the animation in which the view has left a stack, unless it has come back since.
  func leaveStack(with block: ViewAnimation) {
    guard let ownLayoutState, ownLayoutState.leavesStackWith === block else { return }
    ownLayoutState.leavesStackWith = nil
    baseLayer.isHidden = true
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
