import Simulator
import Testing
import UIKit

/// Buttons of alerts, as tests of apps subclass and copy them.
@Suite("A button of an alert")
@MainActor
struct AlertActionTests {
  @Test("keeps what a subclass was made of for the subclass alone")
  func aSubclassMayKeepWhatItWasMadeOf() {
    let action = KeepingAction(title: "Delete", style: .destructive) { _ in }
    #expect(action.keptTitle == "Delete")
    #expect(action.keptHandler != nil)
    #expect(action.title == nil)
    #expect(action.style == .default)
    #expect(action.isEnabled)
  }

  @Test("gives its text, style and state to a copy")
  func aCopyHasTheSameTextStyleAndState() throws {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action)
    #expect(copy.title == "Delete")
    #expect(copy.style == .destructive)
    #expect(!copy.isEnabled)
  }

  @Test("has the alert dismissed by who presented it, whose override hears of it")
  func thePresenterIsAskedToDismiss() throws {
    let page = DismissingPage()
    let device = Device(era: .iOS18)
    device.launch { page }
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in chosen += 1 })
    device.perform { page.present(alert, animated: true) }
    _ = device.settle(limit: 5)
    device.tap(on: try #require(device.find(text: "Delete").first))
    _ = device.settle(limit: 5)
    #expect(page.dismissals == 1)
    #expect(page.presentedViewController == nil)
    #expect(chosen == 1)
  }
}

private final class KeepingAction: UIAlertAction {
  private(set) var keptTitle: String?
  private(set) var keptHandler: ((UIAlertAction) -> Void)?

  override init() {
    super.init()
  }

  convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?
  ) {
    self.init()
    keptTitle = title
    keptHandler = handler
  }
}

private final class DismissingPage: UIViewController {
  private(set) var dismissals = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    super.dismiss(animated: flag, completion: completion)
  }
}
