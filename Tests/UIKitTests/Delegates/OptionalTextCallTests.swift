import Foundation
import Simulator
import Testing
import UIKit

// Source: listeners of others hand on what they are told, `delegate?.textView?(textView, shouldInteractWith: URL,
// in: characterRange, interaction: interaction) ?? true` (SZMentionsSwift, MentionListener.swift).
@Suite("Optional methods about items and menus of text")
@MainActor
struct OptionalTextCallTests {
  private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var calls: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { false }

    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { false }

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(title: "View") }

    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("view presents") }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(title: "Field") }

    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("field dismisses") }
  }

  private final class Nothing: NSObject, UITextViewDelegate, UITextFieldDelegate {}

  private final class Animator: NSObject, UIEditMenuInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
  }

  private let range = NSRange(location: 0, length: 0)

  init() { UISystem.current = Device(era: .iOS18).system }

  @Test("are called through a question mark")
  func called() throws {
    let delegate = Delegate()
    let (view, field) = (UITextView(), UITextField())
    view.delegate = delegate
    field.delegate = delegate
    let link = try #require(URL(string: "https://example.com"))
    #expect(
      view.delegate?.textView?(
        view, shouldInteractWith: link, in: range, interaction: .preview) == false)
    #expect(
      view.delegate?.textView?(
        view, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview) == false)
    #expect(
      view.delegate?.textView?(
        view, editMenuForTextIn: range, suggestedActions: [])?.title == "View")
    #expect(
      field.delegate?.textField?(
        field, editMenuForCharactersIn: range, suggestedActions: [])?.title == "Field")
    view.delegate?.textView?(view, willPresentEditMenuWith: Animator())
    field.delegate?.textField?(field, willDismissEditMenuWith: Animator())
    #expect(delegate.calls == ["view presents", "field dismisses"])
  }

  @Test("allow what is asked, and change no menu, where they are missing")
  func missing() throws {
    let nothing = Nothing()
    let (view, field) = (UITextView(), UITextField())
    view.delegate = nothing
    field.delegate = nothing
    let link = try #require(URL(string: "https://example.com"))
    #expect(
      view.delegate?.textView?(
        view, shouldInteractWith: link, in: range, interaction: .preview) ?? true)
    #expect(view.delegate?.textView?(view, editMenuForTextIn: range, suggestedActions: []) == nil)
    #expect(
      field.delegate?.textField?(
        field, editMenuForCharactersIn: range, suggestedActions: []) == nil)
    view.delegate?.textView?(view, willDismissEditMenuWith: Animator())
    field.delegate?.textField?(field, willPresentEditMenuWith: Animator())
  }
}
