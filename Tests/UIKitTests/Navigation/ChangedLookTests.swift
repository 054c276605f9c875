import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("The look that a bar answers")
@MainActor
struct ChangedLookTests {
  private let device = Device(era: .iOS18)

  init() {
    UISystem.current = device.system
  }

  @Test("can be changed without being set, and is the bar's from then on")
  func change() {
    let bar = UINavigationBar()
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .red
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.kern] != nil)
    let (tabs, toolbar) = (UITabBar(), UIToolbar())
    tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor = .red
    toolbar.standardAppearance.shadowColor = nil
    #expect(tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(toolbar.standardAppearance.shadowColor == nil)
  }

  @Test("shows when it has been changed before the bar shows a page")
  func shown() throws {
    /// A page that changes the look of the bar above it, as it is loaded.
    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.standardAppearance.backgroundColor = .red
        navigationController?.navigationBar.scrollEdgeAppearance =
          navigationController?.navigationBar.standardAppearance
      }
    }
    let navigation = UINavigationController(rootViewController: Page())
    device.launch { navigation }
    #expect(navigation.navigationBar.subviews.first?.backgroundColor == .red)
  }

  @Test("is the system's as long as nobody changes it, so that older colors of the bar show")
  func asked() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    bar.setItems([UINavigationItem(title: "Alone")], animated: false)
    _ = bar.standardAppearance
    bar.barTintColor = .green
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .green)
    bar.standardAppearance.backgroundColor = .red
    bar.setItems([UINavigationItem(title: "Other")], animated: false)
    #expect(bar.subviews.first?.backgroundColor == .red)
  }

  @Test("is a copy of what was set")
  func copy() {
    let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
    bar.standardAppearance = look
    look.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.standardAppearance === bar.standardAppearance)
  }

  @Test("is equal to another one that says the same, of the same class")
  func equality() {
    let bar = UINavigationBar()
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.blue
    ]
    bar.scrollEdgeAppearance = bar.standardAppearance
    #expect(bar.scrollEdgeAppearance !== bar.standardAppearance)
    #expect(bar.scrollEdgeAppearance == bar.standardAppearance)
    #expect(bar.compactAppearance == bar.compactScrollEdgeAppearance)
    bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.scrollEdgeAppearance != bar.standardAppearance)
    let (one, other) = (UITabBarAppearance(), UITabBarAppearance())
    #expect(one == other && one.hash == other.hash)
    other.stackedLayoutAppearance.selected.iconColor = .red
    #expect(one != other)
    #expect(UIToolbarAppearance() != UIBarAppearance())
  }
}
