import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text field")
@MainActor
struct TextFieldTests {
  /// A page with two fields, and what their delegate hears.
  @MainActor
  private final class Bench: NSObject, UITextFieldDelegate {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let first = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    var heard: [String] = []
    var refused: Set<String> = []

    override init() {
      super.init()
      let page = page
      device.launch { page }
      for (field, name) in [(first, "first"), (second, "second")] {
        field.placeholder = name
        field.delegate = self
        page.view.addSubview(field)
      }
      _ = device.settle(limit: 5)
    }

    func ask(_ question: String, _ field: UITextField) -> Bool {
      heard.append("\(question) \(field.placeholder ?? "")")
      return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask("shouldBegin", textField)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("didBegin", textField) }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }

    func textFieldDidEndEditing(_ textField: UITextField) { _ = ask("didEnd", textField) }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask("change \(range.location) \(range.length) '\(string)'", textField)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
  }

  @Test(
    "is a little higher than its line, and more so with a border",
    arguments: [(Era.iOS9, 30), (.iOS13, 34), (.iOS26, 34)])
  func height(era: Era, least: CGFloat) {
    UISystem.current = Device(era: era).system
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    #expect(field.intrinsicContentSize.height == 22)
    for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
      field.borderStyle = style
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == 34)
      field.font = .systemFont(ofSize: 14)
      #expect(field.intrinsicContentSize.height == least)
    }
  }

  @Test(
    "gives the views beside its text the size of their content from iOS 13 on",
    arguments: [Era.iOS9, .iOS13])
  func sideViews(era: Era) {
    UISystem.current = Device(era: era).system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in }
    let left = UIImageView(image: picture)
    left.frame.size = CGSize(width: 50, height: 30)
    let right = UIButton(type: .custom)
    right.setImage(picture, for: .normal)
    (field.leftView, field.rightView) = (left, right)
    let sizes = [
      field.leftViewRect(forBounds: field.bounds), field.rightViewRect(forBounds: field.bounds),
    ].map(\.size)
    let fitting = [CGSize(width: 24, height: 20), right.intrinsicContentSize]
    #expect(sizes == (era == .iOS13 ? fitting : [CGSize(width: 50, height: 30), .zero]))
    // A plain view is as large as it was made.
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 8))
    let plain = field.leftViewRect(forBounds: field.bounds)
    #expect(plain == CGRect(x: 0, y: 16, width: 16, height: 8))
  }

  @Test("has no recognizers before a window has it, and then those of text")
  func recognizers() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let field = UITextField()
    #expect(field.gestureRecognizers == nil)
    device.perform { device.window.addSubview(field) }
    #expect(field.gestureRecognizers?.count == 2)
    device.perform { field.removeFromSuperview() }
    device.perform { device.window.addSubview(field) }
    #expect(field.gestureRecognizers?.count == 2)
  }

  @Test("is no longer edited once it is disabled")
  func disabled() {
    let bench = Bench()
    bench.device.perform { bench.first.becomeFirstResponder() }
    bench.heard = []
    bench.device.perform { bench.first.isEnabled = false }
    #expect(!bench.first.isFirstResponder)
    #expect(bench.heard == ["shouldEnd first", "didEnd first"])
    bench.device.perform { bench.first.isEnabled = true }
    #expect(!bench.first.isFirstResponder)
  }

  @Test("is edited from a tap to the next field's tap, in UIKit's order")
  func order() {
    let bench = Bench()
    bench.device.tap(on: bench.first)
    #expect(bench.first.isEditing)
    #expect(bench.device.type("ab"))
    bench.device.pressDelete()
    bench.device.tap(on: bench.second)
    #expect(
      bench.heard == [
        "shouldBegin first", "didBegin first", "change 0 0 'a' first", "change 1 0 'b' first",
        "change 1 1 '' first", "shouldBegin second", "shouldEnd first", "didEnd first",
        "didBegin second",
      ])
    #expect(bench.first.text == "a")
    #expect(!bench.first.isEditing && bench.second.isEditing)
  }

  @Test("asks before it changes, in units of UTF-16", arguments: [false, true])
  func change(refuses: Bool) {
    let bench = Bench()
    bench.first.text = "👋"
    bench.first.becomeFirstResponder()
    bench.heard = []
    bench.refused = refuses ? ["change 0 2 ''"] : []
    bench.device.pressDelete()
    #expect(bench.heard == ["change 0 2 '' first"])
    #expect(bench.first.text == (refuses ? "👋" : ""))
  }

  @Test("does not begin or end if the delegate refuses")
  func refusals() {
    let bench = Bench()
    bench.refused = ["shouldBegin"]
    #expect(!bench.first.becomeFirstResponder())
    #expect(!bench.device.type("a"))
    bench.refused = ["shouldEnd"]
    #expect(bench.first.becomeFirstResponder())
    #expect(!bench.first.resignFirstResponder())
    #expect(!bench.second.becomeFirstResponder())
    #expect(bench.first.isEditing)
    #expect(!bench.page.view.endEditing(false))
    #expect(bench.page.view.endEditing(true))
    #expect(!bench.first.isEditing)
    #expect(bench.heard.last == "didEnd first")
  }

  @Test("sends events of what a person does, and none of what code sets")
  func events() {
    let bench = Bench()
    var sent: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ] {
      bench.first.addAction(UIAction { _ in sent.append(name) }, for: event)
    }
    bench.first.text = "code"
    bench.first.becomeFirstResponder()
    bench.device.type("x")
    #expect(sent == ["begin", "changed"])
    bench.device.pressReturn()
    #expect(sent == ["begin", "changed", "exit", "primary", "end"])
    #expect(!bench.first.isEditing, "an action for the exit ends editing")
  }

  @Test("stays first responder after return, unless somebody ends it")
  func returnKey() {
    let bench = Bench()
    var count = 0
    bench.first.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    bench.first.becomeFirstResponder()
    bench.device.type("a\n")
    #expect(bench.first.isEditing && count == 1)
    #expect(bench.heard.last == "shouldReturn first")
    bench.refused = ["shouldReturn"]
    bench.device.pressReturn()
    #expect(count == 1)
    bench.first.enablesReturnKeyAutomatically = true
    bench.first.text = nil
    bench.heard = []
    bench.device.pressReturn()
    #expect(bench.heard == [], "the key is off while there is no text")
  }

  @Test("ends editing when it leaves the window, whatever the delegate says")
  func leaving() {
    let bench = Bench()
    bench.first.becomeFirstResponder()
    bench.refused = ["shouldEnd"]
    bench.first.removeFromSuperview()
    #expect(bench.heard.last == "didEnd first")
    #expect(!bench.first.isFirstResponder)
  }

  @Test("shows its text, its placeholder or dots; of these, the placeholder is a label in it")
  func look() {
    let bench = Bench()
    var labels: [String?] { bench.first.subviews.compactMap { $0 as? UILabel }.map(\.text) }
    func shows(_ text: String) -> Bool { bench.device.find(text: text).first === bench.first }
    #expect(shows("first") && labels == ["first"])
    bench.first.text = "abc"
    #expect(shows("abc") && !shows("first") && labels.isEmpty)
    bench.first.isSecureTextEntry = true
    #expect(shows("•••") && labels.isEmpty)
    bench.first.text = nil
    #expect(bench.first.text == "")
    #expect(shows("first") && labels == ["first"])
    bench.first.placeholder = nil
    #expect(!shows("first") && labels.isEmpty)
  }

  @Test("is emptied by its button, if the delegate agrees")
  func clearButton() throws {
    let bench = Bench()
    bench.first.text = "abc"
    bench.first.clearButtonMode = .always
    _ = bench.device.settle(limit: 1)
    bench.refused = ["shouldClear"]
    let place = bench.first.clearButtonRect(forBounds: bench.first.bounds)
    let point = bench.first.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    bench.device.tap(at: point)
    #expect(bench.first.text == "abc")
    bench.refused = []
    bench.device.tap(at: point)
    #expect(bench.first.text == "")
    #expect(bench.first.isEditing)
  }

  @Test("keeps what the keyboard is to be")
  func traits() {
    let field = UITextField(frame: .zero)
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .password
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.textContentType == .password)
  }
}

