import Simulator
import Testing
import UIKit

@Suite("Constraints of the guide that follows the keyboard")
@MainActor
struct TrackingGuideTests {
  @Test("are active where the keyboard is: near the bottom, and away from the top")
  func edges() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let view: UIView = page.view
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    let above = guide.topAnchor.constraint(equalTo: bar.bottomAnchor)
    let below = view.topAnchor.constraint(equalTo: bar.topAnchor)
    guide.setConstraints([above], activeWhenAwayFrom: .top)
    guide.setConstraints([below], activeWhenNearEdge: .top)
    #expect(above.isActive && !below.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: .top) == [above])
    #expect(guide.constraints(activeWhenNearEdge: .top) == [below])
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    view.layoutIfNeeded()
    #expect(bar.frame.maxY == guide.layoutFrame.minY)

    let low = view.leadingAnchor.constraint(equalTo: bar.leadingAnchor)
    guide.setConstraints([low], activeWhenNearEdge: .bottom)
    #expect(low.isActive)
    guide.setConstraints([low], activeWhenNearEdge: [.bottom, .leading])
    #expect(!low.isActive)
    guide.setConstraints([], activeWhenAwayFrom: .top)
    #expect(!above.isActive)
    guide.setConstraints([above], activeWhenAwayFrom: [.top, .trailing])
    #expect(above.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!above.isActive && guide.constraints(activeWhenNearEdge: .top).isEmpty)
  }
}
