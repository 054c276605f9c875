import Foundation
import Testing
import UIKit

@Suite("A navigation controller that answers its bar")
@MainActor
struct BarQuestionTests {
  /// Notes what it is asked, and how many pages and items there are then.
  private final class Navigation: UINavigationController, UINavigationBarDelegate {
    var questions: [String] = []
    var answer: () -> Bool = { true }
    /// Whether it pops by itself whenever it is asked.
    var isCareless = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      let (pages, items) = (viewControllers.count, navigationBar.items?.count ?? 0)
      questions.append("pop \(item.title ?? ""): \(pages) pages, \(items) items")
      if isCareless { popViewController(animated: true) }
      return pages < items || answer()
    }
  }

  private func launched(_ behaviour: UIKitBehaviour) -> (ControllersBench, Navigation) {
    let navigation = Navigation(nibName: nil, bundle: nil)
    let bench = ControllersBench.launched(
      behaviour, stack: ["A", "B", "C"], navigation: navigation)
    return (bench, navigation)
  }

  @Test("is asked about pops by code, too, up to iOS 12: then a page has gone already")
  func byCode() {
    let (bench, navigation) = launched(.iOS9)
    bench.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(navigation.questions == ["pop C: 2 pages, 3 items"])
    bench.perform { navigation.popViewController(animated: false) }
    bench.settle()
    #expect(navigation.questions.last == "pop B: 1 pages, 2 items")
    #expect(bench.state == "stack A; screen A; bar A")
  }

  @Test("pops a second page if it pops whenever it is asked")
  func twice() {
    let (bench, navigation) = launched(.iOS9)
    navigation.isCareless = true
    bench.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(bench.state == "stack A; screen A; bar A")
    #expect(navigation.questions.count == 1)
  }

  @Test("is not asked about pages that go from below the one on top, or before anybody sees them")
  func below() {
    let (bench, navigation) = launched(.iOS9)
    let pages = navigation.viewControllers
    bench.perform { navigation.setViewControllers([pages[0], pages[2]], animated: true) }
    bench.settle()
    #expect(bench.stack == ["A", "C"])
    bench.perform {
      bench.window.rootViewController = nil
      navigation.popViewController(animated: false)
    }
    bench.settle()
    #expect(bench.stack == ["A"])
    #expect(navigation.questions.isEmpty)
  }

  @Test("is asked about pops by code no more since iOS 13")
  func later() {
    let (bench, navigation) = launched(.iOS13)
    bench.perform { navigation.popViewController(animated: true) }
    bench.settle()
    #expect(navigation.questions.isEmpty)
  }

  @Test("pops once if it does that itself when Back is tapped", arguments: [true, false])
  func tap(isLater: Bool) {
    let (bench, navigation) = launched(.iOS9)
    navigation.answer = { [unowned navigation] in
      if isLater {
        bench.loop.post { navigation.popViewController(animated: true) }
      } else {
        navigation.popViewController(animated: true)
      }
      return !isLater
    }
    bench.tapBack()
    #expect(navigation.questions.first == "pop C: 3 pages, 3 items")
    #expect(navigation.questions.dropFirst() == (isLater ? ["pop C: 2 pages, 3 items"] : []))
    #expect(bench.stack == ["A", "B"])
    #expect(bench.pageOnScreen == "B")
  }
}
