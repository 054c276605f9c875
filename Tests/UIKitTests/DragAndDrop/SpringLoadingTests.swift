import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A drag that pauses over something")
@MainActor
struct SpringLoadingTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "note" as NSString))]
    }
  }

  private final class Spring: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    var heard: [String] = []
    var allows = true

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { heard.append("finish") }

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      #expect(context.targetView === interaction.view && context.targetItem == nil)
      heard.append("\(context.state)")
    }
  }

  private let device = Device(era: .iOS18)
  private let host = Source()
  private let page = UIViewController()
  private let source = UIView(frame: CGRect(x: 40, y: 600, width: 80, height: 80))
  private let over = CGPoint(x: 140, y: 200)

  private init() {
    UISystem.current = device.system
    page.view.addSubview(source)
    source.addInteraction(UIDragInteraction(delegate: host))
  }

  private func show(_ view: UIView) {
    UISystem.current = device.system
    view.frame = CGRect(x: 40, y: 150, width: 240, height: 100)
    page.view.addSubview(view)
    device.launch { page }
  }

  private func drag(to point: CGPoint) {
    device.touchDown(at: CGPoint(x: 80, y: 640))
    device.advance(by: 0.8)
    device.drag(to: point, duration: 0.3)
  }

  private func pauseOver() {
    drag(to: over)
    device.advance(by: 2)
  }

  private func end() {
    device.touchUp()
    _ = device.settle(limit: 2)
  }

  @Test("opens it: possible at first, then about to, then opened, once")
  func states() {
    UISystem.current = device.system
    let view = UIView()
    let spring = Spring()
    var points: [CGPoint] = []
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) {
        interaction, context in
        #expect(interaction.view === view)
        points.append(context.location(in: view))
        points.append(context.location(in: nil))
        spring.heard.append("open \(context.state)")
      })
    show(view)
    drag(to: over)
    #expect(spring.heard == ["possible"])
    device.advance(by: 0.6)
    #expect(spring.heard == ["possible", "activating"])
    device.advance(by: 2)
    let all = ["possible", "activating", "activated", "open activated", "finish"]
    #expect(spring.heard == all && points == [CGPoint(x: 100, y: 50), over])
    device.drag(to: CGPoint(x: 150, y: 210), duration: 0.3)
    device.advance(by: 2)
    end()
    #expect(spring.heard == all)
  }

  @Test("opens nothing that it leaves, or that stops allowing it, or that the finger moves on")
  func leaving() {
    UISystem.current = device.system
    let view = UIView()
    let spring = Spring()
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, _ in
        spring.heard.append("open")
      })
    show(view)
    drag(to: over)
    device.drag(to: CGPoint(x: 140, y: 400), duration: 0.2)
    device.advance(by: 2)
    #expect(spring.heard == ["possible", "inactive", "finish"])
    spring.heard = []
    device.drag(to: over, duration: 0.2)
    spring.allows = false
    device.advance(by: 2)
    #expect(spring.heard == ["possible", "inactive", "finish"])
    spring.heard = []
    spring.allows = true
    for step in 0..<6 {
      device.drag(to: CGPoint(x: 60 + 30 * CGFloat(step), y: 200), duration: 0.2)
      device.advance(by: 0.2)
    }
    #expect(spring.heard == ["possible"])
    device.cancelTouches()
    #expect(spring.heard == ["possible", "inactive", "finish"])
  }

  @Test("shades it, has the shade flash, and takes it away")
  func shade() {
    UISystem.current = device.system
    let view = UIView()
    var opened = 0
    view.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
    show(view)
    drag(to: over)
    #expect(view.subviews.count == 1 && view.subviews.first?.frame == view.bounds)
    device.advance(by: 2)
    #expect(view.subviews.isEmpty && opened == 1)
  }

  @Test("presses a button that is spring-loaded, and is enabled")
  func button() {
    UISystem.current = device.system
    let button = UIButton(type: .system)
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
    show(button)
    #expect(!button.isSpringLoaded)
    pauseOver()
    end()
    #expect(heard.isEmpty)
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    pauseOver()
    end()
    #expect(heard == ["up", "primary"])
    button.isEnabled = false
    pauseOver()
    end()
    button.isEnabled = true
    button.isSpringLoaded = false
    pauseOver()
    end()
    #expect(heard.count == 2 && button.interactions.isEmpty)
  }

  @Test("chooses the segment under the finger")
  func segments() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    show(control)
    drag(to: CGPoint(x: control.frame.midX + 60, y: control.frame.midY))
    device.advance(by: 2)
    #expect(control.selectedSegmentIndex == 1 && changes == 1)
    device.drag(to: CGPoint(x: control.frame.midX - 60, y: control.frame.midY), duration: 0.2)
    device.advance(by: 2)
    #expect(control.selectedSegmentIndex == 0 && changes == 2)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      #expect(context.targetView === tableView.cellForRow(at: indexPath))
      #expect(context.targetItem as? IndexPath == indexPath)
      return indexPath.row != 1
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("row \(indexPath.row)")
    }
  }

  @Test("selects the row under the finger, where the delegate allows it")
  func rows() {
    UISystem.current = device.system
    let table = UITableView()
    let rows = Rows()
    table.rowHeight = 30
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    table.isSpringLoaded = true
    show(table)
    drag(to: CGPoint(x: 140, y: 165))
    device.advance(by: 2)
    #expect(rows.heard == ["row 0"])
    device.drag(to: CGPoint(x: 140, y: 195), duration: 0.2)
    device.advance(by: 2)
    #expect(rows.heard == ["row 0"])
    device.drag(to: CGPoint(x: 140, y: 225), duration: 0.2)
    device.advance(by: 2)
    #expect(rows.heard == ["row 0", "row 2"])
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.item != 0 }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("item \(indexPath.item)") }
  }

  @Test("selects the item under the finger, where the delegate allows it")
  func items() {
    UISystem.current = device.system
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.contentInsetAdjustmentBehavior = .never
    let items = Items()
    collection.dataSource = items
    collection.delegate = items
    collection.isSpringLoaded = true
    show(collection)
    drag(to: CGPoint(x: 60, y: 200))
    device.advance(by: 2)
    #expect(items.heard.isEmpty)
    device.drag(to: CGPoint(x: 240, y: 200), duration: 0.2)
    device.advance(by: 2)
    #expect(items.heard == ["item 1"])
  }

  @Test("selects a tab, if the bar or the tab is spring-loaded", arguments: [true, false])
  func tabs(wholeBar: Bool) throws {
    UISystem.current = device.system
    let tabs = UITabBarController()
    let second = UIViewController()
    page.tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "b", image: nil, tag: 1)
    tabs.viewControllers = [page, second]
    device.launch { tabs }
    let bar = tabs.tabBar
    let tab = bar.convert(
      CGPoint(x: bar.bounds.width * 0.75, y: 20), to: device.window as UIView?)
    drag(to: tab)
    device.advance(by: 2)
    #expect(tabs.selectedIndex == 0)
    end()
    if wholeBar { bar.isSpringLoaded = true } else { second.tabBarItem.isSpringLoaded = true }
    drag(to: tab)
    device.advance(by: 2)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("presses the button of a bar's item, and then one of the alert that it brings")
  func bars() throws {
    UISystem.current = device.system
    var heard: [String] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "More") { [page] _ in
        heard.append("item")
        let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Open", style: .default) { _ in heard.append("open") })
        alert.isSpringLoaded = true
        page.present(alert, animated: true)
      })
    page.navigationItem.rightBarButtonItem = item
    device.launch { UINavigationController(rootViewController: page) }
    let bar = try #require(page.navigationController?.navigationBar)
    let place = bar.convert(
      CGPoint(x: bar.bounds.width - 30, y: 22), to: device.window as UIView?)
    drag(to: place)
    device.advance(by: 2)
    #expect(heard.isEmpty)
    end()
    item.isSpringLoaded = true
    drag(to: place)
    device.advance(by: 2)
    #expect(heard == ["item"])
    let alert = try #require(page.presentedViewController?.view)
    let button = alert.convert(
      CGPoint(x: alert.bounds.midX, y: alert.bounds.maxY - 20), to: device.window as UIView?)
    device.drag(to: button, duration: 0.2)
    device.advance(by: 2)
    #expect(heard == ["item", "open"])
  }
}
