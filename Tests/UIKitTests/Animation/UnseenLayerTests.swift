import QuartzCore
import Simulator
import Testing
import UIKit

/// Sources: stackoverflow.com/questions/45723241; github.com/gnustep/libs-quartzcore, pull request 109;
/// github.com/material-motion/motion-animator-objc, pull request 57.
@Suite("A layer in a view that no window had at the last commit")
@MainActor
struct UnseenLayerTests {
  private let bench = AnimationBench()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let layer = CALayer()

  init() {
    view.layer.addSublayer(layer)
    bench.device.advance(by: 0)
    bench.device.perform { view.setNeedsLayout() }
  }

  @Test("has no presentation, until the next commit")
  func presentation() {
    bench.device.advance(by: 0)
    #expect(view.layer.presentation() == nil && layer.presentation() == nil)
    bench.device.perform {
      bench.view.addSubview(view)
      #expect(view.layer.presentation() == nil && layer.presentation() == nil)
    }
    #expect(view.layer.presentation() != nil && layer.presentation() != nil)
    bench.device.perform { view.removeFromSuperview() }
    #expect(view.layer.presentation() == nil && layer.presentation() == nil)
  }

  @Test("does not move by itself where its values are set")
  func implicitAnimation() {
    bench.device.advance(by: 0)
    bench.device.perform {
      layer.position.x = 50
      bench.view.addSubview(view)
      layer.position.x = 60
      #expect(layer.animationKeys() == nil)
    }
    bench.device.perform {
      layer.position.x = 80
      #expect(layer.animationKeys() == ["position"])
    }
  }

  @Test("stays on the screen where it leaves a layer for another in one turn")
  func moved() {
    bench.device.advance(by: 0)
    bench.device.perform { bench.view.addSubview(view) }
    bench.device.perform {
      bench.view.layer.insertSublayer(CALayer(), at: 0)
      layer.removeFromSuperlayer()
      view.layer.addSublayer(layer)
      #expect(layer.presentation() != nil)
      layer.position.x = 50
      #expect(layer.animationKeys() == ["position"])
    }
  }
}
