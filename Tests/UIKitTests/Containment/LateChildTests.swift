import Foundation
import Simulator
import Testing
import UIKit

/// Children whose views come into a parent's view after the parent has begun to appear.
@Suite("A child that is added")
@MainActor
struct LateChildTests {
  /// What was noted, without who moves to whom.
  private func appearances(_ bench: PresentationBench) -> [String] {
    bench.takeNotes().filter { !$0.contains("Move(") }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("in the turn in which its parent's window is shown appears with the parent")
  func sameTurn() {
    let bench = PresentationBench()
    let (parent, child) = (bench.page("Parent"), bench.page("Child"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    bench.device.perform {
      window.rootViewController = parent
      window.makeKeyAndVisible()
      add(child, to: parent)
      #expect(
        appearances(bench) == ["Parent.viewWillAppear(false)", "Child.viewWillAppear(false)"])
    }
    bench.settle()
    let notes = bench.takeNotes()
    #expect(notes.filter { $0.contains("viewIsAppearing") }.count == 2)
    #expect(notes.suffix(2) == ["Parent.viewDidAppear(false)", "Child.viewDidAppear(false)"])
    #expect(bench.device.log.isEmpty)
  }

  @Test("while its parent is told that it appears, is told once")
  func whileAppearing() {
    let bench = PresentationBench()
    let (parent, child) = (bench.page("Parent"), bench.page("Child"))
    parent.onWillAppear = { add(child, to: parent) }
    parent.modalPresentationStyle = .fullScreen
    bench.present(parent)
    let notes = appearances(bench).filter { $0.hasPrefix("Child") }
    #expect(
      notes == [
        "Child.viewWillAppear(true)", "Child.viewIsAppearing(true)", "Child.viewDidAppear(true)",
      ])
    #expect(bench.device.log.isEmpty)
  }

  @Test("while its parent comes in, and taken out before that is there, hears of both")
  func goneBeforeParent() {
    let bench = PresentationBench()
    let (parent, loading, content) = (bench.page("P"), bench.page("Loading"), bench.page("Content"))
    parent.onWillAppear = { add(loading, to: parent) }
    parent.modalPresentationStyle = .fullScreen
    bench.device.perform { bench.root.present(parent, animated: true) }
    bench.device.advance(by: 0.1)
    bench.device.perform {
      loading.willMove(toParent: nil)
      loading.view.removeFromSuperview()
      loading.removeFromParent()
      add(content, to: parent)
    }
    bench.settle()
    let notes = appearances(bench)
    #expect(
      notes.filter { $0.hasPrefix("Loading") } == [
        "Loading.viewWillAppear(true)", "Loading.viewIsAppearing(true)",
        "Loading.viewWillDisappear(false)", "Loading.viewDidDisappear(false)",
      ])
    #expect(notes.filter { $0.hasPrefix("Content") }.last?.contains("viewDidAppear") ?? false)
    #expect(bench.device.log.isEmpty)
  }

  @Test("and taken out by hand in the same turn hears of both")
  func exchange() {
    let bench = PresentationBench()
    let (parent, child, other) = (bench.page("P"), bench.page("A"), bench.page("B"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    bench.device.perform {
      window.rootViewController = parent
      window.makeKeyAndVisible()
      add(child, to: parent)
      _ = bench.takeNotes()
      parent.addChild(other)
      other.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(false, animated: false)
      parent.view.addSubview(other.view)
      child.view.removeFromSuperview()
      other.endAppearanceTransition()
      child.endAppearanceTransition()
      let told = appearances(bench).filter { !$0.contains("viewIsAppearing") }
      #expect(
        told == [
          "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "B.viewDidAppear(false)",
          "A.viewDidDisappear(false)",
        ])
    }
    bench.settle()
    #expect(!appearances(bench).contains { $0.hasPrefix("A.") || $0.hasPrefix("B.") })
  }

  @Test("by hand, with an animation, appears when that has ended, and not before")
  func animatedByHand() {
    let bench = PresentationBench()
    let child = bench.page("Child")
    bench.device.perform {
      bench.root.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      bench.root.view.addSubview(child.view)
    }
    #expect(!appearances(bench).contains("Child.viewDidAppear(true)"))
    bench.device.perform { child.endAppearanceTransition() }
    #expect(appearances(bench).contains("Child.viewDidAppear(true)"))
  }

  @Test(
    "that never appeared disappears if it is told to, in a window or in none",
    arguments: [true, false])
  func disappearsByHand(isInWindow: Bool) {
    let bench = PresentationBench()
    let child = bench.page("Child")
    bench.device.perform {
      if isInWindow { bench.root.addChild(child) }
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    #expect(
      appearances(bench).filter { $0.hasPrefix("Child") } == [
        "Child.viewWillDisappear(false)", "Child.viewDidDisappear(false)",
      ])
    #expect(bench.device.log.isEmpty)
  }
}
