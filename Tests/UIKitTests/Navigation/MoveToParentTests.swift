import Simulator
import Testing
import UIKit

@Suite("A page of a navigation controller that nobody sees yet")
@MainActor
struct MoveToParentTests {
  private let bench = PresentationBench()

  private func navigation(_ titles: String...) -> UINavigationController {
    let navigation = UINavigationController()
    bench.device.perform { navigation.viewControllers = titles.map { bench.page($0) } }
    return navigation
  }

  @Test("has moved at once if it is below the top")
  func stack() {
    let navigation = navigation("A", "B", "C")
    #expect(
      bench.takeNotes() == [
        "A.willMove(nav)", "A.didMove(nav)", "B.willMove(nav)", "B.didMove(nav)",
        "C.willMove(nav)",
      ])
    withExtendedLifetime(navigation) {}
  }

  @Test("has moved when it has appeared if it is on top")
  func appearance() {
    let navigation = navigation("A")
    #expect(bench.takeNotes() == ["A.willMove(nav)"])
    bench.device.perform { bench.device.window.rootViewController = navigation }
    bench.settle()
    #expect(
      bench.takeNotes().filter { $0.hasPrefix("A.") } == [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
        "A.didMove(nav)",
      ])
    bench.device.perform { bench.root.present(UIViewController(), animated: false) }
    #expect(bench.takeNotes().filter { $0.contains("Move") } == [])
  }

  @Test("is not told that it has moved if it is replaced")
  func replaced() {
    let navigation = navigation("A", "B")
    _ = bench.takeNotes()
    bench.device.perform { navigation.viewControllers = [bench.page("C")] }
    let notes = bench.takeNotes().filter { $0.hasPrefix("B.") }
    #expect(notes == ["B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test("has moved when others cover it in the turn in which the controller is shown")
  func coveredEarly() {
    let navigation = navigation("A")
    _ = bench.takeNotes()
    bench.device.perform {
      bench.device.window.rootViewController = navigation
      for title in ["B", "C"] {
        navigation.pushViewController(bench.page(title), animated: false)
      }
    }
    bench.settle()
    let moves = bench.takeNotes().filter { $0.contains("Move(nav)") }
    #expect(moves.filter { $0 == "A.didMove(nav)" }.count == 1)
    #expect(moves.filter { $0 == "B.didMove(nav)" }.count == 1)
    #expect(moves.last == "C.didMove(nav)")
  }

  @Test("has moved when another one covers it, and is not told so when it goes again")
  func covered() {
    let navigation = navigation("A")
    bench.device.perform { navigation.pushViewController(bench.page("B"), animated: false) }
    #expect(bench.takeNotes() == ["A.willMove(nav)", "B.willMove(nav)", "A.didMove(nav)"])
    bench.device.perform { _ = navigation.popViewController(animated: false) }
    #expect(bench.takeNotes() == ["B.willMove(nil)", "B.didMove(nil)"])
  }
}
