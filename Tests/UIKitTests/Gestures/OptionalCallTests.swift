import Foundation
import Testing
import UIKit

@Suite("An optional method of a delegate")
@MainActor
struct OptionalCallTests {
  private final class Listener: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate,
    UITextFieldDelegate
  {
    var heard: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard.append("begin")
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      heard.append("touch")
      return false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("end \(decelerate)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      return false
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("change \(string)")
      return false
    }
  }

  private let listener = Listener()

  @Test("of a gesture is called through a question or an exclamation mark")
  func gesture() {
    let gesture = UITapGestureRecognizer()
    gesture.delegate = listener
    #expect(gesture.delegate?.gestureRecognizerShouldBegin?(gesture) == false)
    #expect(gesture.delegate!.gestureRecognizer!(gesture, shouldReceive: UITouch()) == false)
    #expect(
      gesture.delegate?.gestureRecognizer?(gesture, shouldRequireFailureOf: gesture) == false)
    #expect(gesture.delegate?.gestureRecognizerShouldBegin(gesture) == false)
    #expect(listener.heard == ["begin", "touch", "begin"])
  }

  @Test("of a scroll view is called through a question or an exclamation mark")
  func scrolling() {
    let view = UIScrollView()
    view.delegate = listener
    view.delegate?.scrollViewDidScroll?(view)
    view.delegate!.scrollViewDidEndDragging!(view, willDecelerate: true)
    #expect(view.delegate?.viewForZooming?(in: view) == nil)
    #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == true)
    #expect(listener.heard == ["scroll", "end true"])
  }

  @Test("of a text field is called through a question or an exclamation mark")
  func typing() {
    let field = UITextField()
    field.delegate = listener
    #expect(field.delegate?.textFieldShouldReturn?(field) == false)
    let range = NSRange(location: 0, length: 0)
    #expect(
      field.delegate!.textField!(field, shouldChangeCharactersIn: range, replacementString: "a")
        == false)
    #expect(field.delegate?.textFieldShouldClear?(field) == true)
    field.delegate?.textFieldDidEndEditing?(field)
    #expect(listener.heard == ["return", "change a"])
  }
}
