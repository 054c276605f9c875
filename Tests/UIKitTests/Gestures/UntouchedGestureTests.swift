import Testing
import UIKit

@Suite("A gesture recognizer that watches no touch")
@MainActor
struct UntouchedGestureTests {
  private let recognizer = UIGestureRecognizer()
  private let view = UIView()

  @Test("stays as it is when it has failed, until it is possible again")
  func failed() {
    view.addGestureRecognizer(recognizer)
    recognizer.state = .failed
    #expect(recognizer.state == .failed)
    recognizer.state = .ended
    #expect(recognizer.state == .failed)
    recognizer.state = .possible
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
  }

  @Test("does not fail without a view")
  func withoutView() {
    recognizer.state = .failed
    #expect(recognizer.state == .possible)
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
  }
}
