import Simulator
import Testing
import UIKit

@Suite("The escape gesture")
@MainActor
struct EscapeGestureTests {
  private let device = Device(era: .iOS18)
  private let root = UIViewController()

  /// Presents a page, makes the gesture, and lets all come to rest.
  ///
  /// - Returns: Whether somebody answered.
  private func escape(from page: UIViewController) -> Bool {
    device.launch { root }
    device.perform { root.present(page, animated: false) }
    _ = device.settle(limit: 2)
    let isAnswered = device.performEscapeGesture()
    _ = device.settle(limit: 2)
    return isAnswered
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      heard.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      heard.append("attempt")
    }
  }

  @Test("dismisses a card, also one with pages to go back to")
  func cards() {
    let pages = UINavigationController()
    pages.setViewControllers([UIViewController(), UIViewController()], animated: false)
    let delegate = Delegate()
    pages.presentationController?.delegate = delegate
    #expect(escape(from: pages))
    #expect(root.presentedViewController == nil && pages.viewControllers.count == 2)
    #expect(delegate.heard == ["will", "did"])
  }

  @Test("goes back in the pages of a card that the user may not dismiss")
  func modalCards() {
    let pages = UINavigationController()
    pages.setViewControllers([UIViewController(), UIViewController()], animated: false)
    pages.isModalInPresentation = true
    #expect(escape(from: pages))
    #expect(root.presentedViewController === pages && pages.viewControllers.count == 1)
  }

  @Test("leaves a page that covers the screen, and asks what is in a card first")
  func others() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    #expect(!escape(from: page) && root.presentedViewController === page)
    device.perform { root.dismiss(animated: false) }
    final class Asked: UIViewController {
      override func accessibilityPerformEscape() -> Bool { true }
    }
    let asked = Asked()
    #expect(escape(from: asked) && root.presentedViewController === asked)
  }

  @Test("does what an alert's button to cancel does, if there is one")
  func alerts() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in chosen.append("Stay") })
    #expect(escape(from: alert) && chosen == ["Stay"])
    #expect(root.presentedViewController == nil)
    let notice = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
    notice.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(!escape(from: notice) && root.presentedViewController === notice)
  }
}
