import UIKit

/// Writes down who is called, in order.
final class ProbeDiary {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// What was noted since the last time, in one line.
  func takeLine(_ title: String) -> String {
    defer { lines = [] }
    return "\(title): " + (lines.isEmpty ? "nothing" : lines.joined(separator: ", "))
  }
}

/// A page that writes down its own calls.
final class DiaryPage: UIViewController {
  private let diary: ProbeDiary

  init(_ title: String, _ diary: ProbeDiary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove")
  }

  private func note(_ call: String) {
    diary.note("\(title ?? "?").\(call)")
  }
}

/// A controller that writes down what its delegate and its bar's are told.
final class DiaryController: UINavigationController, UINavigationControllerDelegate,
  UINavigationBarDelegate
{
  private let diary: ProbeDiary

  init(_ diary: ProbeDiary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    delegate = self
    setViewControllers([DiaryPage("Root", diary)], animated: false)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("willShow \(viewController.title ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("didShow \(viewController.title ?? "?")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    diary.note("bar.didPush \(item.title ?? "?")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    diary.note("bar.didPop \(item.title ?? "?")")
  }

  /// The stack as one word for each page.
  var titles: String { viewControllers.map { $0.title ?? "?" }.joined(separator: " ") }

  /// Notes the end that the coordinator of the transition under way tells, and who is told before.
  func noteCoordinator() {
    guard let transitionCoordinator else { return diary.note("no coordinator") }
    transitionCoordinator.animate(alongsideTransition: nil) { [diary] context in
      diary.note(context.isCancelled ? "coordinator cancelled" : "coordinator completed")
    }
  }
}
