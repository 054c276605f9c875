import Simulator
import Testing
import UIKit

@Suite("A view whose class answers with another delegate than it has set")
@MainActor
struct DelegateOverrideTests {
  private let device = Device(era: .iOS18)

  /// A field that follows its own editing, and shows apps the delegate that they set.
  private final class OwnField: UITextField, UITextFieldDelegate {
    weak var appDelegate: (any UITextFieldDelegate)?
    var changes: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      super.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var delegate: (any UITextFieldDelegate)? {
      get { appDelegate }
      set { appDelegate = newValue }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append(string)
      return false
    }
  }

  @Test("tells the one that was set: a field")
  func field() {
    UISystem.current = device.system
    let field = OwnField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    device.type("a")
    #expect(field.changes == ["a"] && field.text == "" && field.delegate == nil)
  }

  /// Tells the app's delegate through a forwarder.
  private final class Forwarder: NSObject, UITableViewDelegate {
    var offsets: [CGFloat] = []
    var heights = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights += 1
      return 50
    }
  }

  private final class OwnTable: UITableView, UITableViewDataSource {
    let forwarder = Forwarder()
    weak var appDelegate: (any UITableViewDelegate)?

    override var delegate: (any UITableViewDelegate)? {
      get { appDelegate }
      set {
        appDelegate = newValue
        super.delegate = forwarder
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("tells the one that was set: a table, of rows and of scrolling")
  func table() {
    UISystem.current = device.system
    let table = OwnTable(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.dataSource = table
    table.delegate = nil
    table.layoutIfNeeded()
    table.contentOffset.y = 70
    #expect(table.delegate == nil && table.rectForRow(at: [0, 1]).minY == 50)
    #expect(table.forwarder.heights >= 30 && table.forwarder.offsets == [70])
  }
}
