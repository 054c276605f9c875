import Foundation
import Interlock
import QuartzCore
import Simulator
import UIKit

/// A device with a view stack over its whole window, and a log of what the app hears.
@MainActor
final class ViewStage {
  let device: Device
  let controller: ViewNavigationController
  private(set) var messages: [String] = []
  private let diary = ViewDiary()

  init(era: Era = .iOS18, policy: OverlapPolicy = .queue, isOnScreen: Bool = true) {
    device = Device(era: era)
    let root = PlainPage("Root", diary)
    root.frame = device.window.bounds
    controller = ViewNavigationController(rootView: root)
    controller.policy = policy
    controller.messageHandler = { [weak self] in self?.messages.append($0) }
    if isOnScreen { show() }
  }

  /// Puts the stack into the window of the app.
  func show() {
    device.launch {
      let page = UIViewController()
      page.view.addSubview(self.controller)
      return page
    }
    settle()
    diary.lines = []
  }

  /// The titles of the stack, bottom to top.
  var titles: [String] { controller.views.map { $0.title ?? "?" } }
  /// The titles of what is wanted, bottom to top.
  var targetTitles: [String] { controller.targetViews.map { $0.title ?? "?" } }
  /// What the pages have heard since this was asked last.
  var calls: [String] {
    defer { diary.lines = [] }
    return diary.lines
  }
  /// The page in the middle of the screen for touches.
  var touched: String? {
    var view = device.viewHit(at: CGPoint(x: device.window.bounds.midX, y: 300))
    while let current = view, !(current is NavigationView) { view = current.superview }
    return (view as? NavigationView)?.title
  }
  /// The transition that is seen; nil if nothing moves by one.
  var passage: LayerPassage? {
    controller.subviews.lazy.compactMap { $0.layer.passage(at: self.device.now) }.first
  }

  func page(_ title: String) -> PlainPage {
    PlainPage(title, diary)
  }

  /// Lets app code run in a turn of its own.
  func app(_ code: @escaping () -> Void) {
    device.perform("test", code)
  }

  /// Pushes a page in a turn of its own, and lets it come to rest.
  @discardableResult
  func push(_ title: String, animated: Bool = true) -> PlainPage {
    let page = page(title)
    app { self.controller.pushView(page, animated: animated) }
    settle()
    return page
  }

  /// Lets everything come to rest.
  func settle() {
    _ = device.settle(limit: 30)
  }

  /// Puts a finger on the edge and drags it to a part of the width; it stays down.
  func drag(to part: CGFloat, in seconds: TimeInterval = 0.4, fromRight: Bool = false) {
    let width = device.window.bounds.width
    device.touchDown(at: CGPoint(x: fromRight ? width - 1 : 1, y: 400))
    device.drag(
      to: CGPoint(x: fromRight ? width * (1 - part) : width * part, y: 400), duration: seconds)
    device.advance(by: 0.3)  // A finger that rests has no speed.
  }
}

/// What pages write down.
@MainActor
final class ViewDiary {
  var lines: [String] = []
}

/// A page that writes down its appearance calls.
final class PlainPage: NavigationView {
  private let diary: ViewDiary
  var onWillAppear: (() -> Void)?

  init(_ title: String, _ diary: ViewDiary) {
    self.diary = diary
    super.init(frame: .zero)
    self.title = title
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated)
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated)
  }

  private func note(_ call: String, _ animated: Bool) {
    diary.lines.append("\(title ?? "?") \(call)\(animated ? "" : " at once")")
  }
}

/// Counts those of many views that are still there.
@MainActor
struct WeakViews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  var aliveCount: Int { entries.filter { $0.view != nil }.count }

  mutating func add(_ view: UIView) {
    entries.append(Entry(view: view))
  }
}
