import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("The color behind the titles at the side of a table")
struct SectionIndexColorTests {
  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  private func colors(_ change: (UITableView) -> Void) -> [UIColor?] {
    let device = Device(era: .iOS18)
    let page = UITableViewController(style: .plain)
    let source = Source()
    device.launch { page }
    device.perform {
      page.tableView.dataSource = source
      page.tableView.reloadData()
      change(page.tableView)
    }
    _ = device.settle(limit: 2)
    let bounds = device.window.bounds
    var found: [UIColor?] = []
    func look() {
      let label = page.tableView.first { ($0 as? UILabel)?.text == "A" }
      found.append(label?.superview?.backgroundColor)
    }
    look()
    device.touchDown(at: CGPoint(x: bounds.maxX - 5, y: bounds.midY))
    device.advance(by: 0.2)
    look()
    device.touchUp(finger: 0)
    device.advance(by: 0.2)
    look()
    return found
  }

  @Test("is another one while a finger is on them")
  func tracking() {
    let found = colors {
      $0.sectionIndexBackgroundColor = .green
      $0.sectionIndexTrackingBackgroundColor = .red
    }
    #expect(found == [.green, .red, .green])
  }

  @Test("is the same under a finger unless the app says otherwise")
  func untouched() {
    #expect(colors { $0.sectionIndexBackgroundColor = .green } == [.green, .green, .green])
  }
}

extension UIView {
  fileprivate func first(where isWanted: @escaping (UIView) -> Bool) -> UIView? {
    isWanted(self) ? self : subviews.lazy.compactMap { $0.first(where: isWanted) }.first
  }
}
