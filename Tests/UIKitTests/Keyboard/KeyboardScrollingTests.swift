import Simulator
import Testing
import UIKit

@Suite("A text field in a scroll view")
@MainActor
struct KeyboardScrollingTests {
  private let device = Device(era: .iOS18)
  private let scrollView = UIScrollView()
  private let fields = [100, 700, 900].map {
    UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40))
  }

  private func launch() {
    let page = UIViewController()
    scrollView.frame = UIScreen.main.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 1000)
    fields.forEach(scrollView.addSubview)
    device.launch {
      page.view.addSubview(scrollView)
      return page
    }
    _ = device.settle(limit: 5)
  }

  private func edit(_ index: Int) {
    device.perform { fields[index].becomeFirstResponder() }
    _ = device.settle(limit: 5)
  }

  @Test("comes into sight when it begins editing, over the inset for the keyboard")
  func insetForKeyboard() throws {
    launch()
    let scrollView = scrollView
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated {
        scrollView.contentInset.bottom = value?.cgRectValue.height ?? 0
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    edit(0)
    let top = 844 - scrollView.contentInset.bottom
    #expect(scrollView.contentOffset.y == 0)
    edit(1)
    #expect(scrollView.contentOffset.y == 740 - top)
    edit(2)
    #expect(scrollView.contentOffset.y == 940 - top)
  }

  @Test("stays where it is if it can be seen, though the keyboard covers it")
  func coveredField() {
    launch()
    edit(1)
    #expect(scrollView.contentOffset.y == 0)
    edit(2)
    #expect(scrollView.contentOffset.y == 96)
  }
}
