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

  /// Has a view from the beginning.
  private final class FilledBar: UINavigationBar {
    let own = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(own)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "has no views in them but their own until they are laid out, from iOS 12 on; those stay in front",
    arguments: [(Era.iOS9, false), (.iOS13, true), (.iOS26, true)])
  func views(in era: Era, isLate: Bool) throws {
    /// Looks at the bar as it is loaded.
    final class Page: UIViewController {
      var first: UIView?
      override func viewDidLoad() {
        super.viewDidLoad()
        first = navigationController?.navigationBar.subviews.first
      }
    }
    let device = Device(era: era)
    UISystem.current = device.system
    let (page, next) = (Page(), UIViewController())
    page.title = "Page"
    let navigation = UINavigationController(
      navigationBarClass: FilledBar.self, toolbarClass: nil)
    let bar = try #require(navigation.navigationBar as? FilledBar)
    navigation.setViewControllers([page], animated: false)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 800)
    navigation.pushViewController(next, animated: false)
    navigation.popViewController(animated: false)
    #expect((bar.subviews == [bar.own]) == isLate)
    device.launch { navigation }
    #expect((page.first === bar.own) == isLate)
    #expect(bar.subviews.first.map { String(describing: type(of: $0)) } == "_UIBarBackground")
    #expect(bar.subviews.count > 2)
    #expect((bar.subviews.last === bar.own) == isLate)
    #expect(bar.subviews.allSatisfy { $0 === bar.own || $0.bounds.width == bar.bounds.width })
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
