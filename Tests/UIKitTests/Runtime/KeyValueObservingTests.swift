import Foundation
import Simulator
import Testing
import UIKit

@Suite("An observed property")
@MainActor
struct KeyValueObservingTests {
  private final class Notes {
    var list: [String] = []
  }

  private let notes = Notes()

  @Test("of a layer is told of before those of its view that follow from it")
  func layers() {
    let view = UIView()
    var heard: [String] = []
    let observations = [
      view.observe(\.center) { _, _ in heard.append("center") },
      view.layer.observe(\.position, options: [.old, .new]) { _, change in
        heard.append("position \(change.oldValue?.x ?? -1) \(change.newValue?.x ?? -1)")
      },
      view.layer.observe(\.opacity) { layer, _ in heard.append("opacity \(layer.opacity)") },
    ]
    view.center.x = 3
    view.layer.position.x = 3
    view.alpha = 0.5
    #expect(heard == ["position 0.0 3.0", "center", "opacity 0.5"])
    observations[1].invalidate()
    view.layer.position.x = 4
    #expect(heard.count == 3)
    withExtendedLifetime(observations) {}
  }

  private final class Follower: NSObject, UIScrollViewDelegate {}

  @Test(
    "of a scroll view tells of each new delegate at once, and of nothing while that stays",
    arguments: [true, false])
  func scrollViewDelegate(byName: Bool) {
    let (scroll, notes) = (UIScrollView(), notes)
    let (own, next) = (Follower(), Follower())
    scroll.contentSize = CGSize(width: 100, height: 900)
    let listener = Listener { notes.list.append("told") }
    let observation = scroll.observe(\.delegate) { [unowned own] scroll, _ in
      guard scroll.delegate !== own else { return }
      notes.list.append("replaced")
      scroll.delegate = own
    }
    if byName { observation.invalidate() }
    if byName { scroll.addObserver(listener, forKeyPath: "delegate", context: nil) }
    scroll.contentOffset.y = 10
    #expect(notes.list == [])
    scroll.delegate = next
    #expect(notes.list == [byName ? "told" : "replaced"])
    #expect(scroll.delegate === (byName ? next : own))
    scroll.contentOffset.y = 20
    scroll.delegate = byName ? next : own
    #expect(notes.list.count == 1)
    if byName { scroll.removeObserver(listener, forKeyPath: "delegate") }
    withExtendedLifetime((own, next, observation)) {}
  }

  private final class Listener: UIResponder {
    let hear: () -> Void

    init(hear: @escaping () -> Void) {
      self.hear = hear
      super.init()
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      hear()
    }
  }

