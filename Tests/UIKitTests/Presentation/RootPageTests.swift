import Simulator
import Testing
import UIKit

@Suite("A root page that takes the place of one that presents another")
@MainActor
struct RootPageTests {
  @Test(
    "is in front of the presented page, which stays in the window",
    arguments: [Era.iOS8, .iOS13, .iOS26], [UIModalPresentationStyle.fullScreen, .pageSheet])
  func front(era: Era, style: UIModalPresentationStyle) throws {
    let bench = PresentationBench(era)
    let page = bench.page("Presented")
    page.modalPresentationStyle = style
    bench.present(page)
    let login = bench.page("Login")
    bench.device.perform { bench.device.window.rootViewController = login }
    bench.settle()
    #expect(page.view.window === bench.device.window)
    #expect(bench.device.viewHit(at: CGPoint(x: 195, y: 500)) === login.view)
    #expect(bench.root.presentedViewController === page)
  }
}
