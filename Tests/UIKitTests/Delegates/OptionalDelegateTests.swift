import Foundation
import Simulator
import Testing
import UIKit

@Suite("Optional methods of a delegate")
@MainActor
struct OptionalDelegateTests {
  private final class Everything: NSObject, UISearchBarDelegate, UITextViewDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var calls: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("search \(searchText)")
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("text") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("dismissed")
    }
  }

  private final class Nothing: NSObject, UISearchBarDelegate, UITextViewDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate
  {}

  @Test("are called through a question mark, and answer as usual where they are missing")
  func calls() {
    UISystem.current = Device(era: .iOS18).system
    let delegate = Everything()
    let bar: any UISearchBarDelegate = delegate
    #expect(bar.searchBarShouldBeginEditing?(UISearchBar()) == false)
    bar.searchBar?(UISearchBar(), textDidChange: "a")
    bar.searchBarTextDidEndEditing?(UISearchBar())
    let text: any UITextViewDelegate = delegate
    text.textViewDidChange?(UITextView())
    let range = NSRange(location: 0, length: 0)
    #expect(text.textView?(UITextView(), shouldChangeTextIn: range, replacementText: "x") == false)
    let tabs: any UITabBarControllerDelegate = delegate
    #expect(
      tabs.tabBarController?(UITabBarController(), shouldSelect: UIViewController()) == false)
    let page = UIViewController()
    let presentation = UIPresentationController(presentedViewController: page, presenting: nil)
    let adaptive: any UIAdaptivePresentationControllerDelegate = delegate
    adaptive.presentationControllerDidDismiss?(presentation)
    #expect(adaptive.presentationControllerShouldDismiss?(presentation) == true)
    #expect(delegate.calls == ["search a", "text", "dismissed"])
    let nothing: any UISearchBarDelegate = Nothing()
    #expect(nothing.searchBarShouldBeginEditing?(UISearchBar()) == true)
  }

  @Test("say which sides of the screen may be up while a container is shown")
  func orientations() {
    UISystem.current = Device(era: .iOS18).system
    let (delegate, nothing) = (Everything(), Nothing())
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    #expect(navigation.supportedInterfaceOrientations == .all)
    navigation.delegate = nothing
    tabs.delegate = nothing
    #expect(navigation.supportedInterfaceOrientations == .all)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .all)
    navigation.delegate = delegate
    tabs.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    #expect(UISplitViewController().supportedInterfaceOrientations == .all)
  }
}

@Suite("An animator of an app's own class")
@MainActor
struct OwnAnimatorTests {
  private final class Animator: UIViewPropertyAnimator {
    var onEnd: @Sendable () -> Void = {}
    deinit { onEnd() }
  }

  @Test("may have a deinit, and is missed if it is paused")
  func ownDeinit() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let ends = Ends()
    var animator: Animator? = Animator(duration: 1, curve: .linear)
    animator?.onEnd = { ends.note() }
    animator = nil
    #expect(ends.count == 1)
    #expect(device.crash == nil)
    device.perform {
      let paused = Animator(duration: 1, curve: .linear)
      paused.pauseAnimation()
    }
    #expect(device.crash?.name == "NSInternalInconsistencyException")
  }

  // Sendable: a lock guards the number.
  private final class Ends: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func note() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
  }
}

@Suite("A menu")
@MainActor
struct MenuElementTests {
  @Test("knows which of its elements are on")
  func selected() {
    UISystem.current = Device(era: .iOS18).system
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIAction(title: "Inner", state: .on) { _ in }
    let menu = UIMenu(
      title: "Menu",
      children: [on, off, UIMenu(children: [inner])])
    #expect(menu.selectedElements == [on, inner])
    menu.preferredElementSize = .small
    #expect(menu.replacingChildren([off]).preferredElementSize == .small)
    #expect(menu.replacingChildren([off]).selectedElements.isEmpty)
  }

  @Test("makes deferred elements when they are wanted: once, or each time")
  func deferred() {
    UISystem.current = Device(era: .iOS18).system
    var count = 0
    func make(_ handler: ([UIMenuElement]) -> Void) {
      count += 1
      handler([UIAction(title: "\(count)") { _ in }])
    }
    var titles: [String] = []
    let once = UIDeferredMenuElement { make($0) }
    let anew = UIDeferredMenuElement.uncached { make($0) }
    for element in [once, once, anew, anew] {
      element.resolvedElements { titles += $0.map(\.title) }
    }
    #expect(titles == ["1", "1", "2", "3"])
  }
}

@Suite("A class that is the delegate of views it keeps")
@MainActor
struct DelegateOfOwnViewsTests {
  private final class Form: UIViewController, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UIPickerViewDelegate
  {
    let tableView = UITableView()
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let textField = UITextField()
    let textView = UITextView()
    let searchBar = UISearchBar()
    let pickerView = UIPickerView()

    var views: [Any?] { [tableView, collectionView, textField, textView, searchBar, pickerView] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("passes the views wherever anything is asked for")
  func anything() {
    let form = Form()
    #expect(form.views.allSatisfy { $0 is UIView })
    let constraint = NSLayoutConstraint(
      item: form.tableView, attribute: .bottom, relatedBy: .equal, toItem: form.textField,
      attribute: .top, multiplier: 1, constant: 0)
    #expect(constraint.secondItem === form.textField)
  }
}
