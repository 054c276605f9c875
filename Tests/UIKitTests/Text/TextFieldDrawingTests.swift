import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A text field draws")
@MainActor
struct TextFieldDrawingTests {
  /// Shows its placeholder itself, as fields do whose placeholder floats above the text.
  private final class SilentField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
  }

  private final class PaddedField: UITextField {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.offsetBy(dx: 30, dy: 0))
    }
  }

  private let device = Device(era: .iOS18)

  private func texts(of field: UITextField) -> [TextLine] {
    field.subviews.flatMap { part in
      part.layer.displayTree()
      return part.layer.drawings.compactMap { if case .text(let line) = $0 { line } else { nil } }
    }
  }

  private func show<Field: UITextField>(_ field: Field) -> Field {
    device.launch {
      let page = UIViewController()
      field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
      field.placeholder = "name"
      page.view.addSubview(field)
      return page
    }
    return field
  }

  @Test("its placeholder by its own method")
  func placeholder() {
    #expect(texts(of: show(UITextField())).map(\.string) == ["name"])
    let field = show(SilentField())
    #expect(texts(of: field).isEmpty)
    device.perform { field.text = "Ann" }
    #expect(texts(of: field).map(\.string) == ["Ann"])
  }

  @Test("its text by its own method, unless it is edited")
  func text() {
    let field = show(PaddedField())
    device.perform { field.text = "Ann" }
    #expect(texts(of: field).map(\.origin.x) == [30])
    device.perform { field.becomeFirstResponder() }
    #expect(device.settle(limit: 2))
    #expect(texts(of: field).map(\.origin.x) == [0])
    device.perform { field.resignFirstResponder() }
    #expect(device.settle(limit: 2))
    #expect(texts(of: field).map(\.origin.x) == [30])
  }

  @Test("both into a context that an app makes, too")
  func context() {
    let field = show(UITextField())
    device.perform { field.text = "Ann" }
    let size = field.bounds.size
    func image(_ draw: () -> Void) -> CGImage? {
      UIGraphicsImageRenderer(size: size).image { _ in draw() }.cgImage
    }
    let text = image { field.drawText(in: field.bounds) }
    let placeholder = image { field.drawPlaceholder(in: field.bounds) }
    #expect(text != image {} && placeholder != image {} && text != placeholder)
  }
}
