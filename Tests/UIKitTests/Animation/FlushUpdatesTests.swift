import Observation
import Simulator
import Testing
import UIKit

@Observable
private final class Mail {
  var unread = 1
}

@Suite("What follows from an animation's block")
@MainActor
struct FlushUpdatesTests {
  /// Shows a view that follows the mail, and lets it come to rest.
  private func show(_ mail: Mail, on device: Device) -> MovedView {
    let view = MovedView(mail, frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    _ = device.settle(limit: 2)
    return view
  }

  @Test("moves where updates are flushed, and jumps elsewhere")
  func flushing() {
    for isFlushed in [true, false] {
      let mail = Mail()
      let device = Device(era: .iOS26)
      let view = show(mail, on: device)
      device.perform {
        UIView.animate(withDuration: 1, delay: 0, options: isFlushed ? .flushUpdates : []) {
          mail.unread = 101
        }
      }
      device.advance(by: 0.5)
      let x = view.dot.layer.presentation()?.position.x ?? 0
      #expect(view.dot.center.x == 101)
      #expect(isFlushed ? (x > 2 && x < 100) : x == 101)
    }
  }

  @Test("moves with an animator that flushes updates")
  func animator() {
    let mail = Mail()
    let device = Device(era: .iOS26)
    let view = show(mail, on: device)
    device.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      #expect(!animator.flushUpdates)
      animator.flushUpdates = true
      animator.addAnimations { mail.unread = 101 }
      animator.startAnimation()
    }
    device.advance(by: 0.5)
    let x = view.dot.layer.presentation()?.position.x ?? 0
    #expect(abs(x - 51) < 5)
  }

  private final class MovedView: UIView {
    let mail: Mail
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init(_ mail: Mail, frame: CGRect) {
      self.mail = mail
      super.init(frame: frame)
      addSubview(dot)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      dot.center = CGPoint(x: CGFloat(mail.unread), y: 50)
    }
  }
}
