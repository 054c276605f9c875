import Simulator
import Testing
import UIKit

@Suite("A layout guide's frame")
@MainActor
struct GuideFrameTests {
  private let device = Device(era: .iOS18)
  private let view = UIView()
  private let marker = UIView()
  private let guide = UILayoutGuide()

  init() {
    view.addSubview(marker)
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: marker.leftAnchor),
      guide.rightAnchor.constraint(equalTo: marker.rightAnchor),
      guide.topAnchor.constraint(equalTo: marker.topAnchor),
      guide.bottomAnchor.constraint(equalTo: marker.bottomAnchor),
    ])
  }

  @Test("follows frames and constraints at once in a window")
  func live() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    marker.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    marker.frame.origin = .zero
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("waits for a layout elsewhere, and is gone with the view that it is in")
  func outside() {
    marker.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(guide.layoutFrame == .zero)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.removeLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero)
  }
}
