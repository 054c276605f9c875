import Foundation
import Testing
import UIKit

@Suite("What apps set without anything to be seen on a phone")
@MainActor
struct ContainerExtrasTests {
  @Test("is kept: effects of tilting the device")
  func motionEffects() {
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [group, effect])
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [effect])
    view.motionEffects.removeAll()
    #expect(view.motionEffects.isEmpty)
    #expect(effect.minimumRelativeValue as? Int == -10)
  }

  @Test("is there: the button of a split view controller, always the same")
  func displayModeButton() {
    let split = UISplitViewController()
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
  }
}

@Suite("An appearance of bars with pictures")
@MainActor
struct AppearancePictureTests {
  private func pictures(in view: UIView) -> [UIImage] {
    ((view as? UIImageView)?.image).map { [$0] } ?? view.subviews.flatMap(pictures)
  }

  @Test("shows them behind the bar, and in the place of its line")
  func shown() {
    let bench = ControllersBench.launched(.iOS18)
    let (background, shadow) = (UIImage(), UIImage())
    let appearance = UINavigationBarAppearance()
    appearance.backgroundImage = background
    appearance.shadowImage = shadow
    bench.perform {
      bench.navigation.navigationBar.standardAppearance = appearance
      bench.navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    let shown = pictures(in: bench.navigation.navigationBar)
    #expect(shown.contains { $0 === background })
    #expect(shown.contains { $0 === shadow })
  }

  @Test("has none after it was configured")
  func reset() {
    let appearance = UITabBarAppearance()
    appearance.shadowImage = UIImage()
    let copy = UITabBarAppearance(barAppearance: appearance)
    #expect(copy.shadowImage === appearance.shadowImage)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.shadowImage == nil)
    #expect(copy.shadowImage != nil)
  }
}
