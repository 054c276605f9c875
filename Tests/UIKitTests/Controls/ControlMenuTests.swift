import Simulator
import Testing
import UIKit

@Suite("The menu of a control")
@MainActor
struct ControlMenuTests {
  private final class Button: UIButton {
    var calls: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("highlighting")
      return super.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismissing")
      return super.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      calls.append("will display \(interaction === contextMenuInteraction)")
      animator?.addAnimations { self.alpha = 0.5 }
      animator?.addCompletion { self.calls.append("displayed") }
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      calls.append("will end")
      animator?.addCompletion { self.calls.append("ended") }
    }
  }

  private let device = Device(era: .iOS18)
  private let button = Button(configuration: .plain())

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    button.menu = UIMenu(title: "", children: [UIAction(title: "Name") { _ in }])
    device.perform { page.view.addSubview(button) }
  }

  private func settle() {
    _ = device.settle(limit: 2)
  }

  @Test("is announced to the control when it comes and goes", arguments: [true, false])
  func told(isPrimary: Bool) {
    button.showsMenuAsPrimaryAction = isPrimary
    if isPrimary { device.tap(on: button) } else { device.press(on: button) }
    settle()
    #expect(button.calls == ["highlighting", "will display true", "displayed"])
    #expect(button.alpha == 0.5)
    button.calls = []
    device.tap(at: CGPoint(x: 195, y: 700))
    settle()
    #expect(button.calls == ["dismissing", "will end", "ended"])
  }

  @Test("holds the button that was pressed for long, and no other")
  func held() {
    var heard: [Bool] = []
    button.configurationUpdateHandler = { heard.append($0.isHeld) }
    settle()
    #expect(!button.isHeld)
    device.press(on: button)
    settle()
    #expect(button.isHeld && heard.last == true)
    device.tap(at: CGPoint(x: 195, y: 700))
    settle()
    #expect(!button.isHeld && heard.last == false)
    button.showsMenuAsPrimaryAction = true
    device.tap(on: button)
    settle()
    #expect(device.find(text: "Name").count == 1 && !button.isHeld)
  }

  // exyte/PopupView, pull request 127.
  @Test("keeps its page from presenting another until a row is chosen or it goes")
  func presents() throws {
    button.showsMenuAsPrimaryAction = true
    let page = try #require(button.next?.next as? UIViewController)
    let other = UIViewController()
    let action = UIAction(title: "Show") { _ in page.present(other, animated: true) }
    button.menu = UIMenu(children: [action])
    device.tap(on: button)
    settle()
    let menu = try #require(page.presentedViewController)
    #expect(menu.presentingViewController === page && !menu.isBeingPresented)
    device.perform { page.present(other, animated: true) }
    let refusal = "which is already presenting <_UIContextMenuActionsOnlyViewController: "
    #expect(device.log.last?.text.contains(refusal) == true)
    settle()
    #expect(other.viewIfLoaded == nil && !device.find(text: "Show").isEmpty)
    try device.tap(on: #require(device.find(text: "Show").first))
    settle()
    #expect(page.presentedViewController === other && device.find(text: "Show").isEmpty)
  }

  @Test("goes when its page is asked to dismiss what it presents")
  func dismissed() throws {
    button.showsMenuAsPrimaryAction = true
    let page = try #require(button.next?.next as? UIViewController)
    device.tap(on: button)
    settle()
    var isGone = false
    device.perform { page.dismiss(animated: true) { isGone = true } }
    #expect(page.presentedViewController == nil && !isGone)
    settle()
    #expect(isGone && device.find(text: "Name").isEmpty)
  }

  @Test("is not needed for a button to know of a pointer over it")
  func hovered() {
    let place = CGPoint(x: 60, y: 220)
    device.movePointer(to: place)
    #expect(!button.isHovered, "nothing shows for the pointer")
    device.removePointer()
    button.isPointerInteractionEnabled = true
    var heard: [Bool] = []
    button.configurationUpdateHandler = { heard.append($0.isHovered) }
    device.movePointer(to: place)
    settle()
    #expect(button.isHovered && heard.last == true)
    device.removePointer()
    settle()
    #expect(!button.isHovered && heard.last == false)
  }
}
