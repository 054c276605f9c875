import Foundation
import Simulator
import UIKit

/// A device that shows one page, and a list of what the page's views and recognizers report.
@MainActor
final class TouchBench {
  let device: Device
  let page = UIViewController()
  private(set) var reports: [String] = []

  init(era: Era = .iOS18) {
    device = Device(era: era)
    page.view.backgroundColor = .white
    device.launch { page }
  }

  var view: UIView { page.view }

  func report(_ text: String) {
    reports.append(text)
  }

  /// The reports since the last time.
  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  /// Adds a view that reports its touches under a name.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> ReportingView {
    let view = ReportingView(frame: frame)
    view.onTouch = { [weak self] in self?.report("\(name) \($0)") }
    device.perform { (superview ?? page.view).addSubview(view) }
    return view
  }

  /// Lets a recognizer report its states under a name.
  func watch(_ name: String, _ recognizer: UIGestureRecognizer, on view: UIView) {
    recognizer.name = name
    recognizer.addHandler { [weak self] in self?.report("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
  }
}

/// A view that tells what touches it gets.
final class ReportingView: UIView {
  var onTouch: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch("began \(touches.count)")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch("moved \(touches.count)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch("ended \(touches.count)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch("cancelled \(touches.count)")
  }
}

/// A delegate whose answers a test gives.
final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isAwaited: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UITouch) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
}
