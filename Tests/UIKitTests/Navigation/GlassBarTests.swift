import Foundation
import Simulator
import Testing
import UIKit

@Suite("Buttons of bars on glass")
@MainActor
struct GlassBarTests {
  private let device: Device
  private let page = UIViewController()

  init() {
    device = Device(era: .iOS26)
    UISystem.current = device.system
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
  }

  private func launch(_ device: Device, below: String? = nil) -> UINavigationController {
    let page = page
    var navigation: UINavigationController?
    device.launch {
      let controller = UINavigationController()
      if let below {
        let root = UIViewController()
        root.title = below
        controller.viewControllers = [root, page]
      } else {
        controller.viewControllers = [page]
      }
      navigation = controller
      return controller
    }
    _ = device.settle(limit: 2)
    return navigation ?? UINavigationController()
  }

  /// The pieces of glass in a bar, from left to right.
  private func pieces(in bar: UIView) -> [CGRect] {
    all(UIVisualEffectView.self, in: bar).map { $0.convert($0.bounds, to: bar) }
      .sorted { $0.minX < $1.minX }
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("have no glass before iOS 26")
  func before() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    page.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
    #expect(pieces(in: launch(device, below: "Root").navigationBar).isEmpty)
  }

  @Test("share a piece if they are pictures, and have one each if they are texts")
  func share() {
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search), text("Text"),
      text("Other"),
    ]
    let found = pieces(in: launch(device).navigationBar)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.height == 44 })
    #expect(found.last == CGRect(x: 390 - 16 - 96, y: 0, width: 96, height: 44))
    #expect(zip(found, found.dropFirst()).allSatisfy { $1.minX - $0.maxX == 12 })
  }

  @Test("lie alone beside a space, if they want to, and if they are prominent, done or close")
  func alone() {
    let bar = launch(device).navigationBar
    func count(_ items: [UIBarButtonItem]) -> Int {
      device.perform { page.navigationItem.rightBarButtonItems = items }
      _ = device.settle(limit: 2)
      return pieces(in: bar).count
    }
    func add() -> UIBarButtonItem { UIBarButtonItem(systemItem: .add) }
    #expect(count([add(), add(), add()]) == 1)
    #expect(count([add(), UIBarButtonItem.fixedSpace(0), add()]) == 2)
    #expect(count([add(), UIBarButtonItem.fixedSpace(), add()]) == 2)
    let own = add()
    own.sharesBackground = false
    #expect(count([add(), own, add()]) == 3)
    let prominent = add()
    prominent.style = .prominent
    #expect(count([prominent, add()]) == 2)
    #expect(count([UIBarButtonItem(systemItem: .done), add()]) == 2)
    #expect(count([UIBarButtonItem(systemItem: .close), add()]) == 2)
  }

  @Test("have none if they want none, unless they are in a group with others")
  func none() {
    let bare = UIBarButtonItem(systemItem: .add)
    bare.hidesSharedBackground = true
    page.navigationItem.rightBarButtonItem = bare
    let bar = launch(device).navigationBar
    #expect(pieces(in: bar).isEmpty)
    let other = UIBarButtonItem(systemItem: .search)
    let group = UIBarButtonItemGroup.fixedGroup(items: [bare, other])
    device.perform { page.navigationItem.trailingItemGroups = [group] }
    _ = device.settle(limit: 2)
    #expect(pieces(in: bar).count == 1)
  }

  @Test("are signs where words end something, and words before iOS 26")
  func signs() throws {
    func image(_ item: UIBarButtonItem.SystemItem, _ device: Device) -> UIImage? {
      UISystem.current = device.system
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: item)
      device.launch { UINavigationController(rootViewController: page) }
      _ = device.settle(limit: 2)
      let bar = page.navigationController?.navigationBar ?? UINavigationBar()
      return all(UIImageView.self, in: bar).compactMap(\.image).first
    }
    let large = UIImage.SymbolConfiguration(scale: .large)
    let mark = UIImage(systemName: "checkmark", withConfiguration: large)
    let cross = UIImage(systemName: "xmark", withConfiguration: large)
    #expect(image(.done, device) == mark && image(.close, device) == cross)
    #expect(image(.cancel, device) == cross && image(.edit, device) == nil)
    #expect(image(.done, Device(era: .iOS18)) == nil)
  }

  @Test("are black, or white on glass in their tint if they are prominent")
  func colors() throws {
    let save = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil)
    save.tintColor = .systemGreen
    page.navigationItem.rightBarButtonItems = [save, text("Edit")]
    let bar = launch(device).navigationBar
    func color(_ text: String) -> UIColor? {
      all(UILabel.self, in: bar).first { $0.text == text }?.textColor
    }
    #expect(color("Save") == .white && color("Edit") == .label)
    let grounds = all(UIVisualEffectView.self, in: bar).map {
      ($0.effect as? UIGlassEffect)?.tintColor
    }
    #expect(grounds.contains(.systemGreen) && grounds.contains(nil))
    bar.tintColor = .systemPurple
    #expect(color("Save") == .white && color("Edit") == .systemPurple)
  }

  @Test("are a disc with an arrow where they lead back, and read the title of the page below")
  func back() throws {
    let bar = launch(device, below: "Root").navigationBar
    #expect(pieces(in: bar) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
    let button = try #require(device.backButton)
    #expect(button.frame.size == CGSize(width: 44, height: 44))
    #expect(button.accessibilityLabel == "Root" && device.find(text: "Root").isEmpty)
    device.tap(at: device.center(of: button))
    _ = device.settle(limit: 5)
    #expect(pieces(in: bar).isEmpty)
  }

  @Test("show a text of the app's own beside the arrow")
  func backText() throws {
    let navigation = launch(device, below: "Root")
    device.perform { navigation.viewControllers[0].navigationItem.backButtonTitle = "Home" }
    _ = device.settle(limit: 2)
    #expect(!device.find(text: "Home").isEmpty)
    let piece = try #require(pieces(in: navigation.navigationBar).first)
    #expect(piece.minX == 16 && piece.width > 60 && piece.height == 44)
  }

  @Test("lie at the other side where interfaces run from right to left")
  func mirrored() {
    let device = Device(era: .iOS26, layoutDirection: .rightToLeft)
    UISystem.current = device.system
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let found = pieces(in: launch(device, below: "Root").navigationBar)
    #expect(found.map(\.minX) == [16, 390 - 60])
  }

  @Test("lie in toolbars as in navigation bars, with the room between them that spaces want")
  func toolbar() {
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .reply),
      .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
    let navigation = launch(device)
    device.perform { navigation.isToolbarHidden = false }
    _ = device.settle(limit: 2)
    #expect(
      pieces(in: navigation.toolbar)
        == [
          CGRect(x: 28, y: 0, width: 104, height: 48),
          CGRect(x: 390 - 76, y: 0, width: 48, height: 48),
        ])
  }
}

@Suite("A toolbar whose buttons lie on glass")
@MainActor
struct GlassToolbarTests {
  private func background(_ era: Era, _ change: (UIToolbar) -> Void = { _ in }) -> CGFloat? {
    let device = Device(era: era)
    UISystem.current = device.system
    let bar = UIToolbar()
    change(bar)
    return bar.subviews.first?.backgroundColor?.cgColor.alpha
  }

  @Test("has no background unless the app wants one")
  func background() {
    #expect(background(.iOS26) == 0)
    #expect(background(.iOS18) != 0)
    #expect(background(.iOS26) { $0.barTintColor = .red } != 0)
    #expect(background(.iOS26) { $0.standardAppearance = UIToolbarAppearance() } != 0)
  }
}
