import UIKit

/// A clear view that takes the touches of the view it lies in.
final class TapShield: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  func cover(_ view: UIView) {
    frame = view.bounds
    view.addSubview(self)
  }

  /// No tap on the view it lies in; but whoever scrolls may begin anywhere.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view !== superview
  }

  // Passed on, as views do by default, touches would press the control around it all the same.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
