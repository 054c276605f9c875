import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("An optional method, called through a question or an exclamation mark,")
@MainActor
struct OptionalDelegateCallTests {
  /// A page that has properties of the same names, and forwards what it hears.
  private final class Page: UIViewController, UIAdaptivePresentationControllerDelegate,
    UITabBarControllerDelegate, UISearchBarDelegate, UITextViewDelegate,
    UIPageViewControllerDelegate,
    UISplitViewControllerDelegate, UIPickerViewDelegate, UITableViewDataSourcePrefetching,
    CAAnimationDelegate
  {
    let searchBar = UISearchBar()
    let textView = UITextView()
    let tableView = UITableView()
    var heard: [String] = []

    func connect() {
      searchBar.delegate = self
      textView.delegate = self
      tableView.prefetchDataSource = self
      presentationController?.delegate = self
      tabBarController?.delegate = self
      splitViewController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("dismissed")
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { false }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .overFullScreen }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      heard.append("selected")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("search \(searchText)")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("go") }

    func textViewDidChange(_ textView: UITextView) { heard.append("text") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      heard.append("pages \(pendingViewControllers.count)")
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("row \(row)")
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      heard.append("announced")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      heard.append("cancelled")
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      MainActor.assumeIsolated { heard.append("stopped \(flag)") }
    }
  }

  private let page = Page()

  @Test("of a presentation's delegate is that of the class")
  func presentation() {
    let other = UIViewController()
    let controller = UIPresentationController(presentedViewController: other, presenting: nil)
    controller.delegate = page
    controller.delegate?.presentationControllerDidDismiss?(controller)
    controller.delegate!.presentationControllerWillDismiss!(controller)
    #expect(controller.delegate?.presentationControllerShouldDismiss?(controller) == false)
    #expect(
      controller.delegate?.adaptivePresentationStyle?(
        for: controller, traitCollection: page.traitCollection) == .overFullScreen)
    #expect(
      controller.delegate?.presentationController?(
        controller, viewControllerForAdaptivePresentationStyle: .fullScreen) == nil)
    #expect(page.heard == ["dismissed"])
  }

  @Test("of a container's delegate is that of the class")
  func containers() {
    let tabs = UITabBarController()
    tabs.delegate = page
    tabs.delegate?.tabBarController?(tabs, didSelect: page)
    #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: page) == true)
    let pages = UIPageViewController()
    pages.delegate = page
    pages.delegate?.pageViewController?(pages, willTransitionTo: [page])
    let split = UISplitViewController()
    split.delegate = page
    #expect(
      split.delegate?.splitViewController?(split, collapseSecondary: page, onto: tabs) == false)
    #expect(page.heard == ["selected", "pages 1"])
  }

  @Test("of a control's delegate is that of the class, which may have properties of the same names")
  func controls() {
    page.connect()
    let (bar, text) = (page.searchBar, page.textView)
    bar.delegate?.searchBar?(bar, textDidChange: "a")
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    bar.delegate?.searchBarCancelButtonClicked?(bar)
    text.delegate?.textViewDidChange?(text)
    #expect(text.delegate?.textViewShouldBeginEditing?(text) == true)
    let picker = UIPickerView()
    picker.delegate = page
    picker.delegate?.pickerView?(picker, didSelectRow: 2, inComponent: 0)
    let announced = page.tableView.prefetchDataSource
    announced?.tableView(page.tableView, prefetchRowsAt: [])
    announced?.tableView?(page.tableView, cancelPrefetchingForRowsAt: [])
    #expect(page.heard == ["search a", "go", "text", "row 2", "announced", "cancelled"])
  }

  @Test("of an animation's delegate is that of the class")
  func animation() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = page
    animation.delegate?.animationDidStart?(animation)
    animation.delegate?.animationDidStop?(animation, finished: true)
    #expect(page.heard == ["stopped true"])
  }

  @Test("can be one of a layer's delegate, or of a pointer's")
  func layersAndPointers() {
    final class Helper: NSObject, CALayerDelegate {
      var heard: [String] = []
      func layerWillDraw(_ layer: CALayer) { heard.append("will draw") }
      func draw(_ layer: CALayer, in ctx: CGContext) { heard.append("draw") }
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let helper = Helper()
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.delegate = helper
    layer.display()
    #expect(helper.heard == ["will draw", "draw"])
    #expect(layer.delegate?.action?(for: layer, forKey: "opacity") is NSNull)
    layer.delegate?.display?(layer)
    layer.delegate?.layoutSublayers?(of: layer)
    layer.delegate?.layerWillDraw?(layer)
    #expect(helper.heard.count == 3)
    final class Silent: NSObject, UIPointerInteractionDelegate {}
    let silent = Silent()
    let pointer = UIPointerInteraction(delegate: silent)
    let region = UIPointerRegion(rect: .zero)
    #expect(pointer.delegate?.pointerInteraction?(pointer, styleFor: region) == nil)
  }
}
