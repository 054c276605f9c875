import Simulator
import Testing
import UIKit

@Suite("Traits of lists and toolbars")
@MainActor
struct ListTraitTests {
  @Test("are inherited, as others are")
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
