import Simulator
import Testing
import UIKit

/// Source: UIKit documentation, `isTranslucent` of bars.
@Suite("Whether light comes through a bar")
@MainActor
struct BarTranslucencyTests {
  private let device = Device(era: .iOS13)

  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private func launch() -> UINavigationController {
    UISystem.current = device.system
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch { navigation }
    return navigation
  }

  private func background(of bar: UIView) throws -> UIView {
    try #require(bar.subviews.first { String(describing: type(of: $0)) == "_UIBarBackground" })
  }

  @Test("is what its picture says, and pages are below a bar through which none comes")
  func picture() throws {
    let navigation = launch()
    let bar = navigation.navigationBar
    let page = try #require(navigation.topViewController?.view)
    #expect(bar.isTranslucent && page.frame.minY == 0)
    device.perform { bar.setBackgroundImage(picture(.red), for: .default) }
    device.advance(by: 0)
    #expect(!bar.isTranslucent)
    #expect(page.convert(CGPoint.zero, to: nil).y == bar.convert(bar.bounds, to: nil).maxY)
    device.perform {
      bar.setBackgroundImage(picture(.red.withAlphaComponent(0.5)), for: .default)
    }
    device.advance(by: 0)
    #expect(bar.isTranslucent && page.convert(CGPoint.zero, to: nil).y == 0)
    device.perform { bar.setBackgroundImage(UIImage(), for: .default) }
    #expect(bar.isTranslucent)
  }

  @Test("is what an app says, before its picture does")
  func own() throws {
    let bar = launch().navigationBar
    device.perform {
      bar.isTranslucent = true
      bar.setBackgroundImage(picture(.red), for: .default)
    }
    #expect(bar.isTranslucent)
    let shown = try #require(
      background(of: bar).subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(shown.alpha < 1 && shown.alpha > 0.5)
    device.perform { bar.isTranslucent = false }
    #expect(shown.alpha == 1)
  }

  @Test("is none through an opaque bar, whatever color or picture is set")
  func opaque() throws {
    let bar = launch().navigationBar
    device.perform {
      bar.isTranslucent = false
      bar.barTintColor = UIColor.red.withAlphaComponent(0.3)
    }
    let ground = try background(of: bar)
    #expect(ground.backgroundColor?.cgColor.rgba == UIColor.red.cgColor.rgba)
    device.perform { bar.setBackgroundImage(UIImage(), for: .default) }
    #expect(ground.backgroundColor?.cgColor.rgba == UIColor.red.cgColor.rgba)
    device.perform { bar.barTintColor = nil }
    #expect(ground.backgroundColor == .white)
    device.perform { bar.barStyle = .black }
    #expect(ground.backgroundColor == .black)
  }

  @Test("is known of tab bars, toolbars and search bars, too")
  func others() {
    UISystem.current = device.system
    let (tabs, tools, search) = (UITabBar(), UIToolbar(), UISearchBar())
    #expect(tabs.isTranslucent && tools.isTranslucent && search.isTranslucent)
    tabs.backgroundImage = picture(.red)
    tools.setBackgroundImage(picture(.red), forToolbarPosition: .any, barMetrics: .default)
    search.backgroundImage = picture(.red)
    #expect(!tabs.isTranslucent && !tools.isTranslucent && !search.isTranslucent)
    tabs.isTranslucent = true
    tools.isTranslucent = true
    search.isTranslucent = true
    #expect(tabs.isTranslucent && tools.isTranslucent && search.isTranslucent)
  }

  @Test("is said by an appearance to bars without a word of their own")
  func appearance() {
    UISystem.current = device.system
    UINavigationBar.appearance().isTranslucent = false
    let (bar, own) = (UINavigationBar(), UINavigationBar())
    own.isTranslucent = true
    device.perform {
      device.window.addSubview(bar)
      device.window.addSubview(own)
    }
    #expect(!bar.isTranslucent && own.isTranslucent)
  }

  @Test("may be the answer of an app's own bar")
  func subclass() throws {
    final class OpaqueBar: UINavigationBar {
      override var isTranslucent: Bool {
        get { false }
        set {}
      }
    }
    UISystem.current = device.system
    let navigation = UINavigationController(navigationBarClass: OpaqueBar.self, toolbarClass: nil)
    navigation.viewControllers = [UIViewController()]
    device.launch { navigation }
    let bar = navigation.navigationBar
    bar.barTintColor = .red.withAlphaComponent(0.5)
    #expect(try background(of: bar).backgroundColor?.cgColor.alpha == 1)
    #expect(navigation.topViewController?.view.frame.minY != 0)
  }
}
