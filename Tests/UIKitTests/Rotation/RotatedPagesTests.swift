import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Pages below and above others while a device turns, and what the app asks for.
@MainActor @Suite("Rotation of several pages")
struct RotatedPagesTests {
  private let diary = RotationDiary()

  private func page(_ name: String) -> TurningPage { TurningPage(name, diary) }

  private func width(of device: Device) -> CGFloat { device.window.bounds.width }

  @Test(
    "During a push or pop the content waits, and every page is laid out right", arguments: Era.all)
  func duringPush(era: Era) {
    let device = Device(era: era)
    let (root, top) = (page("root"), page("top"))
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    device.perform { navigation.pushViewController(top, animated: true) }
    device.advance(by: 0.1)
    device.rotate(to: .landscapeLeft)
    #expect(width(of: device) == 390)
    #expect(device.settle(limit: 3))
    #expect(width(of: device) == 844)
    #expect(top.view.frame.size == CGSize(width: 844, height: 390))
    device.perform { navigation.popViewController(animated: true) }
    device.advance(by: 0.1)
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 3))
    #expect(width(of: device) == 390)
    #expect(root.view.window != nil)
    #expect(root.view.frame.size == CGSize(width: 390, height: 844))
    #expect(navigation.viewControllers == [root])
  }

  @Test("Under a finger the content waits until the finger has let go")
  func duringSwipe() {
    let device = Device(era: .iOS18)
    let (root, top) = (page("root"), page("top"))
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    device.perform { navigation.pushViewController(top, animated: false) }
    device.advance(by: 0.1)
    device.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 10.0, through: 100, by: 10) {
      device.touchMove(to: CGPoint(x: x, y: 400))
      device.advance(by: 0.016)
    }
    device.rotate(to: .landscapeLeft)
    device.advance(by: 1)
    #expect(width(of: device) == 390)
    device.touchUp()
    #expect(device.settle(limit: 3))
    #expect(width(of: device) == 844)
    #expect(navigation.topViewController?.view.frame.width == 844)
  }

  @Test("A page below hears of the first turn only, and has the right size when it comes back")
  func pageBelow() {
    let device = Device(era: .iOS18)
    let (root, top) = (page("root"), page("top"))
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    device.perform { navigation.pushViewController(top, animated: false) }
    device.advance(by: 0.1)
    diary.lines = []
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(
      diary.take().filter { $0.contains("size") } == ["root size 844x390", "top size 844x390"])
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(diary.take().filter { $0.contains("size") } == ["top size 390x844"])
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    device.perform { navigation.popViewController(animated: false) }
    device.advance(by: 0.1)
    #expect(root.view.frame.size == CGSize(width: 844, height: 390))
    #expect(root.traitCollection.room == "compact/compact")
  }

  @Test(
    "A page over the whole window decides, the one below hears of it, and decides again in the end")
  func presented() {
    let device = Device(era: .iOS18)
    let (root, player) = (page("root"), page("player"))
    root.supported = .portrait
    player.modalPresentationStyle = .fullScreen
    device.launch { root }
    device.perform { root.present(player, animated: true) }
    #expect(device.settle(limit: 2))
    diary.lines = []
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(
      diary.take().filter { $0.contains("size") } == ["root size 844x390", "player size 844x390"])
    #expect(player.view.frame.size == CGSize(width: 844, height: 390))
    device.perform { root.dismiss(animated: true) }
    #expect(device.settle(limit: 2))
    #expect(width(of: device) == 390)
    #expect(root.view.frame.size == CGSize(width: 390, height: 844))
  }

  @Test("A page that lies on its side turns the content when it is presented; a sheet is not asked")
  func presentedOnItsSide() {
    let device = Device(era: .iOS18)
    let (root, player, sheet) = (page("root"), page("player"), page("sheet"))
    root.supported = .portrait
    player.supported = .landscape
    player.preferred = .landscapeLeft
    player.modalPresentationStyle = .fullScreen
    sheet.supported = .landscape
    sheet.modalPresentationStyle = .pageSheet
    device.launch { root }
    device.perform { root.present(sheet, animated: false) }
    #expect(device.settle(limit: 2))
    #expect(width(of: device) == 390)
    device.perform { root.dismiss(animated: false) }
    #expect(device.settle(limit: 2))
    device.perform { root.present(player, animated: true) }
    #expect(device.settle(limit: 3))
    #expect(device.window.windowScene?.interfaceOrientation == .landscapeLeft)
    #expect(player.view.frame.width == 844)
  }

  @Test("A sheet covers a low screen, unless it keeps to the edge")
  func sheet() throws {
    let device = Device(era: .iOS18)
    let (root, sheet) = (page("root"), page("sheet"))
    sheet.modalPresentationStyle = .pageSheet
    device.launch { root }
    device.perform { root.present(sheet, animated: true) }
    #expect(device.settle(limit: 2))
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    let card = try #require(sheet.view.superview)
    #expect(card.layer.cornerRadius == 0)
    device.perform { sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true }
    #expect(card.frame.minX == 47)
    #expect(card.frame.width == 750)
    #expect(card.frame.maxY == 390)
    #expect(root.view.frame.size == CGSize(width: 844, height: 390))
  }

  @Test("An app asks for a side, gets one that is supported, and goes back with the device")
  func requests() {
    let device = Device(era: .iOS18)
    let page = page("page")
    page.supported = .allButUpsideDown
    device.launch { page }
    var errors = 0
    let ask = { (wish: UIInterfaceOrientationMask) in
      device.perform {
        device.window.windowScene?.requestGeometryUpdate(
          UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: wish)
        ) { _ in errors += 1 }
      }
      #expect(device.settle(limit: 2))
    }
    ask(.landscape)
    #expect(width(of: device) == 844)
    ask(.allButUpsideDown)
    #expect(width(of: device) == 844)
    ask(.portraitUpsideDown)
    #expect(errors == 1)
    device.rotate(to: .faceUp)
    device.rotate(to: .portrait)
    #expect(width(of: device) == 390)
  }

  @Test("A page with another answer turns the content")
  func otherAnswer() {
    let device = Device(era: .iOS18)
    let page = page("page")
    page.supported = .portrait
    device.launch { page }
    device.rotate(to: .landscapeLeft)
    device.perform {
      page.supported = .all
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(device.settle(limit: 2))
    #expect(width(of: device) == 844)
    device.perform {
      page.supported = .portrait
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(device.settle(limit: 2))
    #expect(width(of: device) == 390)
  }

  private final class Half: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  @Test("A child hears of the size that its container gives it, and not of the one that it has")
  func children() {
    let device = Device(era: .iOS18)
    let (half, child) = (Half(), page("child"))
    device.launch { half }
    device.perform {
      half.addChild(child)
      half.view.addSubview(child.view)
      child.view.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
      child.didMove(toParent: half)
    }
    diary.lines = []
    device.rotate(to: .landscapeLeft)
    #expect(diary.take().filter { $0.contains("size") } == ["child size 422x390"])
    #expect(device.settle(limit: 2))
    device.perform { child.view.frame.size = CGSize(width: 195, height: 844) }
    device.rotate(to: .portrait)
    #expect(diary.take().filter { $0.contains("size") } == [])
  }

  @Test("A window that the app gives another size tells its page, before and without an animation")
  func windowFrame() {
    let device = Device(era: .iOS18)
    let page = page("page")
    device.launch { page }
    diary.lines = []
    page.onSize = { [diary] coordinator in
      diary.lines.append("\(Int(page.view.bounds.width)) \(coordinator.isAnimated)")
      coordinator.animate { _ in
        diary.lines.append("alongside \(Int(page.view.bounds.width))")
      } completion: { _ in
        diary.lines.append("completed")
      }
    }
    device.perform {
      device.window.frame.size = CGSize(width: 320, height: 480)
      device.window.frame.origin = CGPoint(x: 5, y: 5)
    }
    #expect(
      diary.take() == ["page size 320x480", "390 false", "alongside 320", "completed"])
    #expect(page.view.frame.size == CGSize(width: 320, height: 480))
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var told: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      told.append(
        "\(Int(previousCoordinateSpace.bounds.width)) \(previousInterfaceOrientation.rawValue) "
          + "\(previousTraitCollection.room)")
    }
  }

  @Test("The scene's delegate hears of a turn, and of another app beside it")
  func scene() {
    let device = Device(era: .iOS18, screen: .size(width: 820, height: 1180, scale: 2))
    let page = page("page")
    device.launch { page }
    let delegate = SceneDelegate()
    device.window.windowScene?.delegate = delegate
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(delegate.told == ["820 1 regular/regular"])
    diary.lines = []
    device.resizeScene(to: CGSize(width: 375, height: 820))
    #expect(
      diary.take() == [
        "page traits compact/regular", "page size 375x820", "page has compact/regular",
      ])
    #expect(delegate.told.last == "1180 3 regular/regular")
    #expect(device.window.frame.width == 375)
    #expect(UIScreen.main.bounds.width == 1180)
    #expect(device.window.windowScene?.isFullScreen == false)
  }

  @Test("A table and a collection are as wide as the turned screen, inside the animation")
  func lists() {
    let device = Device(era: .iOS18)
    let table = UITableViewController()
    let source = Rows()
    table.tableView.dataSource = source
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    device.launch { UINavigationController(rootViewController: table) }
    device.rotate(to: .landscapeLeft)
    device.advance(by: 0.001)
    let shown = table.tableView.layer.presentation()?.bounds.minY ?? 0
    #expect(abs(shown + 91) < 2)
    #expect(table.tableView.frame.width == 844)
    let cell = table.tableView.visibleCells.first
    #expect(cell?.frame.width == 844)
    #expect(cell?.contentView.frame.minX == 47)
    #expect(cell?.contentView.frame.width == 750)
    #expect(table.tableView.adjustedContentInset.top == 32)
    #expect(table.tableView.contentOffset.y == -32)
  }

  private final class Grid: UICollectionViewFlowLayout {
    var told: [String] = []

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      told.append("from \(Int(oldBounds.width)), is \(Int(collectionView?.bounds.width ?? 0))")
    }

    override func finalizeAnimatedBoundsChange() { told.append("set up") }
  }

  @Test("The layout of a collection hears that the screen turns")
  func collection() {
    let device = Device(era: .iOS18)
    let grid = Grid()
    device.launch { UICollectionViewController(collectionViewLayout: grid) }
    device.rotate(to: .landscapeLeft)
    #expect(grid.told == ["from 390, is 844", "set up"])
  }

  @Test("Buttons of the bar keep clear of the notch, and a low bar has its own look")
  func bar() throws {
    let device = Device(era: .iOS18)
    let (root, top) = (page("root"), page("top"))
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    let compact = UINavigationBarAppearance()
    compact.configureWithOpaqueBackground()
    compact.backgroundColor = .systemRed
    navigation.navigationBar.compactAppearance = compact
    navigation.navigationBar.compactScrollEdgeAppearance = compact
    navigation.pushViewController(top, animated: false)
    device.launch { navigation }
    device.rotate(to: .landscapeLeft)
    device.advance(by: 0.001)
    var inBar: UIView = try #require(label("Edit", in: navigation.navigationBar))
    while let outer = inBar.superview, !(outer.superview is UINavigationBar) { inBar = outer }
    let shown = try #require(inBar.layer.presentation())
    #expect(abs(shown.frame.maxX - 374) < 4, "It comes from where it was.")
    #expect(device.settle(limit: 2))
    #expect(abs(inBar.frame.maxX - 781) < 0.001)
    func hasRed(_ view: UIView) -> Bool {
      view.backgroundColor == .systemRed || view.subviews.contains(where: hasRed)
    }
    #expect(hasRed(navigation.navigationBar))
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(!hasRed(navigation.navigationBar))
  }

  @Test("Toolbars have a look for low screens, too, and bars a picture")
  func toolbar() {
    let device = Device(era: .iOS13)
    let navigation = UINavigationController(rootViewController: page("root"))
    let compact = UIToolbarAppearance()
    compact.backgroundColor = .systemRed
    let pictures = [UIColor.red, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    navigation.navigationBar.setBackgroundImage(pictures[0], for: .default)
    navigation.navigationBar.setBackgroundImage(pictures[1], for: .compact)
    func isShown(_ picture: UIImage) -> Bool {
      navigation.navigationBar.subviews.flatMap(\.subviews).contains { view in
        (view as? UIImageView)?.image === picture
      }
    }
    navigation.toolbar.compactAppearance = compact
    navigation.toolbar.compactScrollEdgeAppearance = compact
    device.launch { navigation }
    device.perform { navigation.setToolbarHidden(false, animated: false) }
    func isRed() -> Bool {
      navigation.toolbar.subviews.contains { $0.backgroundColor == .systemRed }
    }
    #expect(!isRed() && isShown(pictures[0]))
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(isRed() && isShown(pictures[1]))
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(!isRed() && isShown(pictures[0]))
  }

  @Test("Bars go where the screen is low, and come with the turn back or a tap in their place")
  func lowBars() {
    let device = Device(era: .iOS18)
    let (root, top) = (page("root"), page("top"))
    let navigation = UINavigationController(rootViewController: root)
    navigation.hidesBarsWhenVerticallyCompact = true
    device.launch { navigation }
    #expect(!navigation.isNavigationBarHidden)
    device.rotate(to: .landscapeLeft)
    #expect(device.settle(limit: 2))
    #expect(navigation.isNavigationBarHidden)
    #expect(root.view.safeAreaInsets.top == 0)
    device.rotate(to: .portrait)
    #expect(device.settle(limit: 2))
    #expect(!navigation.isNavigationBarHidden)
    device.rotate(to: .landscapeRight)
    #expect(device.settle(limit: 2))
    device.tap(at: CGPoint(x: 400, y: 200))
    #expect(device.settle(limit: 2))
    #expect(navigation.isNavigationBarHidden, "A tap in the content brings nothing back.")
    device.tap(at: CGPoint(x: 400, y: 10))
    #expect(device.settle(limit: 2))
    #expect(!navigation.isNavigationBarHidden)
    // What a person has brought back stays.
    device.perform { navigation.pushViewController(top, animated: true) }
    #expect(device.settle(limit: 2))
    #expect(!navigation.isNavigationBarHidden)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }
}
