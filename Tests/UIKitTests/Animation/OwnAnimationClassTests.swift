import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

/// Source: github.com/robb/RBBAnimation, and its Swift copy in icanzilb/EasyAnimation: animations with values of their own,
/// which complete the copy that super has made.
@Suite("An animation of an app's own class")
@MainActor
struct OwnAnimationClassTests {
  /// Makes its values when it is asked.
  private final class Ramp: CAKeyframeAnimation {
    var height: CGFloat = 0

    override var values: [Any]? {
      get { [0, height] }
      set {}
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Ramp)?.height = height
      return copy
    }
  }

  private final class Named: CABasicAnimation {
    var name = "nobody"

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Named)?.name = name
      return copy
    }
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var names: [String] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      names.append((anim as? Named)?.name ?? "another class")
    }
  }

  private let device = Device(era: .iOS18)
  private let view = UIView()

  init() {
    device.launch { UIViewController() }
    device.window.addSubview(view)
    device.advance(by: 0.1)
  }

  private func ramp() -> Ramp {
    let ramp = Ramp(keyPath: "position.x")
    ramp.height = 80
    ramp.duration = 1
    return ramp
  }

  @Test("is kept by the layer as what its own way of copying makes, with what its own values are")
  func values() {
    device.perform { view.layer.add(ramp(), forKey: "ramp") }
    device.advance(by: 0.5)
    #expect((view.layer.animation(forKey: "ramp") as? Ramp)?.height == 80)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 40) < 1)
  }

  @Test("is kept like that in a group, too")
  func group() {
    device.perform {
      let group = CAAnimationGroup()
      group.animations = [ramp()]
      group.duration = 1
      view.layer.add(group, forKey: "group")
    }
    device.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 20) < 1)
  }

  @Test("is what its delegate hears of")
  func delegate() {
    let listener = Listener()
    let animation = Named(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.5
    animation.name = "fade"
    animation.delegate = listener
    device.perform { view.layer.add(animation, forKey: nil) }
    device.advance(by: 1)
    #expect(listener.names == ["fade"])
    let copy = animation.copy() as? Named
    #expect(copy !== animation && copy?.name == "fade" && copy?.keyPath == "opacity")
  }

  @Test("is copied with all that Core Animation's classes have, and its own parts as they begin")
  func plainCopy() {
    final class Tagged: CASpringAnimation { var tag = 1 }
    let animation = Tagged(keyPath: "position")
    animation.tag = 2
    animation.stiffness = 300
    animation.toValue = CGPoint(x: 1, y: 2)
    let copy = animation.copy() as? Tagged
    #expect(copy?.tag == 1 && copy?.stiffness == 300 && copy?.keyPath == "position")
    #expect(copy?.toValue as? CGPoint == CGPoint(x: 1, y: 2))
    let known = [
      CAAnimation(), CAPropertyAnimation(), CABasicAnimation(), CAKeyframeAnimation(),
      CASpringAnimation(), CAAnimationGroup(), CATransition(),
    ]
    for animation in known {
      #expect(type(of: animation.copy() as? CAAnimation ?? CAAnimation()) == type(of: animation))
    }
  }
}
