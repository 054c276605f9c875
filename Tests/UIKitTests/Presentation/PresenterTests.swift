import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page that was dismissed")
@MainActor
struct PresenterTests {
  /// Notes by whom it is presented, and whether it goes, when it disappears.
  private final class Page: UIViewController {
    private(set) var notes: [String] = []

    private func note(_ name: String) {
      let presenter = presentingViewController == nil ? "nobody's" : "presented"
      notes.append("\(name), \(presenter)\(isBeingDismissed ? ", dismissed" : "")")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }
  }

  @Test(
    "has no presenter any more when it has disappeared",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func alone(style: UIModalPresentationStyle, isAnimated: Bool) {
    let bench = PresentationBench()
    let page = Page()
    page.modalPresentationStyle = style
    bench.present(page)
    bench.device.perform { page.dismiss(animated: isAnimated) }
    bench.settle()
    #expect(
      page.notes == ["will disappear, presented, dismissed", "did disappear, nobody's, dismissed"])
  }

  @Test("with another one above it has none either, while one that is covered keeps its own")
  func below() {
    let bench = PresentationBench()
    let (lower, upper) = (Page(), Page())
    for page in [lower, upper] { page.modalPresentationStyle = .fullScreen }
    bench.present(lower)
    bench.device.perform { lower.present(upper, animated: true) }
    bench.settle()
    #expect(lower.notes == ["will disappear, presented", "did disappear, presented"])
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(
      upper.notes == ["will disappear, presented, dismissed", "did disappear, nobody's, dismissed"])
    #expect(lower.presentingViewController == nil)
  }
}
