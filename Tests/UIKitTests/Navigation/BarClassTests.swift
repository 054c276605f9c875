import Foundation
import Simulator
import Testing
import UIKit

@Suite("A navigation controller with bars of an app's own classes")
@MainActor
struct BarClassTests {
  private final class OwnBar: UINavigationBar {
    var wasMade = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      wasMade = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnToolbar: UIToolbar {}

  /// Keeps what it is given to itself, as bars of libraries do.
  private final class PictureBar: UINavigationBar {
    private var background: UIImage?
    private var shadow: UIImage?

    override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
      background = backgroundImage
    }

    override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { background }

    override var shadowImage: UIImage? {
      get { shadow }
      set { shadow = newValue }
    }
  }

  private final class StillController: UINavigationController {
    override var hidesBarsOnSwipe: Bool {
      get { super.hidesBarsOnSwipe }
      set { super.hidesBarsOnSwipe = false }
    }
  }

  @Test("lets them keep pictures to themselves")
  func pictures() {
    let device = Device(era: .iOS13)
    let navigation = UINavigationController(
      navigationBarClass: PictureBar.self, toolbarClass: nil)
    navigation.pushViewController(UIViewController(), animated: false)
    device.launch { navigation }
    let (bar, picture) = (navigation.navigationBar, UIImage())
    device.perform {
      bar.setBackgroundImage(picture, for: .default)
      bar.shadowImage = picture
    }
    #expect(bar.backgroundImage(for: .default) === picture && bar.shadowImage === picture)
    let background = bar.subviews.first { String(describing: type(of: $0)) == "_UIBarBackground" }
    #expect(background?.backgroundColor?.cgColor.alpha != 0, "the bar shows none of them")
  }

  @Test("can be of an own class itself, whose bars stay")
  func still() {
    let device = Device(era: .iOS18)
    let navigation = StillController(rootViewController: UIViewController())
    device.launch { navigation }
    device.perform { navigation.hidesBarsOnSwipe = true }
    #expect(!navigation.hidesBarsOnSwipe)
  }

  @Test("shows them")
  func own() {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    navigation.pushViewController(UIViewController(), animated: false)
    device.launch { navigation }
    device.perform { navigation.isToolbarHidden = false }
    _ = device.settle(limit: 2)
    #expect((navigation.navigationBar as? OwnBar)?.wasMade == true)
    #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    #expect(navigation.toolbar is OwnToolbar)
    #expect(navigation.toolbar.superview === navigation.view)
  }

  @Test("or of UIKit's where no class is named")
  func usual() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    #expect(type(of: navigation.toolbar as UIToolbar) == UIToolbar.self)
    #expect(navigation.viewControllers.isEmpty)
  }
}
