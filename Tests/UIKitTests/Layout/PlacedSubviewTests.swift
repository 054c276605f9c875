import Simulator
import Testing
import UIKit

@Suite("A view whose layout never comes to UIView's")
@MainActor
struct PlacedSubviewTests {
  private final class Careless: UIView {
    override func layoutSubviews() {}
  }

  private final class Careful: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private func reason(_ era: Era, _ view: UIView, inside: Bool = true) -> String? {
    let device = Device(era: era)
    let page = UIViewController()
    device.launch { page }
    device.perform {
      let box = UIView()
      view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      page.view.addSubview(view)
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      if inside { box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true }
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    device.advance(by: 0.1)
    return device.crash?.reason
  }

  @Test("raises up to iOS 7 if it has constraints for its subviews", arguments: [Era.iOS6, .iOS7])
  func raises(era: Era) {
    let text = reason(era, Careless())
    #expect(text?.hasPrefix("Auto Layout still required after executing -layoutSubviews. ") == true)
    #expect(text?.hasSuffix("'s implementation of -layoutSubviews needs to call super.") == true)
    #expect(text?.contains("Careless") == true)
    #expect(reason(era, Careless(), inside: false) == nil)
    #expect(reason(era, Careful()) == nil)
  }

  @Test("raises nothing from iOS 8 on", arguments: [Era.iOS8, .iOS18])
  func later(era: Era) {
    #expect(reason(era, Careless()) == nil)
    #expect(reason(era, UITableView()) == nil)
  }

  @Test("is every table up to iOS 7")
  func tables() {
    #expect(
      reason(.iOS7, UITableView())
        == "Auto Layout still required after executing -layoutSubviews. UITableView's implementation of"
        + " -layoutSubviews needs to call super.")
    #expect(reason(.iOS7, UIScrollView()) == nil)
  }
}
