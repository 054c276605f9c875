import Simulator
import Testing
import UIKit

@Suite("The look of a toolbar's buttons")
@MainActor
struct ToolbarLookTests {
  private let device = Device(era: .iOS18)
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    bar.items = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    device.perform { [bar] in page.view.addSubview(bar) }
  }

  private func color(_ title: String) -> UIColor? {
    let button = device.find(text: title).first
    return button?.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
  }

  @Test("is that of its appearance")
  func looks() {
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    device.perform { bar.standardAppearance = look }
    #expect(color("Edit") == .green && color("Done") == .red)
    device.perform { bar.standardAppearance = UIToolbarAppearance() }
    #expect(color("Edit") != .green && color("Done") != .red)
  }

  @Test("is copied with the look of the bar")
  func copies() {
    let look = UIToolbarAppearance()
    let buttons = UIBarButtonItemAppearance()
    buttons.disabled.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    look.buttonAppearance = buttons
    look.prominentButtonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(look.buttonAppearance !== buttons && look != UIToolbarAppearance())
    let copy = UIToolbarAppearance(barAppearance: look)
    #expect(copy == look)
    #expect(copy.buttonAppearance.disabled.titlePositionAdjustment.horizontal == 3)
    #expect(copy.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    copy.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
    #expect(copy != look && look.buttonAppearance.normal.titleTextAttributes.isEmpty)
  }
}
