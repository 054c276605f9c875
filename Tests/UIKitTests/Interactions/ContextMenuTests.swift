import CoreGraphics
import Simulator
import Testing
import UIKit

@MainActor
private final class Heard {
  var texts: [String] = []

  func menu(_ titles: String...) -> UIMenu {
    UIMenu(
      title: "",
      children: titles.map { title in UIAction(title: title) { _ in self.texts.append(title) } })
  }
}

@Suite("A view with a context menu")
@MainActor
struct ContextMenuTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    let heard = Heard()
    var preview: UIViewController?
    var hasMenu = true
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var place: CGPoint?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.texts.append("asked at \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      let provider = preview.map { page in { page as UIViewController? } }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { [heard] _ in
        heard.menu("Copy", "Share")
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      heard.texts.append("dismissing")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      heard.texts.append("commit \(animator.previewViewController === preview)")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [heard] in heard.texts.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.texts.append("will display")
      animator?.addAnimations { [heard] in heard.texts.append("animates") }
      animator?.addCompletion { [heard] in heard.texts.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.texts.append("will end")
      animator?.addCompletion { [heard] in heard.texts.append("ended") }
    }
  }

  private let device = Device(era: .iOS18)
  private let host = Host()
  private let photo = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 80))
  private let interaction: UIContextMenuInteraction

  private init() {
    UISystem.current = device.system
    interaction = UIContextMenuInteraction(delegate: host)
    let page = UIViewController()
    page.view.backgroundColor = .white
    photo.backgroundColor = .red
    photo.addInteraction(interaction)
    page.view.addSubview(photo)
    device.launch { page }
  }

  private func settle() { _ = device.settle(limit: 2) }

  private func open() {
    device.press(on: photo)
    settle()
  }

  private func isShown(_ text: String) -> Bool { !device.find(text: text).isEmpty }

  private let opening = ["asked at 50 40", "will display", "animates", "displayed"]

  @Test("shows it beside a picture of itself, and runs what is chosen as it goes")
  func choose() throws {
    open()
    #expect(host.heard.texts == opening)
    #expect(isShown("Copy") && isShown("Share"))
    #expect(photo.alpha == 0 && interaction.menuAppearance == .rich)
    let row = try #require(device.find(text: "Copy").first)
    #expect(device.center(of: row).y > 380)
    device.tap(on: row)
    settle()
    #expect(host.heard.texts == opening + ["dismissing", "will end", "Copy", "ended"])
    #expect(!isShown("Copy") && photo.alpha == 1 && interaction.menuAppearance == .unknown)
    #expect(device.window.subviews.count == 1)
  }

  @Test("loses it to a tap beside it, and to the app")
  func dismissed() {
    open()
    device.tap(at: CGPoint(x: 300, y: 800))
    settle()
    #expect(host.heard.texts == opening + ["dismissing", "will end", "ended"])
    #expect(!isShown("Copy"))
    open()
    device.perform { interaction.dismissMenu() }
    settle()
    #expect(!isShown("Copy") && photo.alpha == 1)
    open()
    #expect(isShown("Copy"))
  }

  @Test("lets the finger that opened it choose")
  func drag() throws {
    device.touchDown(at: CGPoint(x: 90, y: 340))
    device.advance(by: 1)
    let row = try #require(device.find(text: "Share").first)
    device.drag(to: device.center(of: row), duration: 0.3)
    device.touchUp()
    settle()
    #expect(host.heard.texts.contains("Share") && !isShown("Share"))
  }

  @Test("without one lets the touch go on")
  func none() {
    host.hasMenu = false
    let button = UIButton(type: .system)
    button.frame = photo.bounds
    button.addAction(
      UIAction { [heard = host.heard] _ in heard.texts.append("tap") }, for: .touchUpInside)
    device.perform { photo.addSubview(button) }
    open()
    #expect(host.heard.texts == ["asked at 50 40", "tap"] && photo.alpha == 1)
    host.hasMenu = true
    open()
    #expect(!host.heard.texts.dropFirst(2).contains("tap"), "The press takes the touch away.")
  }

  @Test("may have a preview of the app's own, which a tap commits")
  func preview() throws {
    let page = UIViewController()
    page.view.backgroundColor = .green
    page.preferredContentSize = CGSize(width: 200, height: 150)
    host.preview = page
    open()
    let frame = page.view.convert(page.view.bounds, to: nil)
    #expect(frame.size == CGSize(width: 200, height: 150))
    let row = try #require(device.find(text: "Copy").first)
    #expect(device.center(of: row).y > frame.maxY)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    settle()
    #expect(
      host.heard.texts.dropFirst(4) == [
        "commit true", "dismissing", "will end", "committed", "ended",
      ])
    #expect(page.view.superview == nil && page.view.isUserInteractionEnabled)
  }

  @Test("stays whole at the lower end of the screen")
  func room() throws {
    device.perform { photo.frame.origin.y = 740 }
    open()
    let row = try #require(device.find(text: "Share").first)
    #expect(device.center(of: row).y < 844 - 34 - 20)
  }

  @Test("can change it while it shows")
  func update() throws {
    open()
    device.perform { interaction.updateVisibleMenu { _ in host.heard.menu("Undo") } }
    #expect(isShown("Undo") && !isShown("Copy"))
    device.tap(on: try #require(device.find(text: "Undo").first))
    settle()
    #expect(host.heard.texts.contains("Undo"))
  }

  @Test("has none any more without the interaction")
  func removed() {
    device.perform { photo.removeInteraction(interaction) }
    open()
    #expect(host.heard.texts.isEmpty)
  }
}

@Suite("The menu of a row")
@MainActor
struct RowMenuTests {
  private final class Table: UITableViewController {
    let heard = Heard()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.texts.append("select \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [heard] _ in
        heard.menu("Delete \(indexPath.row)")
      })
    }

    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.texts.append("display") }

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.texts.append("end") }
  }

  private final class Grid: UICollectionViewController {
    let heard = Heard()

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [heard] _ in
        heard.menu("Items \(indexPaths.count)")
      })
    }

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      heard.texts.append("highlight \(indexPath.item)")
      return nil
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.texts.append("end") }
  }

  private let device = Device(era: .iOS18)

  private func settle() { _ = device.settle(limit: 2) }

  @Test("of a table comes up with its cell, and the row is not selected")
  func table() throws {
    UISystem.current = device.system
    let table = Table()
    device.launch { table }
    device.press(on: try #require(device.find(text: "Row 1").first))
    settle()
    #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 0)
    device.tap(on: try #require(device.find(text: "Delete 1").first))
    settle()
    #expect(table.heard.texts == ["display", "end", "Delete 1"])
    #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 1)
    device.press(on: try #require(device.find(text: "Row 0").first))
    #expect(table.heard.texts.last == "select 0", "Without a menu the touch goes on.")
  }

  @Test("of a collection comes up, also between the items")
  func collection() throws {
    UISystem.current = device.system
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    device.launch { grid }
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    device.press(on: cell)
    settle()
    device.tap(on: try #require(device.find(text: "Items 1").first))
    settle()
    #expect(grid.heard.texts == ["highlight 1", "end", "Items 1"])
    device.touchDown(at: CGPoint(x: 200, y: 700))
    device.advance(by: 1)
    device.touchUp()
    settle()
    #expect(!device.find(text: "Items 0").isEmpty)
  }
}
