import Simulator
import Testing
import UIKit

@Suite("A segue")
@MainActor
struct SegueTests {
  @Test("of a control asks, makes its destination, prepares and pushes, in this order")
  func triggered() {
    let bench = SegueBench()
    bench.device.storyboard.connect(bench.button, to: "detail", of: bench.list)
    bench.device.tap(on: bench.button)
    bench.settle()
    #expect(
      bench.calls == [
        "List should detail button", "make Detail", "List prepare detail to Detail button",
      ])
    #expect(bench.stack == ["List", "Detail"])
  }

  @Test("of a control does not begin if the page refuses")
  func refused() {
    let bench = SegueBench()
    bench.list.performs = false
    bench.device.storyboard.connect(bench.button, to: "detail", of: bench.list)
    bench.device.tap(on: bench.button)
    bench.settle()
    #expect(bench.calls == ["List should detail button"])
    #expect(bench.stack == ["List"])
  }

  @Test("begun by code does not ask whether it may")
  func byCode() {
    let bench = SegueBench()
    bench.list.performs = false
    bench.app { bench.list.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(bench.calls == ["make Detail", "List prepare detail to Detail nil"])
    #expect(bench.stack == ["List", "Detail"])
  }

  @Test("that the page does not have raises, in UIKit's words")
  func unknown() {
    let bench = SegueBench()
    bench.app { bench.list.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(bench.device.crash?.name == "NSInvalidArgumentException")
    #expect(
      bench.device.crash?.reason
        == "Receiver (<UIKitTests.SeguePage: 0x7f9a0a004200>) has no segue with identifier 'nowhere'"
    )
    #expect(bench.device.crash?.hasAppFrame == true)
  }

  @Test("belongs to the pages of its class")
  func perClass() {
    let bench = SegueBench()
    let other = UIViewController()
    bench.app { bench.navigation.pushViewController(other, animated: false) }
    bench.app { other.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(bench.device.crash?.name == "NSInvalidArgumentException")
  }

  @Test("presents, shows beside, or does what its class does, as it is made")
  func kinds() {
    final class Fade: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.setViewControllers([destination], animated: false)
      }
    }
    let bench = SegueBench()
    let storyboard = bench.device.storyboard
    storyboard.addSegue("modal", from: SeguePage.self, .presentModally) { _ in
      SeguePage("Modal", bench)
    }
    storyboard.addSegue("beside", from: SeguePage.self, .showDetail) { _ in
      SeguePage("Beside", bench)
    }
    storyboard.addSegue(
      "fade", from: SeguePage.self,
      .custom { Fade(identifier: $0, source: $1, destination: $2) }
    ) { _ in SeguePage("Faded", bench) }

    for (name, title) in [("modal", "Modal"), ("beside", "Beside")] {
      bench.app { bench.list.performSegue(withIdentifier: name, sender: nil) }
      bench.settle()
      #expect(bench.navigation.presentedViewController?.title == title)
      bench.app { bench.navigation.dismiss(animated: false) }
      bench.settle()
    }
    bench.app { bench.list.performSegue(withIdentifier: "fade", sender: nil) }
    #expect(bench.stack == ["Faded"])
  }

  @Test("made in code runs its closure")
  func closure() {
    let bench = SegueBench()
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: nil, source: bench.list, destination: UIViewController()
    ) { count += 1 }
    segue.perform()
    #expect(count == 1)
    #expect(segue.source === bench.list)
    #expect(segue.identifier == nil)
  }

  @Test("of a cell, and the same by code in one touch, show two pages: the classic accident")
  func twice() {
    let bench = SegueBench(era: .iOS18)
    bench.device.storyboard.connect(bench.button, to: "detail", of: bench.list)
    bench.button.addAction(
      UIAction { _ in bench.list.performSegue(withIdentifier: "detail", sender: nil) },
      for: .touchUpInside)
    bench.device.tap(on: bench.button)
    bench.settle()
    #expect(bench.stack == ["List", "Detail", "Detail"])
  }

  @Test("shows its page by the nearest container that shows pages")
  func target() {
    let bench = SegueBench()
    let show: Selector = "showViewController:sender:"
    #expect(bench.list.targetViewController(forAction: show, sender: nil) === bench.navigation)
    #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
    #expect(bench.list.targetViewController(forAction: "undo:", sender: nil) == nil)
  }

  @Test("shows its page where a container says")
  func saidTarget() {
    final class Container: UIViewController {
      let detail = UINavigationController(rootViewController: UIViewController())
      override func targetViewController(
        forAction action: Selector, sender: Any?
      ) -> UIViewController? { action == "showViewController:sender:" ? detail : nil }
    }
    let bench = SegueBench()
    let container = Container()
    let (child, grandchild, page) = (UIViewController(), UIViewController(), UIViewController())
    bench.app {
      bench.navigation.pushViewController(container, animated: false)
      container.addChild(child)
      child.addChild(grandchild)
      grandchild.show(page, sender: nil)
    }
    #expect(container.detail.topViewController === page)
    let show: Selector = "showViewController:sender:"
    #expect(grandchild.targetViewController(forAction: show, sender: nil) === container.detail)
    let second = UIViewController()
    bench.app { container.show(second, sender: nil) }
    #expect(container.detail.topViewController === second)
    #expect(bench.navigation.topViewController === container)
  }
}

