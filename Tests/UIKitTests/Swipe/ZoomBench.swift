import CoreGraphics
import Foundation
import Simulator
import UIKit

/// A page that notes its callbacks.
final class ZoomPage: UIViewController {
  var heard: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) { hear("will appear") }
  override func viewDidAppear(_ animated: Bool) { hear("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    hear("will disappear")
    transitionCoordinator?.notifyWhenInteractionChanges { [heard] context in
      heard("let go, cancelled: \(context.isCancelled)")
    }
  }
  override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }

  private func hear(_ call: String) { heard("\(title ?? ""): \(call)") }
}

/// A page in a list on the screen, grown from a cell.
@MainActor
final class ZoomBench {
  let device: Device
  let navigation: UINavigationController
  let list = ZoomPage()
  let detail = ZoomPage()
  let cell = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
  let options = UIViewController.Transition.ZoomOptions()
  var heard: [String] = []

  init(_ era: Era) {
    device = Device(era: era)
    navigation = UINavigationController(rootViewController: list)
    (list.title, detail.title) = ("List", "Detail")
    detail.preferredTransition = .zoom(options: options) { [weak cell] _ in cell }
    list.view.addSubview(cell)
    device.launch { [navigation] in navigation }
    device.perform { navigation.pushViewController(detail, animated: true) }
    _ = device.settle(limit: 2)
    for page in [list, detail] { page.heard = { [weak self] in self?.heard.append($0) } }
  }

  /// What is heard of a page that goes under fingers.
  static let leaving = [
    "Detail: will disappear", "List: will appear", "let go, cancelled: false",
    "Detail: did disappear", "List: did appear",
  ]
  /// What is heard of a page that fingers let come back.
  static let staying = [
    "Detail: will disappear", "List: will appear", "let go, cancelled: true",
    "List: will disappear", "Detail: will appear", "List: did disappear", "Detail: did appear",
  ]

  /// How wide the page is seen, in points.
  var width: CGFloat { detail.view.superview?.layer.presentation()?.frame.width ?? 0 }
  var full: CGFloat { device.window.bounds.width }

  /// Lets the page come once more, and stops while it grows.
  func growAgain() {
    device.perform { navigation.popViewController(animated: false) }
    _ = device.settle(limit: 2)
    heard = []
    device.perform { navigation.pushViewController(detail, animated: true) }
    device.advance(by: 0.1)
  }

  func touch() { device.touchDown(at: CGPoint(x: 2, y: 400)) }
  func drag(to x: CGFloat) { device.drag(to: CGPoint(x: x, y: 400), duration: 0.3) }

  func lift() {
    device.touchUp()
    _ = device.settle(limit: 3)
  }

  /// Whether nothing of a zoom is left.
  var isClean: Bool {
    cell.alpha == 1 && device.log.isEmpty && device.crash == nil
      && detail.view.superview?.mask == nil
      && detail.view.superview?.transform ?? .identity == .identity
  }
}

extension Era {
  /// The eras in which pages can grow from views.
  static let withZoom: [Era] = [.iOS18, .iOS26]
}
