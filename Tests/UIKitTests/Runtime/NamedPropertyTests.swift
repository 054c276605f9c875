import Foundation
import Simulator
import Testing
import UIKit

@Suite("A property that is observed by its name")
@MainActor
struct NamedPropertyTests {
  private final class Watcher: UIView {
    var heard: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = (change?[.oldKey] as? CGPoint).map { " from \($0.y)" } ?? ""
      let new = (change?[.newKey] as? CGPoint).map { " to \($0.y)" } ?? ""
      let prior = change?[.notificationIsPriorKey] as? Bool == true ? "prior " : ""
      heard.append(prior + (keyPath ?? "?") + old + new)
      #expect(change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
    }
  }

  @Test("tells a view of its changes, with the values that it wants")
  func values() {
    let (watcher, scrollView) = (Watcher(), UIScrollView())
    scrollView.addObserver(
      watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    scrollView.addObserver(watcher, forKeyPath: "contentSize", options: [], context: nil)
    scrollView.addObserver(watcher, forKeyPath: "layer.position", context: nil)
    scrollView.contentOffset.y = 5
    scrollView.contentSize.height = 5
    scrollView.center.x = 1
    #expect(watcher.heard == ["contentOffset from 0.0 to 5.0", "contentSize", "layer.position"])
  }

  @Test("tells twice if the observer wants to hear before, too")
  func prior() {
    let (watcher, scrollView) = (Watcher(), UIScrollView())
    scrollView.addObserver(
      watcher, forKeyPath: "contentOffset", options: [.prior, .old, .new], context: nil)
    scrollView.addObserver(watcher, forKeyPath: "center", options: .prior, context: nil)
    scrollView.contentOffset.y = 5
    scrollView.center.x = 5
    #expect(
      watcher.heard == [
        "prior contentOffset from 0.0", "contentOffset from 0.0 to 5.0", "prior center", "center",
      ])
  }

  @Test("tells at once if the observer wants that, and of the value alone")
  func initial() {
    let (watcher, scrollView) = (Watcher(), UIScrollView())
    scrollView.contentOffset.y = 3
    scrollView.addObserver(
      watcher, forKeyPath: "contentOffset", options: [.initial, .old, .new], context: nil)
    #expect(watcher.heard == ["contentOffset to 3.0"])
  }

  @Test("tells one who was removed no more, and knows those with other contexts")
  func removal() {
    let (watcher, view) = (Watcher(), UIView())
    var mine = 0
    withUnsafeMutableBytes(of: &mine) { bytes in
      view.addObserver(watcher, forKeyPath: "center", context: bytes.baseAddress)
      view.addObserver(watcher, forKeyPath: "center", context: nil)
      view.removeObserver(watcher, forKeyPath: "center", context: bytes.baseAddress)
    }
    view.center.x = 1
    #expect(watcher.heard == ["center"])
    view.removeObserver(watcher, forKeyPath: "center")
    view.center.x = 2
    #expect(watcher.heard == ["center"])
  }

  @Test("may be observed by its own view, which ends that when it goes")
  func own() {
    final class Own: UIView {
      static var heights: [CGFloat] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit { removeObserver(self, forKeyPath: "bounds") }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        Self.heights.append((change?[.newKey] as? CGRect)?.height ?? -1)
      }
    }
    let device = Device(era: .iOS18)
    var view: Own? = Own()
    weak let gone = view
    view?.frame.size.height = 7
    view = nil
    #expect(Own.heights == [7])
    #expect(gone == nil)
    #expect(device.crash == nil)
  }

  @Test("raises as in UIKit if it is not known, or who is removed does not hear of it")
  func exceptions() {
    let device = Device(era: .iOS18)
    let (view, watcher) = (UIView(), Watcher())
    view.removeObserver(watcher, forKeyPath: "center")
    #expect(device.crash?.name == "NSRangeException")
    let other = Device(era: .iOS18)
    view.addObserver(watcher, forKeyPath: "nothing", options: .new, context: nil)
    #expect(other.crash?.name == "NSUnknownKeyException")
    let third = Device(era: .iOS18)
    view.observeValue(forKeyPath: "center", of: view, change: nil, context: nil)
    #expect(third.crash?.reason.contains("message was received but not handled") == true)
  }
}
