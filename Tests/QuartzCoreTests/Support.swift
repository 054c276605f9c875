import QuartzCore
import Testing

/// A fresh loop for one test.
@MainActor
struct Stage {
  let loop = MainLoop()

  init() {
    activate()
  }

  /// Makes the loop the current one. Each test begins with it, because Swift Testing makes other
  /// suites between a suite's initialization and its test.
  func activate() {
    MainLoop.current = loop
  }

  /// Runs a body as one turn of the loop.
  func turn(_ body: () -> Void) {
    loop.runTurn(body)
  }

  /// What the screen shows of a layer now.
  func shown(_ layer: CALayer) -> CALayer.Appearance {
    layer.appearance(at: loop.now)
  }

  /// A layer that has been on the screen before the test begins, so that changes can animate.
  func layerOnScreen() -> CALayer {
    let layer = CALayer()
    turn { layer.setNeedsLayout() }
    return layer
  }
}

/// Notes what happens, with the virtual time at which it does.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}

/// Hears about the beginning and the end of an animation.
final class DelegateSpy: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start \(CACurrentMediaTime())")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag) \(CACurrentMediaTime())")
  }
}

/// An animation of the opacity from 0 to 1.
func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.0
  animation.toValue = 1.0
  animation.duration = duration
  return animation
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}

func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
  isClose(left.x, right.x) && isClose(left.y, right.y)
}

func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
  isClose(left.origin, right.origin) && isClose(left.width, right.width)
    && isClose(left.height, right.height)
}

extension CATransform3D {
  /// The sixteen numbers of the matrix, row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
