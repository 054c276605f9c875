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
