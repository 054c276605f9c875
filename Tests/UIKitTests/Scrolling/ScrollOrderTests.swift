import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("Content that is scrolled by the app while something else happens")
@MainActor
struct ScrollOrderTests {
  private final class Sender: NSObject, UIScrollViewDelegate {
    var didEndDecelerating: (UIScrollView) -> Void = { _ in }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      didEndDecelerating(scrollView)
    }
  }

  @Test(
    "ends at the new end where the content becomes shorter on its way",
    // The second end is not on a pixel, and the nearest one lies beyond it.
    arguments: [2000, 2000.2])
  func shorter(height: CGFloat) {
    let bench = ScrollBench(content: CGSize(width: 300, height: height))
    bench.device.perform {
      bench.scrollView.setContentOffset(CGPoint(x: 0, y: height - 400), animated: true)
    }
    bench.device.advance(by: 0.1)
    bench.device.perform { bench.scrollView.contentSize.height = 1000 }
    #expect(bench.device.settle(limit: 2))
    #expect(bench.offset == CGPoint(x: 0, y: 600))
    #expect(bench.reports.last == "didEndScrollingAnimation")
  }

  @Test("ends where it was sent beyond its end, as the app wants it")
  func beyond() {
    let bench = ScrollBench(content: CGSize(width: 300, height: 2000))
    bench.device.perform {
      bench.scrollView.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
    }
    bench.device.advance(by: 0.1)
    bench.device.perform { bench.scrollView.contentSize.height = 1000 }
    #expect(bench.device.settle(limit: 2))
    #expect(bench.offset == CGPoint(x: 0, y: -80))
  }

  @Test("is where it should be where a row is removed while a table scrolls to its end")
  func rows() {
    let device = Device(era: .iOS18)
    let page = Rows()
    device.launch { page }
    device.perform {
      page.tableView.scrollToRow(at: [0, 39], at: .bottom, animated: true)
    }
    device.advance(by: 0.1)
    device.perform {
      page.count = 20
      page.tableView.deleteRows(at: (20..<40).map { [0, $0] }, with: .none)
    }
    #expect(device.settle(limit: 2))
    let table = page.tableView!
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    #expect(abs(table.contentOffset.y - end) < 0.01)
  }

  private final class Rows: UITableViewController {
    var count = 40
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("gives way to the finger that made the app send it on")
  func caught() {
    let bench = ScrollBench(content: CGSize(width: 300, height: 4000))
    let sender = Sender()
    var count = 0
    sender.didEndDecelerating = {
      count += 1
      if count == 1 { $0.setContentOffset(CGPoint(x: 0, y: 3000), animated: true) }
    }
    bench.scrollView.delegate = sender
    bench.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -200))
    bench.device.advance(by: 0.1)
    bench.device.touchDown(at: CGPoint(x: 150, y: 100))
    bench.device.drag(to: CGPoint(x: 150, y: 300), duration: 0.2)
    #expect(count == 1 && bench.scrollView.isDragging)
    bench.device.advance(by: 0.5)
    bench.device.touchUp()
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y < 1000)
  }
}
