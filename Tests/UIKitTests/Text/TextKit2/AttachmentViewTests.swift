import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The view of a text attachment")
@MainActor
struct AttachmentViewTests {
  nonisolated private final class Provider: NSTextAttachmentViewProvider {
    override init(
      textAttachment: NSTextAttachment, parentView: UIView?,
      textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
      super.init(
        textAttachment: textAttachment, parentView: parentView,
        textLayoutManager: textLayoutManager, location: location)
      tracksTextAttachmentViewBounds = true
    }

    override func loadView() {
      view = MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        view.tag = 7
        return view
      }
    }
  }

  // Sendable as its superclass is: it has nothing of its own.
  nonisolated private final class Own: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = Provider(
        textAttachment: self, parentView: parentView,
        textLayoutManager: textContainer?.textLayoutManager, location: location)
      provider.tracksTextAttachmentViewBounds = false
      return provider
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = NSMutableAttributedString(string: "ab", attributes: font)
    text.append(NSAttributedString(attachment: attachment, attributes: font))
    text.append(NSAttributedString(string: "c\nd", attributes: font))
    return text
  }

  private func show(_ text: NSAttributedString, _ device: Device) -> UITextView {
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = text
    device.launch {
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    }
    device.advance(by: 0.1)
    return view
  }

  @Test("is of the class for its type, and takes the room that it has")
  func registered() throws {
    let type = "com.example.registered"
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: type)
    let known: AnyClass = try #require(
      NSTextAttachment.textAttachmentViewProviderClass(forFileType: type))
    #expect(ObjectIdentifier(known) == ObjectIdentifier(Provider.self))
    let attachment = NSTextAttachment(data: nil, ofType: type)
    #expect(attachment.usesTextAttachmentView && attachment.allowsTextAttachmentView)
    let bench = FragmentBench(text(attachment))
    let fragment = try #require(bench.fragments().first)
    let provider = try #require(fragment.textAttachmentViewProviders.first)
    #expect(provider is Provider && provider.textAttachment === attachment)
    #expect(bench.offset(provider.location) == 2)
    let frame = fragment.frameForTextAttachment(at: provider.location)
    let wide = ("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(frame.size == CGSize(width: 50, height: 40) && abs(frame.minX - wide) < 0.01)
    let line = fragment.textLineFragments[0]
    #expect(abs(frame.maxY - line.glyphOrigin.y) < 0.01 && line.typographicBounds.height > 40)
    #expect(fragment.textAttachmentViewProviders.first === provider)
    #expect(fragment.frameForTextAttachment(at: try bench.place(0)) == .zero)
    attachment.allowsTextAttachmentView = false
    #expect(!attachment.usesTextAttachmentView)
  }

  @Test("is shown in a text view where its character is, and goes with it")
  func shown() throws {
    let type = "com.example.shown"
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: type)
    let device = Device(era: .iOS18)
    let view = show(text(NSTextAttachment(data: nil, ofType: type)), device)
    let shown = try #require(view.viewWithTag(7))
    let wide = ("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    #expect(shown.superview === view && shown.bounds.size == CGSize(width: 50, height: 40))
    #expect(abs(shown.frame.minX - 5 - wide) < 0.5 && shown.frame.minY >= 8)
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    #expect(abs(view.caretRect(for: place).minX - shown.frame.maxX) < 0.5)
    #expect(view.contentSize.height > 80)
    let left = shown.frame.minX
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    device.advance(by: 0.1)
    #expect(view.viewWithTag(7) === shown && shown.frame.minX < left)
    view.text = "none"
    device.advance(by: 0.1)
    #expect(view.viewWithTag(7) == nil)
  }

  @Test("lies above the text and below the cursor, also if it comes while the text is edited")
  func order() throws {
    let device = Device(era: .iOS18)
    let view = show(NSAttributedString(string: "ab"), device)
    device.perform { view.becomeFirstResponder() }
    device.advance(by: 0.1)
    let parts = view.subviews
    view.attributedText = text(Own(data: nil, ofType: nil))
    device.advance(by: 0.1)
    let place = try #require(view.subviews.firstIndex { $0.tag == 7 })
    let cursor = try #require(view.subviews.lastIndex { parts.contains($0) })
    #expect(place > 0 && place < cursor)
  }

  /// Says its size by its content alone, and counts what fingers do.
  private final class Button: UIView {
    var calls: [String] = []
    override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 24) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  nonisolated private final class ButtonProvider: NSTextAttachmentViewProvider {
    override func loadView() {
      tracksTextAttachmentViewBounds = true
      view = MainActor.assumeIsolated { Button() }
    }
  }

  @Test("is as large as its content, and takes touches that are not the text's then")
  func touched() throws {
    let type = "com.example.button"
    NSTextAttachment.registerViewProviderClass(ButtonProvider.self, forFileType: type)
    let device = Device(era: .iOS18)
    let view = show(text(NSTextAttachment(data: nil, ofType: type)), device)
    let button = try #require(view.subviews.lazy.compactMap { $0 as? Button }.first)
    #expect(button.frame.size == CGSize(width: 70, height: 24))
    device.tap(on: button)
    device.press(on: button)
    #expect(button.calls == ["began", "ended", "began", "ended"] && !view.isFirstResponder)
    device.tap(at: view.convert(CGPoint(x: 20, y: 60), to: nil))
    #expect(view.isFirstResponder)
  }

  @Test("is not shown where a layout manager of before lays out the text")
  func before() {
    let type = "com.example.before"
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: type)
    let attachment = NSTextAttachment(data: nil, ofType: type)
    #expect(show(text(attachment), Device(era: .iOS13)).viewWithTag(7) == nil)
    let device = Device(era: .iOS18)
    let view = show(text(attachment), device)
    #expect(view.viewWithTag(7) != nil)
    _ = view.layoutManager
    device.advance(by: 0.1)
    #expect(view.viewWithTag(7) == nil)
  }

  @Test("may be given by the attachment, with the attachment's bounds")
  func own() throws {
    let attachment = Own(data: nil, ofType: nil)
    attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 20)
    let view = show(text(attachment), Device(era: .iOS18))
    let shown = try #require(view.viewWithTag(7))
    #expect(shown.bounds.size == CGSize(width: 30, height: 20))
  }

  /// As wide as its line.
  // Sendable as its superclass is: it has nothing of its own.
  nonisolated private final class Rule: NSTextAttachment, @unchecked Sendable {
    final class Provider: NSTextAttachmentViewProvider {
      override func loadView() {
        view = MainActor.assumeIsolated {
          let view = UIView()
          view.tag = 8
          return view
        }
      }

      override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: proposedLineFragment.width - position.x, height: 30)
      }
    }

    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      Provider(
        textAttachment: self, parentView: parentView,
        textLayoutManager: textContainer?.textLayoutManager, location: location)
    }
  }

  @Test("may be as wide as its line, also after the text view has become narrower")
  func wide() throws {
    let rule = Rule(data: nil, ofType: nil)
    #expect(rule.usesTextAttachmentView)
    let device = Device(era: .iOS18)
    let text = NSMutableAttributedString(string: "above\n")
    text.append(NSAttributedString(attachment: rule))
    text.append(NSAttributedString(string: "\nbelow"))
    let view = show(text, device)
    let shown = try #require(view.viewWithTag(8))
    #expect(shown.frame.width == 190)
    let height = view.contentSize.height
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height <= height + 1)
    view.frame.size.width = 100
    device.advance(by: 0.1)
    #expect(view.viewWithTag(8) === shown && shown.frame.width == 90)
  }
}
