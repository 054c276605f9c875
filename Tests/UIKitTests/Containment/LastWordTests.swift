import Simulator
import Testing
import UIKit

/// What apps do in a `deinit`, which Swift runs while nothing can be kept any more.
@MainActor
@Suite("An app's class may, as its object dies,")
struct LastWordTests {
  /// Notes that something was done.
  private final class Diary {
    var lines: [String] = []
  }

  private final class Window: UIWindow {
    var diary: Diary?
    deinit {
      MainActor.assumeIsolated {
        isHidden = true
        rootViewController = nil
        diary?.lines.append("window")
      }
    }
  }

  private final class Field: UITextField {
    var diary: Diary?
    deinit {
      MainActor.assumeIsolated {
        delegate = nil
        text = nil
        resignFirstResponder()
        diary?.lines.append("\(text ?? "nothing"), \(hasText)")
      }
    }
  }

  private final class TextView: UITextView {
    var diary: Diary?
    deinit {
      MainActor.assumeIsolated {
        text = "b"
        selectedRange = NSRange(location: 0, length: 1)
        attributedText = nil
        diary?.lines.append("\(text ?? "nothing"), \(hasText)")
      }
    }
  }

  private final class Page: UIViewController {
    var diary: Diary?
    deinit {
      MainActor.assumeIsolated {
        presentationController?.delegate = nil
        popoverPresentationController?.sourceView = nil
        diary?.lines.append("page")
      }
    }
  }

  private let diary = Diary()
  private let device = Device(era: .iOS18)

  @Test("hide a window")
  func window() {
    let root = UIViewController()
    device.perform {
      let window = Window(frame: UIScreen.main.bounds)
      window.diary = diary
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.windowScene = nil
    }
    _ = device.settle(limit: 1)
    #expect(diary.lines == ["window"] && root.viewIfLoaded?.window == nil)
  }

  @Test("take the text out of a field or a text view", arguments: [false, true])
  func texts(isEdited: Bool) {
    let page = UIViewController()
    device.launch { page }
    device.perform {
      let (field, view) = (Field(), TextView())
      (field.text, view.text) = ("a", "a")
      (field.diary, view.diary) = (diary, diary)
      guard isEdited else { return }
      for text in [field, view] as [UIView] {
        page.view.addSubview(text)
        text.becomeFirstResponder()
        text.removeFromSuperview()
      }
    }
    _ = device.settle(limit: 1)
    #expect(diary.lines.count == 2 && Set(diary.lines) == [", false"])
  }

  @Test(
    "forget who hears how a page is presented",
    arguments: [UIModalPresentationStyle.popover, .pageSheet, .custom])
  func presentation(style: UIModalPresentationStyle) {
    device.perform {
      let page = Page()
      page.modalPresentationStyle = style
      _ = page.presentationController
      page.diary = diary
    }
    _ = device.settle(limit: 1)
    #expect(diary.lines == ["page"])
  }
}
