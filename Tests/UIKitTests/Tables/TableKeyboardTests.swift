import Foundation
import Simulator
import Testing
import UIKit

@Suite("A table page with text fields")
@MainActor
struct TableKeyboardTests {
  private final class Form: UITableViewController {
    var fields: [Int: UITextField] = [:]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
      cell.contentView.addSubview(field)
      fields[indexPath.row] = field
      return cell
    }
  }

  @Test("moves out of the keyboard's way, and shows what is edited")
  func keyboard() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let form = Form(style: .plain)
    let navigation = UINavigationController(rootViewController: form)
    device.launch { navigation }
    _ = device.settle(limit: 2)
    let field = try #require(form.fields[13])
    let place = { field.convert(field.bounds, to: nil).maxY }
    let guide = navigation.view.keyboardLayoutGuide
    let keyboard = { guide.layoutFrame.minY }
    device.tap(on: field)
    _ = device.settle(limit: 2)
    #expect(keyboard() < 700 && place() < keyboard() + 0.01)
    #expect(form.tableView.adjustedContentInset.bottom == 844 - keyboard())
    device.perform { field.resignFirstResponder() }
    _ = device.settle(limit: 2)
    #expect(form.tableView.contentInset.bottom == 0)
    device.perform { field.becomeFirstResponder() }
    device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    _ = device.settle(limit: 2)
    #expect(form.tableView.contentInset.bottom == 0 && !field.isFirstResponder)
  }

  private final class Grid: UICollectionViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.addSubview(field)
    }
  }

  @Test("does so with a collection, too")
  func collection() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    device.launch { grid }
    _ = device.settle(limit: 2)
    device.perform { grid.field.becomeFirstResponder() }
    _ = device.settle(limit: 2)
    #expect(grid.collectionView.contentInset.bottom > 200)
    device.perform { grid.field.resignFirstResponder() }
    _ = device.settle(limit: 2)
    #expect(grid.collectionView.contentInset.bottom == 0)
  }
}
