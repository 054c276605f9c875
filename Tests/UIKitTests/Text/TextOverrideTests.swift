import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text with attributes that is set")
@MainActor
struct TextOverrideTests {
  /// Gives every text more space between its letters, as many apps do.
  private final class SpacedLabel: UILabel {
    override var text: String? {
      didSet {
        attributedText = text.map { NSAttributedString(string: $0, attributes: [.kern: 2]) }
      }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! {
      didSet { attributedText = attributedText }
    }
  }

  private final class SpacedField: UITextField {
    override var text: String? {
      didSet {
        attributedText = text.map {
          NSAttributedString(string: $0, attributes: [.kern: 2, .foregroundColor: UIColor.red])
        }
      }
    }

    override var textColor: UIColor? {
      didSet { attributedText = attributedText }
    }

    override var placeholder: String? {
      didSet {
        attributedPlaceholder = placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.blue])
        }
      }
    }
  }

  @Test("calls no override of a label's text and font")
  func label() {
    let label = SpacedLabel()
    label.text = "one"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    label.font = .systemFont(ofSize: 30)
    #expect(label.font.pointSize == 30)
    #expect(label.text == "one")
  }

  @Test("calls no override of a field's text, color and placeholder")
  func field() {
    let field = SpacedField()
    field.text = "one"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(field.textColor == .red)
    field.placeholder = "two"
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    #expect(field.placeholder == "two")
  }

  /// Counts what is asked and set.
  private final class CountingField: UITextField {
    var sets: [String] = []

    override var attributedText: NSAttributedString? {
      didSet { sets.append("text") }
    }

    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
      didSet { sets.append("attributes") }
    }

    override var background: UIImage? {
      didSet { sets.append("background") }
    }
  }

  @Test("and other values of a field can be overridden")
  func overrides() {
    let field = CountingField()
    field.attributedText = NSAttributedString(string: "one")
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    field.background = nil
    #expect(field.sets == ["text", "attributes", "background"])
    #expect(field.font?.pointSize == 30)
  }
}

@Suite("The rectangle of a field's text while it is edited")
@MainActor
struct EditingRectTests {
  /// Leaves room for a title above the text.
  private final class TitledField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      room(super.textRect(forBounds: bounds))
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      room(super.editingRect(forBounds: bounds))
    }

    private func room(_ rect: CGRect) -> CGRect {
      rect.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
  }

  @Test("has the room taken off once that an override takes")
  func room() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    let field = TitledField(frame: bounds)
    let expected = CGRect(x: 0, y: 20, width: 200, height: 40)
    #expect(field.textRect(forBounds: bounds) == expected)
    #expect(field.editingRect(forBounds: bounds) == expected)
    #expect(field.placeholderRect(forBounds: bounds) == expected)
  }

  /// Has margins of its own around the text.
  private final class PaddedField: UITextField {
    var padding = UIEdgeInsets.zero

    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: padding)
    }
  }

  @Test(
    "makes the field as much larger as an override takes of the rectangle of the text, or smaller",
    arguments: [UITextField.BorderStyle.none, .roundedRect])
  func size(style: UITextField.BorderStyle) {
    let (plain, field) = (UITextField(), PaddedField())
    for field in [plain, field] {
      field.text = "Hello"
      field.borderStyle = style
    }
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
    field.padding = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 4)
    #expect(field.intrinsicContentSize.height == plain.intrinsicContentSize.height + 15)
    #expect(field.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
    field.padding = UIEdgeInsets(top: -4, left: 0, bottom: -4, right: 0)
    #expect(field.intrinsicContentSize.height == plain.intrinsicContentSize.height - 8)
  }

  @Test("leaves out the same views as the text else")
  func views() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftViewMode = .always
    #expect(field.editingRect(forBounds: field.bounds).minX == 30)
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
  }
}

@Suite("A name of Objective-C")
struct SelectorNameTests {
  @Test("makes a selector and comes back from it")
  func names() {
    #expect(NSSelectorFromString("paste:") == Selector("paste(_:)"))
    #expect(NSStringFromSelector(Selector("show(_:sender:)")) == "show:sender:")
  }
}

@Suite("Whether a person may change how a text looks")
@MainActor
struct EditingAttributesTests {
  @Test("is no unless set")
  func flag() {
    let (field, view) = (UITextField(), UITextView())
    #expect(!field.allowsEditingTextAttributes && !view.allowsEditingTextAttributes)
    field.allowsEditingTextAttributes = true
    view.allowsEditingTextAttributes = true
    #expect(field.allowsEditingTextAttributes && view.allowsEditingTextAttributes)
    field.allowsEditingTextAttributes = false
    #expect(!field.allowsEditingTextAttributes)
  }
}