@Suite("A text field of an alert")
@MainActor
struct AlertTextFieldTests {
  @Test("takes what is typed as soon as the alert is there, and can be read by its action")
  func typed() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    _ = device.settle(limit: 5)
    var read: [String?] = []
    device.perform {
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      #expect(alert.textFields?.isEmpty == true)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
          read = alert.textFields?.map(\.text) ?? []
        })
      page.present(alert, animated: true)
    }
    _ = device.settle(limit: 5)
    device.type("Ada")
    #expect(device.screenReading.alertDrawn == "Name?")
    device.tap(on: try #require(device.find(text: "OK").first))
    _ = device.settle(limit: 5)
    #expect(read == ["Ada", ""])
    #expect(page.presentedViewController == nil)
    #expect(!device.type("nobody"))
  }

  @Test("goes on to the next one with return, and the last one to the button")
  func returnKey() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    _ = device.settle(limit: 5)
    var done: [String] = []
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in done.append("cancel") })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done.append("ok") })
    device.perform { page.present(alert, animated: true) }
    _ = device.settle(limit: 5)
    device.type("Ada\nLovelace")
    #expect(alert.textFields?.map(\.text) == ["Ada", "Lovelace"])
    #expect(page.presentedViewController === alert && done == [])
    device.pressReturn()
    _ = device.settle(limit: 5)
    #expect(page.presentedViewController == nil && done == ["ok"])
  }

  @Test("cannot be in an action sheet")
  func sheet() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    device.perform {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    }
    #expect(device.crash?.name == "NSInternalInconsistencyException")
  }

  /// A field for one digit of a code, which goes back to the field before when it is empty.
  private final class DigitField: UITextField {
    var deletions = 0

    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test("hears of the key that takes away a character also when there is none")
  func deletesNothing() {
    let device = Device(era: .iOS18)
    let field = DigitField(frame: CGRect(x: 20, y: 200, width: 40, height: 34))
    device.launch { UIViewController() }
    device.perform {
      device.window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
    }
    device.type("1")
    device.pressDelete()
    #expect(field.text == "" && field.deletions == 1)
    device.pressDelete()
    #expect(field.deletions == 2)
  }

  @Test("makes room for views beside its text while they show")
  func sideViews() {
    let device = Device(era: .iOS18)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    )
    device.launch { UIViewController() }
    device.perform {
      field.text = "text"
      field.clearButtonMode = .always
      (field.leftView, field.rightView) = (left, right)
      field.leftViewMode = .always
      field.rightViewMode = .whileEditing
      device.window.rootViewController?.view.addSubview(field)
    }
    #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    device.perform { field.becomeFirstResponder() }
    #expect(right.frame == CGRect(x: 150, y: 10, width: 50, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 120, height: 40))
    device.perform { field.leftView = nil }
    #expect(left.superview == nil && field.textRect(forBounds: field.bounds).minX == 0)
  }

  @Test("shows its placeholder in the color that is said, until another one is set")
  func attributedPlaceholder() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var label: UILabel? { field.subviews.lazy.compactMap { $0 as? UILabel }.first }
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name" && label?.textColor == .red)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other" && label?.textColor == .placeholderText)
  }
}
