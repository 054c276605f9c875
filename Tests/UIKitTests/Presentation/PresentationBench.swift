import Foundation
import Simulator
import UIKit

/// A phone whose window shows one page, and a record of what pages and delegates are told.
@MainActor
final class PresentationBench {
  let device: Device
  private(set) var notes: [String] = []
  /// Delegates, which nobody else keeps.
  var kept: [AnyObject] = []
  private(set) lazy var root = page("Root")

  init(_ era: Era = .iOS18, screen: Screen = .phone) {
    device = Device(era: era, screen: screen)
    device.launch { root }
    _ = device.settle(limit: 2)
    notes = []
  }

  /// A page that reports its callbacks.
  func page(_ title: String) -> BenchPage {
    BenchPage(title: title) { [weak self] in self?.note($0) }
  }

  func note(_ text: String) {
    notes.append(text)
  }

  /// What was noted since the last call, without layout and loading.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes.filter { !$0.contains("Layout") && !$0.contains("viewDidLoad") }
  }

  /// Presents a page from the root, and lets it come to rest.
  func present(_ page: UIViewController, animated: Bool = true) {
    device.perform { root.present(page, animated: animated) }
    settle()
  }

  func settle() {
    _ = device.settle(limit: 5)
  }

  func describe(_ object: AnyObject) -> String {
    device.system.describe(object)
  }

  var lastLine: String? { device.log.last?.text }

  /// Whether the root page's view is where it is without presentations: since iOS 13 in two views of UIKit's.
  var isRootInItsPlace: Bool {
    let (place, window) = (root.view.superview, device.window)
    return [.iOS6, .iOS7, .iOS8, .iOS9].contains(device.era)
      ? place === window : place !== window && place?.superview?.superview === window
  }
}

/// Reports everything that a presentation's delegate is told.
final class RecordingPresentationDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let report: (String) -> Void
  var allowsDismissal = true
  var style: UIModalPresentationStyle?
  var replacement: UIViewController?

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    style ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replacement }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    report("will present as \(style)")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    report("should dismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    report("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    report("did dismiss \(presentationController.presentedViewController.title ?? "")")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    report("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    report("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "-")")
  }
}

extension UIViewController {
  /// The card that holds the page's view while the page is shown as a sheet.
  var card: UIView { view.superview ?? view }
}
