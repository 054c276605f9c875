import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The border of a text view")
@MainActor
struct TextViewBorderTests {
  @Test("is not there unless it is wanted, and then as that of a text field")
  func style() {
    UISystem.current = Device(era: .iOS18).system
    let view = UITextView()
    #expect(view.borderStyle == .none)
    view.layer.cornerRadius = 9
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.layer.cornerRadius == 9 && view.layer.borderWidth == 0)
    let field = UITextField()
    field.borderStyle = .roundedRect
    view.borderStyle = .roundedRect
    #expect(view.borderStyle == .roundedRect)
    let border = field.subviews.first?.layer
    #expect(view.layer.cornerRadius == border?.cornerRadius)
    #expect(view.layer.borderWidth == border?.borderWidth && view.layer.borderWidth > 0)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
  }
}
