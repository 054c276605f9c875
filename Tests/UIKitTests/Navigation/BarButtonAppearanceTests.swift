import Foundation
import Simulator
import Testing
import UIKit

@Suite("The look of a bar's buttons")
@MainActor
struct BarButtonAppearanceTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  private func color(of text: String) -> UIColor? {
    func search(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return page.navigationController.flatMap { search($0.navigationBar)?.textColor }
  }

  private func launch(_ look: UINavigationBarAppearance) {
    device.launch {
      let root = UIViewController()
      root.title = "Root"
      let navigation = UINavigationController()
      navigation.viewControllers = [root, page]
      navigation.navigationBar.standardAppearance = look
      page.navigationItem.rightBarButtonItems = ["Done", "Edit", "Off"].map { title in
        UIBarButtonItem(
          title: title, style: title == "Done" ? .done : .plain, target: nil, action: nil)
      }
      page.navigationItem.rightBarButtonItems?.last?.isEnabled = false
      page.navigationItem.leftItemsSupplementBackButton = true
      return navigation
    }
  }

  @Test("colors their text by what they are for and by their state")
  func colors() {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.cyan]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    launch(look)
    #expect(color(of: "Edit") == .brown && color(of: "Off") == .cyan)
    #expect(color(of: "Done") == .green && color(of: "Root") == .red)
  }

  @Test("leaves them the tint color where it says nothing, and is copied with the bar's")
  func copied() {
    let look = UINavigationBarAppearance()
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.buttonAppearance = buttons
    buttons.configureWithDefault(for: .plain)
    let copy = UINavigationBarAppearance(barAppearance: look)
    launch(copy)
    #expect(color(of: "Edit") == .brown && color(of: "Off") == .tertiaryLabel)
    let tint = page.navigationController?.navigationBar.tintColor
    #expect(color(of: "Done") == tint && color(of: "Root") == tint)
  }
}
