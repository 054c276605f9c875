import Simulator
import UIKit

/// A device with a list that has the segues "detail" and "back", and everything that is called.
@MainActor
final class SegueBench {
  let device: Device
  var calls: [String] = []
  private(set) lazy var list = SeguePage("List", self)
  private(set) lazy var navigation = UINavigationController(rootViewController: list)
  let button = SegueButton(frame: CGRect(x: 100, y: 260, width: 120, height: 80))

  init(era: Era = .iOS18) {
    device = Device(era: era)
    device.storyboard.addSegue("detail", from: SeguePage.self) { [unowned self] _ in
      calls.append("make Detail")
      return SeguePage("Detail", self)
    }
    device.storyboard.addUnwindSegue("back", from: SeguePage.self, action: "back:")
    device.launch { navigation }
    settle()
    list.view.addSubview(button)
    calls = []
  }

  var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  func app(_ code: @escaping () -> Void) {
    device.perform("test", code)
  }

  func settle() {
    _ = device.settle(limit: 5)
  }

  /// Gives pages the action that takes the unwind segue.
  func takeUnwinds(_ isTaken: @escaping (SeguePage) -> Bool) {
    device.storyboard.addUnwindAction("back:", of: SeguePage.self, where: isTaken) {
      [unowned self] page, segue in
      calls.append("\(page.name) back: from \(segue.source.title ?? "?")")
    }
  }

  /// Pushes pages, and returns the last.
  @discardableResult
  func push(_ titles: String...) -> SeguePage {
    let pages = titles.map { SeguePage($0, self) }
    for page in pages { app { self.navigation.pushViewController(page, animated: false) } }
    settle()
    return pages.last ?? list
  }
}

/// A button that is named by its class in a log.
final class SegueButton: UIControl {}

/// A page that writes down what it is asked about segues.
final class SeguePage: UIViewController {
  var performs = true
  var takesUnwinds = true
  private unowned let bench: SegueBench

  init(_ title: String, _ bench: SegueBench) {
    self.bench = bench
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  var name: String { title ?? "?" }

  private func text(_ sender: Any?) -> String {
    sender == nil ? "nil" : sender is SegueButton ? "button" : "other"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    bench.calls.append("\(name) should \(identifier) \(text(sender))")
    return performs
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let identifier = segue.identifier ?? "?"
    let destination = segue.destination.title ?? "?"
    bench.calls.append("\(name) prepare \(identifier) to \(destination) \(text(sender))")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    bench.calls.append("\(name) can \(action) from \(fromViewController.title ?? "?")")
    return takesUnwinds
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}
