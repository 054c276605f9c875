import Foundation
import Simulator
import Testing
import UIKit

@Suite("What is in a list")
@MainActor
struct ListTraitTests {
  private func table(_ style: UITableView.Style, era: Era) -> UIListEnvironment {
    let device = Device(era: era)
    let page = UITableViewController(style: style)
    let label = UILabel()
    device.launch { page }
    device.perform {
      label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      page.tableView.tableHeaderView = label
    }
    _ = device.settle(limit: 2)
    return label.traitCollection.listEnvironment
  }

  @Test("knows since iOS 18 in what kind of list it is")
  func kinds() {
    #expect(table(.plain, era: .iOS18) == .plain)
    #expect(table(.grouped, era: .iOS18) == .grouped)
    #expect(table(.insetGrouped, era: .iOS26) == .insetGrouped)
    #expect(table(.plain, era: .iOS13) == .unspecified)
  }

  @Test("may be told otherwise, as of other traits")
  func others() {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.listEnvironment = .sidebar
    outer.traitOverrides.hdrHeadroomUsageLimit = .active
    outer.traitOverrides.toolbarItemPresentationSize = .small
    outer.traitOverrides.resolvesNaturalAlignmentWithBaseWritingDirection = true
    let traits = inner.traitCollection
    #expect(traits.listEnvironment == .sidebar && traits.hdrHeadroomUsageLimit == .active)
    #expect(traits.toolbarItemPresentationSize == .small)
    #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(traits.containsTraits(in: UITraitCollection(listEnvironment: .sidebar)))
    #expect(traits.containsTraits(in: UITraitCollection(hdrHeadroomUsageLimit: .active)))
    #expect(!traits.containsTraits(in: UITraitCollection(toolbarItemPresentationSize: .large)))
    let natural = UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true)
    #expect(traits.containsTraits(in: natural))
  }
}