@Suite("An unwind segue")
@MainActor
struct UnwindTests {
  @Test("prepares, runs the destination's action and pops, in this order")
  func pops() {
    let bench = SegueBench()
    bench.takeUnwinds { $0.title == "List" }
    let top = bench.push("Middle", "Top")
    bench.calls = []
    bench.app { top.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(
      bench.calls == [
        "Middle can back: from Top", "List can back: from Top", "Top prepare back to List nil",
        "List back: from Top",
      ])
    #expect(bench.stack == ["List"])
  }

  @Test("leads to the nearest page that takes it")
  func nearest() {
    let bench = SegueBench()
    bench.takeUnwinds { _ in true }
    let top = bench.push("Middle", "Top")
    bench.app { top.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(bench.stack == ["List", "Middle"])
  }

  @Test("passes over pages that say no")
  func passesOver() {
    let bench = SegueBench()
    bench.takeUnwinds { _ in true }
    let top = bench.push("Middle", "Top")
    (bench.navigation.viewControllers[1] as? SeguePage)?.takesUnwinds = false
    bench.app { top.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(bench.stack == ["List"])
  }

  @Test("does nothing if no page takes it")
  func nowhere() {
    let bench = SegueBench()
    let top = bench.push("Middle", "Top")
    bench.app { top.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(bench.stack == ["List", "Middle", "Top"])
    #expect(bench.device.crash == nil)
    #expect(!bench.calls.contains { $0.contains("prepare") })
  }

  @Test("dismisses what covers its destination, and pops below it", arguments: Era.all)
  func dismisses(era: Era) {
    let bench = SegueBench(era: era)
    bench.takeUnwinds { $0.title == "List" }
    let top = bench.push("Middle", "Top")
    let sheet = UINavigationController(rootViewController: SeguePage("Sheet", bench))
    let inner = SeguePage("Inner", bench)
    sheet.pushViewController(inner, animated: false)
    bench.app { top.present(sheet, animated: true) }
    bench.settle()
    bench.app { inner.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(bench.stack == ["List"])
    #expect(bench.navigation.presentedViewController == nil)
    #expect(bench.device.screenReading.pageDrawn?.title == "List")
    #expect(bench.device.log.isEmpty)
  }

  @Test("goes through a container of the app")
  func container() {
    final class Container: UIViewController {
      var steps: [String] = []
      override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
      ) {
        steps.append("\(unwindSegue.identifier ?? "?") towards \(subsequentVC.title ?? "?")")
      }
    }
    let bench = SegueBench()
    bench.takeUnwinds { $0.title == "Left" }
    let container = Container()
    let (left, right) = (SeguePage("Left", bench), SeguePage("Right", bench))
    for child in [left, right] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    bench.app { bench.navigation.pushViewController(container, animated: false) }
    bench.app { right.performSegue(withIdentifier: "back", sender: nil) }
    #expect(container.steps == ["back towards Left"])
    #expect(bench.stack == ["List", "?"])
  }

  @Test("that meets a presentation is dropped from iOS 8 on, under a private name")
  func dropped() {
    let bench = SegueBench(era: .iOS18)
    bench.takeUnwinds { $0.title == "List" }
    let top = bench.push("Middle", "Top")
    bench.app {
      top.present(
        UIAlertController(title: "Stop", message: nil, preferredStyle: .alert), animated: true)
    }
    bench.app { top.performSegue(withIdentifier: "back", sender: nil) }
    bench.settle()
    #expect(bench.stack == ["List", "Middle", "Top"])
    #expect(
      bench.device.log.contains { $0.text.hasPrefix("popToViewController:transition: called") })
  }
}
