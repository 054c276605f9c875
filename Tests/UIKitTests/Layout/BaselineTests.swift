import Simulator
import Testing
import UIKit

@Suite("The line of a text, for constraints,")
@MainActor
struct BaselineTests {
  private let sheet = Sheet()
  private let label = UILabel()

  init() {
    label.text = "Departures of the day"
    _ = sheet.add(label)
    label.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 100).isActive = true
  }

  private func put(_ view: UIView, height: CGFloat) {
    _ = sheet.add(view)
    NSLayoutConstraint.activate([
      view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    sheet.layOut()
  }

  @Test("is that of a button's title, however high the button is", arguments: [34, 60.0])
  func button(_ height: CGFloat) throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.titleLabel?.font = label.font
    put(button, height: height)
    let title = try #require(button.titleLabel)
    let bottom = title.convert(title.bounds, to: sheet.view).maxY
    // Both the button and its title are put on whole pixels, of a third of a point.
    #expect(abs(bottom - label.frame.maxY) < 0.67)
    #expect(button.frame.maxY > label.frame.maxY + 5)
  }

  @Test("is that of a field's text, though there is none yet", arguments: [34, 60.0])
  func field(_ height: CGFloat) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    put(field, height: height)
    #expect(abs(field.frame.midY - label.frame.midY) < 0.5)
  }

  /// Source: UIKit documentation, `forFirstBaselineLayout`.
  @Test("is that of the view which has the last one, where an app does not name the first")
  func namedView() {
    final class Row: UIView {
      let text = UILabel()
      override var forLastBaselineLayout: UIView { text }
    }
    let row = Row()
    #expect(row.forFirstBaselineLayout === row.text)
    #expect(UIView().forFirstBaselineLayout.isKind(of: UIView.self))
  }
}
