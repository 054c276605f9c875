import Simulator
import Testing
import UIKit

@Suite("A device that is dropped in the middle of something")
@MainActor
struct DroppedDeviceTests {
  /// What a device does when it is dropped.
  enum Work: CaseIterable {
    case nothing, push, present, presented, dismiss, rotation, animator, animation, posted
  }

  private weak var root: UIViewController?
  private weak var page: UIViewController?

  private mutating func begin(_ work: Work) {
    let device = Device(era: .iOS18)
    let (root, page) = (UIViewController(), UIViewController())
    (self.root, self.page) = (root, page)
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    _ = device.settle(limit: 2)
    device.perform {
      switch work {
      case .nothing, .rotation: break
      case .push: navigation.pushViewController(page, animated: true)
      case .present, .presented, .dismiss: root.present(page, animated: true)
      case .animator:
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { root.view.alpha = 0 }
        animator.addCompletion { _ in _ = root }
        animator.startAnimation()
      case .animation:
        UIView.animate(withDuration: 1) {
          root.view.alpha = 0
        } completion: { _ in
          _ = root
        }
      case .posted: device.perform(after: 1) { _ = (root, page) }
      }
    }
    if work == .presented || work == .dismiss { _ = device.settle(limit: 2) }
    if work == .dismiss { device.perform { root.dismiss(animated: true) } }
    if work == .rotation { device.rotate(to: .landscapeLeft) }
    device.advance(by: 0.1)
  }

  @Test("keeps no page alive once another one is there", arguments: Work.allCases)
  mutating func pages(_ work: Work) {
    begin(work)
    let device = Device(era: .iOS18)
    #expect(root == nil && page == nil)
    _ = device.now
  }
}
