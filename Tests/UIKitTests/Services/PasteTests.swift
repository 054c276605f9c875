import Foundation
import Testing
import UIKit

@MainActor
@Suite("Something into which can be pasted")
struct PasteTests {
  private final class Writer: NSObject, UIScribbleInteractionDelegate {}

  @Test("takes what its configuration says, and nothing without one")
  func accepts() {
    let view = UIView()
    let text = NSItemProvider(object: NSString(string: "text"))
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    #expect(!view.canPaste([text]))
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
    #expect(view.canPaste([text]))
  }

  @Test("may have a text beside a pointer, a pencil and a document to take a picture of")
  func interactions() {
    let view = UIButton()
    #expect(view.toolTipInteraction == nil)
    let tip = UIToolTipInteraction(defaultToolTip: "Tip")
    view.addInteraction(tip)
    #expect(view.toolTipInteraction === tip && tip.view === view)
    let pencil = UIPencilInteraction()
    view.addInteraction(pencil)
    #expect(pencil.view === view && UIPencilInteraction.preferredTapAction == .ignore)
    let writer = Writer()
    let scribble = UIScribbleInteraction(delegate: writer)
    view.addInteraction(scribble)
    #expect(scribble.view === view && scribble.delegate === writer && !scribble.isHandlingWriting)
    #expect(writer.scribbleInteraction(scribble, shouldBeginAt: .zero))
    #expect(!UIScribbleInteraction.isPencilInputExpected && UITextPlaceholder().rects.isEmpty)
    let bench = ControllersBench.launched(.iOS18)
    let scene = bench.window.windowScene
    #expect(scene?.screenshotService != nil)
    #expect(scene?.screenshotService === scene?.screenshotService)
    #expect(scene?.screenshotService?.windowScene === scene)
  }

  @Test("keeps how it looks under a pointer and whether keys scroll it, and moves when told")
  func kept() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    #expect(view.hoverStyle == nil && view.allowsKeyboardScrolling)
    let style = UIPointerStyle.hidden()
    view.hoverStyle = style
    view.allowsKeyboardScrolling = false
    #expect(view.hoverStyle === style && !view.allowsKeyboardScrolling)
    view.withScrollIndicatorsShown { view.contentOffset.y = 50 }
    #expect(view.contentOffset.y == 50)
    #expect(UIActivity.ActivityType.postToFacebook.rawValue.hasSuffix("PostToFacebook"))
  }
}
