import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Small members")
struct SmallMemberTests {
  @Test("keep what the app says of writing tools")
  func writingTools() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.writingToolsBehavior == .default && view.writingToolsBehavior == .default)
    field.writingToolsBehavior = .none
    view.writingToolsBehavior = .limited
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(field.writingToolsBehavior == .none && view.writingToolsBehavior == .limited)
    #expect((view as any UITextInputTraits).writingToolsBehavior == .limited)
    #expect(view.allowedWritingToolsResultOptions.rawValue == 5)
    #expect(!view.isWritingToolsActive)
  }

  @Test("say that bars behave as on an iPad")
  func behavior() {
    let bar = UINavigationBar()
    bar.preferredBehavioralStyle = .mac
    #expect(bar.preferredBehavioralStyle == .mac && bar.behavioralStyle == .pad)
  }

  @Test("say that pictures are no brighter than white")
  func dynamicRange() {
    let view = UIImageView()
    #expect(view.preferredImageDynamicRange == .unspecified)
    view.preferredImageDynamicRange = .high
    #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
  }

  @Test("name how text is spoken")
  func speech() {
    let text = NSMutableAttributedString(string: "abc")
    text.addAttributes(
      [.accessibilitySpeechSpellOut: true, .accessibilitySpeechLanguage: "de-DE"],
      range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .accessibilitySpeechAnnouncementPriority, value: UIAccessibilityPriority.high,
      range: NSRange(location: 0, length: 3))
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true)
    #expect(attributes[.accessibilitySpeechLanguage] as? String == "de-DE")
    #expect(
      NSAttributedString.Key.accessibilitySpeechPitch.rawValue
        == "UIAccessibilitySpeechAttributePitch")
  }

  @Test("have C's name for the largest number")
  func largest() {
    let size = CGSize(width: 100, height: CGFloat(MAXFLOAT))
    #expect(size.height == CGFloat(Float.greatestFiniteMagnitude))
  }

  @Test("leave a scene without a storyboard")
  func storyboard() {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(configuration.storyboard == nil)
  }
}