  @Test("of a scroll view tells how far it is scrolled, with the old and the new value")
  func contentOffset() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let notes = notes
    let observation = table.observe(\.contentOffset, options: [.old, .new]) { table, change in
      notes.list.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      #expect(table.contentOffset == change.newValue)
      #expect(change.kind == .setting)
      #expect(!change.isPrior)
    }
    table.contentOffset.y = 10
    table.contentOffset.y = 10
    table.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(notes.list == ["0.0 10.0", "10.0 30.0"])
    observation.invalidate()
    table.contentOffset.y = 0
    #expect(notes.list.count == 2)
  }

  @Test("is told of twice where the observer wants to hear before, too")
  func prior() {
    let (view, notes) = (UIScrollView(), notes)
    let observation = view.observe(\.contentOffset, options: [.prior, .old, .new]) { _, change in
      notes.list.append("\(change.isPrior) \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 5
    #expect(notes.list == ["true 0.0 -1.0", "false 0.0 5.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("is no longer told of once the observer is gone, whose deinit ends the observation")
  func observerGone() {
    final class Observer {
      var observation: NSKeyValueObservation?
      deinit { observation?.invalidate() }
    }
    let (view, notes) = (UIView(), notes)
    var observer: Observer? = Observer()
    let observation = view.observe(\.alpha) { _, _ in notes.list.append("changed") }
    observer?.observation = observation
    view.alpha = 0.5
    observer = nil
    view.alpha = 1
    #expect(notes.list == ["changed"])
  }

  @Test("is told of at once if the observer wants that, and no value that it does not want")
  func options() {
    let view = UIView()
    let notes = notes
    let observation = view.observe(\.frame, options: .initial) { view, change in
      notes.list.append("\(view.frame.width)")
      #expect(change.oldValue == nil)
      #expect(change.newValue == nil)
    }
    view.frame.size.width = 5
    #expect(notes.list == ["0.0", "5.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("may be any that UIKit moves, and what follows from it")
  func properties() {
    let page = UIViewController()
    let scrollView = UIScrollView()
    let notes = notes
    let observations = [
      scrollView.observe(\.contentSize) { _, _ in notes.list.append("content size") },
      scrollView.observe(\.contentInset) { _, _ in notes.list.append("inset") },
      scrollView.observe(\.bounds.size) { _, _ in notes.list.append("size") },
      scrollView.observe(\.center) { _, _ in notes.list.append("center") },
      scrollView.observe(\.isHidden) { _, _ in notes.list.append("hidden") },
      scrollView.observe(\.alpha) { _, _ in notes.list.append("alpha") },
      page.observe(\.title) { _, _ in notes.list.append("title") },
    ]
    scrollView.contentSize.height = 1
    scrollView.contentInset.top = 1
    scrollView.bounds.size.width = 1
    scrollView.center.x += 1
    scrollView.isHidden = true
    scrollView.alpha = 0.5
    page.title = "Title"
    #expect(
      notes.list == ["content size", "inset", "size", "center", "hidden", "alpha", "title"])
    withExtendedLifetime(observations) {}
  }

  @Test("is told of each time that an app sets it, also to the value that it has")
  func equalValues() {
    final class OwnButton: UIButton {}
    let (view, label, page, button) = (UIView(), UILabel(), UIViewController(), OwnButton())
    let (field, area, progress, notes) = (UITextField(), UITextView(), UIProgressView(), notes)
    func told<Value>(_ name: String) -> (Any, NSKeyValueObservedChange<Value>) -> Void {
      { notes.list.append("\(name) \($1.oldValue.map { "\($0)" } ?? "-")") }
    }
    let observations = [
      view.observe(\.isHidden, options: .old, changeHandler: told("hidden")),
      view.observe(\.alpha, options: .old, changeHandler: told("alpha")),
      label.observe(\.text, changeHandler: told("label")),
      page.observe(\.title, changeHandler: told("title")),
      button.observe(\.isEnabled, options: .old, changeHandler: told("enabled")),
      button.observe(\.isSelected, options: .old, changeHandler: told("selected")),
      field.observe(\.text, changeHandler: told("field")),
      area.observe(\.text, changeHandler: told("area")),
      progress.observe(\.progress, options: .old, changeHandler: told("progress")),
    ]
    for _ in 0..<2 {
      (view.isHidden, view.alpha, label.text, page.title) = (true, 0.5, "text", "title")
      (button.isEnabled, button.isSelected) = (false, true)
      (field.text, area.text, progress.progress) = ("text", "text", 0.5)
      notes.list.append("/")
    }
    let plain = ["label -", "title -"]
    let texts = ["field -", "area -"]
    #expect(
      notes.list == ["hidden false", "alpha 1.0"] + plain + ["enabled true", "selected false"]
        + texts + ["progress 0.0", "/", "hidden true", "alpha 0.5"] + plain
        + ["enabled false", "selected true"] + texts + ["progress 0.5", "/"])
    withExtendedLifetime(observations) {}
  }

  @Test("may be a view's safe area")
  func safeArea() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let notes = notes
    let observation = page.view.observe(\.safeAreaInsets, options: [.old, .new]) { _, change in
      notes.list.append("\((change.newValue?.bottom ?? 0) - (change.oldValue?.bottom ?? 0))")
    }
    page.additionalSafeAreaInsets.bottom = 30
    #expect(notes.list == ["30.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("may be the value of a control, a text, a state, or the page of a tab bar controller")
  func values() {
    let notes = notes
    let (slider, toggle, stepper, dots) = (UISlider(), UISwitch(), UIStepper(), UIPageControl())
    let (field, label, button, tabs) = (UITextField(), UILabel(), UIButton(), UITabBarController())
    let (segments, progress, date, well) = (
      UISegmentedControl(items: ["a", "b"]), UIProgressView(), UIDatePicker(), UIColorWell()
    )
    dots.numberOfPages = 3
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let observations = [
      slider.observe(\.value) { _, _ in notes.list.append("slider") },
      toggle.observe(\.isOn) { _, _ in notes.list.append("switch") },
      stepper.observe(\.value) { _, _ in notes.list.append("stepper") },
      dots.observe(\.currentPage) { _, _ in notes.list.append("page") },
      field.observe(\.text) { _, _ in notes.list.append("field") },
      label.observe(\.text) { _, _ in notes.list.append("label") },
      button.observe(\.isHighlighted) { _, _ in notes.list.append("highlight") },
      segments.observe(\.selectedSegmentIndex) { _, _ in notes.list.append("segment") },
      progress.observe(\.progress) { _, _ in notes.list.append("progress") },
      date.observe(\.date) { _, _ in notes.list.append("date") },
      well.observe(\.selectedColor) { _, _ in notes.list.append("color") },
      tabs.observe(\.selectedViewController) { _, _ in notes.list.append("tab") },
    ]
    (slider.value, toggle.isOn, stepper.value, dots.currentPage) = (1, true, 1, 2)
    (field.text, label.text, button.isHighlighted) = ("text", "text", true)
    (segments.selectedSegmentIndex, progress.progress) = (1, 0.5)
    date.date = .distantPast
    well.selectedColor = .red
    tabs.selectedIndex = 1
    let told = [
      "slider", "switch", "stepper", "page", "field", "label", "highlight", "segment", "progress",
      "date", "color", "tab",
    ]
    #expect(notes.list == told)
    withExtendedLifetime(observations) {}
  }

  @Test("of a field or an area of text tells what is selected")
  func selection() {
    let (field, area, notes) = (UITextField(), UITextView(), notes)
    field.text = "Hello"
    area.text = "Hello"
    let observations = [
      field.observe(\.selectedTextRange) { field, _ in notes.list.append(selected(in: field)) },
      area.observe(\.selectedTextRange) { area, _ in notes.list.append(selected(in: area)) },
    ]
    field.select(1..<3)
    area.select(2..<2)
    #expect(notes.list == ["1-3", "2-2"])
    withExtendedLifetime(observations) {}
  }

  @Test("of a bar tells of each look that it gets, also of one that was taken from it and changed")
  func barLooks() {
    let (navigation, tabs, tools, notes) = (UINavigationBar(), UITabBar(), UIToolbar(), notes)
    let observations = [
      navigation.observe(\.standardAppearance) { _, _ in notes.list.append("navigation") },
      navigation.observe(\.compactAppearance) { _, _ in notes.list.append("low navigation") },
      navigation.observe(\.barTintColor) { _, _ in notes.list.append("navigation's color") },
      tabs.observe(\.standardAppearance) { tabs, _ in
        notes.list.append(tabs.standardAppearance.backgroundColor == .red ? "red tabs" : "tabs")
      },
      tabs.observe(\.scrollEdgeAppearance) { _, _ in notes.list.append("tabs at the edge") },
      tools.observe(\.standardAppearance) { _, _ in notes.list.append("tools") },
    ]
    navigation.standardAppearance = UINavigationBarAppearance()
    navigation.compactAppearance = UINavigationBarAppearance()
    navigation.barTintColor = .red
    #expect(notes.list == ["navigation", "low navigation", "navigation's color"])
    notes.list = []
    let look = tabs.standardAppearance
    look.backgroundColor = .red
    #expect(notes.list == [])
    tabs.standardAppearance = look
    tabs.scrollEdgeAppearance = look
    tools.standardAppearance = UIToolbarAppearance()
    #expect(notes.list == ["red tabs", "tabs at the edge", "tools"])
    withExtendedLifetime(observations) {}
  }

  @Test("of a bar has its look's name")
  func nameOfBarLook() {
    let (bar, notes) = (UITabBar(), notes)
    let listener = Listener { notes.list.append("told") }
    bar.addObserver(listener, forKeyPath: "standardAppearance", context: nil)
    bar.standardAppearance = UITabBarAppearance()
    #expect(notes.list == ["told"])
    bar.removeObserver(listener, forKeyPath: "standardAppearance")
  }

  @Test("is observed as long as the observation lives, which keeps nothing")
  func lifetime() {
    weak var freed: UIView?
    let notes = notes
    do {
      let view = UIView()
      freed = view
      var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in
        notes.list.append("hidden")
      }
      view.isHidden = true
      #expect(observation != nil)
      observation = nil
      view.isHidden = false
    }
    #expect(notes.list == ["hidden"])
    #expect(freed == nil)
  }
}

/// Where the selection begins and ends.
@MainActor
private func selected(in input: any UITextInput) -> String {
  guard let range = input.selectedTextRange else { return "none" }
  let start = input.beginningOfDocument
  return "\(input.offset(from: start, to: range.start))-\(input.offset(from: start, to: range.end))"
}

extension UITextInput {
  /// Selects what is between two places.
  fileprivate func select(_ places: Range<Int>) {
    let start = beginningOfDocument
    guard let from = position(from: start, offset: places.lowerBound),
      let to = position(from: start, offset: places.upperBound)
    else { return }
    selectedTextRange = textRange(from: from, to: to)
  }
}
