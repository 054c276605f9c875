import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page that zooms")
@MainActor
struct ZoomTransitionTests {
  private let device = Device(era: .iOS18)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let cell = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

  /// Lets `detail` grow from `cell`, and notes what it is asked.
  private func prepare() -> Notes {
    let notes = Notes()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    options.interactiveDismissShouldBegin = { context in
      context.willBegin && context.velocity.dy > 0 && context.location.y < 100
    }
    options.alignmentRectProvider = { context in
      notes.aligned.append(context.sourceView)
      return context.zoomedViewController.view.bounds
    }
    detail.preferredTransition = .zoom(options: options) { [weak cell] context in
      notes.asked.append([context.zoomedViewController, context.sourceViewController])
      return cell
    }
    list.view.addSubview(cell)
    return notes
  }

  private final class Notes {
    var asked: [[UIViewController]] = []
    var aligned: [UIView] = []
  }

  @Test("asks from where it grows when it is pushed, and to where when it is popped")
  func push() {
    let notes = prepare()
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    navigation.pushViewController(detail, animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list]])
    #expect(notes.aligned == [cell])
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list], [detail, list]])
    #expect(navigation.topViewController === list)
  }

  /// Where the screen shows the page, in the coordinates of its container.
  private var shown: CGRect {
    guard let layer = detail.view.superview?.layer.presentation() else { return .null }
    return layer.frame
  }

  @Test("grows from the view above the page behind, which stays, and shrinks to it")
  func motion() throws {
    cell.layer.cornerRadius = 5
    detail.preferredTransition = .zoom { [weak cell] _ in cell }
    list.view.addSubview(cell)
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    let width = device.window.bounds.width
    device.perform { navigation.pushViewController(detail, animated: true) }
    #expect(abs(shown.midX - 35) < 0.1 && abs(shown.width - 50) < 0.1)
    let opening = try #require(detail.view.superview?.mask)
    let radius = try #require(opening.layer.presentation()?.cornerRadius)
    #expect(abs(radius * 50 / width - 5) < 0.1 && cell.alpha == 0)
    let behind = try #require(list.view.superview?.layer)
    device.advance(by: 0.1)
    #expect(shown.width > 60 && shown.width < width && shown.midX > 40)
    #expect(behind.presentation()?.frame.minX == 0)
    _ = device.settle(limit: 2)
    #expect(shown == device.window.bounds && detail.view.superview?.mask == nil)
    #expect(cell.alpha == 1 && detail.view.superview?.subviews.count == 3)
    device.perform { navigation.popViewController(animated: true) }
    #expect(shown.width == width && cell.alpha == 0)
    device.advance(by: 0.15)
    #expect(shown.width < width && shown.width > 50)
    _ = device.settle(limit: 2)
    #expect(cell.alpha == 1 && list.view.superview?.layer.transform.m11 == 1)
    #expect(navigation.topViewController === list && detail.view.window == nil)
  }

  @Test("turns back where it is, when it is popped while it grows, and its coming is over then")
  func turningBack() {
    final class Page: UIViewController {
      var heard: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { heard("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard("did appear") }
      override func viewWillDisappear(_ animated: Bool) { heard("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { heard("did disappear") }
    }
    let page = Page()
    var heard: [String] = []
    page.heard = { heard.append($0) }
    page.preferredTransition = .zoom { [weak cell] _ in cell }
    list.view.addSubview(cell)
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    device.perform { navigation.pushViewController(page, animated: true) }
    device.advance(by: 0.1)
    let width = page.view.superview?.layer.presentation()?.frame.width ?? 0
    device.perform { navigation.popViewController(animated: true) }
    #expect(heard == ["will appear", "did appear", "will disappear"])
    let later = page.view.superview?.layer.presentation()?.frame.width ?? 0
    #expect(abs(width - later) < 1 && cell.alpha == 0)
    _ = device.settle(limit: 2)
    #expect(heard.last == "did disappear" && heard.count == 4 && cell.alpha == 1)
    #expect(navigation.viewControllers == [list] && list.view.window != nil)
    #expect(device.log.isEmpty && device.crash == nil)
  }

  @Test("asks so when it is presented and dismissed, too")
  func present() {
    let notes = prepare()
    device.launch { list }
    list.present(detail, animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list]])
    list.dismiss(animated: true)
    device.advance(by: 1)
    #expect(notes.asked == [[detail, list], [detail, list]])
    #expect(notes.aligned == [cell, cell])
  }

  /// Presents the page over the whole screen, and has it grow from the cell for a moment.
  private func presentOverScreen() {
    list.view.addSubview(cell)
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .zoom { [weak cell] _ in cell }
    device.launch { list }
    device.perform { list.present(detail, animated: true) }
    device.advance(by: 0.1)
  }

  @Test("grows so when it covers the screen, and shrinks when it is dismissed")
  func presentedMotion() {
    presentOverScreen()
    let width = device.window.bounds.width
    func shownWidth() -> CGFloat { detail.view.layer.presentation()?.frame.width ?? 0 }
    #expect(shownWidth() > 50 && shownWidth() < width && cell.alpha == 0)
    _ = device.settle(limit: 2)
    #expect(detail.view.frame == device.window.bounds && detail.view.mask == nil)
    #expect(cell.alpha == 1 && detail.view.subviews.isEmpty)
    device.perform { list.dismiss(animated: true) }
    device.advance(by: 0.15)
    #expect(shownWidth() > 50 && shownWidth() < width && cell.alpha == 0)
    _ = device.settle(limit: 2)
    #expect(cell.alpha == 1 && detail.view.window == nil && list.view.window != nil)
    #expect(detail.view.transform == .identity)
  }

  @Test("leaves nothing of it when it is dismissed while it grows")
  func dismissedWhileGrowing() {
    presentOverScreen()
    device.perform { list.dismiss(animated: true) }
    _ = device.settle(limit: 3)
    #expect(list.presentedViewController == nil && detail.view.window == nil)
    #expect(cell.alpha == 1 && detail.view.mask == nil && detail.view.transform == .identity)
  }

  @Test("asks nothing if it comes without an animation, nor about another page's way")
  func withoutAnimation() {
    let notes = prepare()
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    navigation.pushViewController(detail, animated: false)
    device.advance(by: 1)
    navigation.pushViewController(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(notes.asked.isEmpty)
  }

  @Test("may grow from an item of a bar")
  func item() {
    let item = UIBarButtonItem()
    var count = 0
    detail.preferredTransition = .zoom { _ in
      count += 1
      return item
    }
    device.launch { list }
    list.present(detail, animated: true)
    device.advance(by: 1)
    #expect(count == 1)
  }
}
