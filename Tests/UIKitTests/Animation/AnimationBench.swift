import Foundation
import QuartzCore
import Simulator
import UIKit

/// A device that shows a page with one small view, and a list of what was reported when.
@MainActor
final class AnimationBench {
  let device = Device(era: .iOS18)
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let page = UIViewController()
  private(set) var reports: [String] = []
  private var start = 0.0

  init() {
    device.launch { page }
    device.perform { page.view.addSubview(box) }
    device.advance(by: 1)
    start = device.now
  }

  var view: UIView { page.view }

  /// The time since the bench was made, in seconds.
  var time: Double { ((device.now - start) * 1e4).rounded() / 1e4 }

  /// Notes something with the time.
  func report(_ text: String) {
    reports.append("\(time) \(text)")
  }

  /// Lets time pass until a moment since the bench was made.
  func advance(to time: Double) {
    device.advance(by: start + time - device.now)
  }

  /// The middle of the box on the screen, to a hundredth of a point.
  var shownCenter: CGPoint {
    let position = box.layer.presentation()?.position ?? .zero
    return CGPoint(x: (position.x * 100).rounded() / 100, y: (position.y * 100).rounded() / 100)
  }

  /// Where the box is seen on the x axis at some moments since the bench was made.
  func shownX(at times: [Double]) -> [Double] {
    times.map { time in
      advance(to: time)
      return shownCenter.x
    }
  }
}
