import UIKit.UIGestureRecognizerSubclass
import XCTest

/// A class of recognizers with the import that Apple asks of it, and no other.
final class RecognizerSubclassTests: XCTestCase {
  func testAFingerThatStaysIsRecognized() {
    let recognizer = AnyTouch()
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    recognizer.touchesBegan([TouchAt(CGPoint(x: 5, y: 6))], with: UIEvent())
    XCTAssertEqual(recognizer.state, .recognized)
    XCTAssertEqual(recognizer.place, CGPoint(x: 5, y: 6))
    recognizer.reset()
    XCTAssertEqual(recognizer.resetCount, 1)
  }

  /// A touch as tests make them that know of no finger.
  private class TouchAt: UITouch {
    private let place: CGPoint

    init(_ place: CGPoint) {
      self.place = place
      super.init()
    }

    override func location(in view: UIView?) -> CGPoint { place }
  }

  private class AnyTouch: UIGestureRecognizer {
    var resetCount = 0
    var place: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      place = touches.first?.location(in: view)
      state = .recognized
    }

    override func reset() {
      super.reset()
      resetCount += 1
    }
  }
}
