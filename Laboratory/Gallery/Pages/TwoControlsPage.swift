import Interlock
import UIKit

/// A page with two controls that each play a zoom of their icon and push a page when it has ended.
///
/// A control takes no second tap while it plays, but knows nothing of its neighbor: tap both, and two
/// pushes follow each other in less time than a transition takes. Below them are two that do know: in
/// a group, one at a time reacts.
///
/// Article: 000, the second way to a nested push.
final class TwoControlsPage: Page {
  /// The controls of which only one at a time is moved, as in a real signal box.
  private let lockedTogether = TapGroup()

  init() {
    super.init(titled: Catalogue.twoControls)
  }

  override func makeBlocks() -> [UIView] {
    [
      TextView(
        heading: "Quick hands wanted",
        text: "Tap one control and, before its page arrives, the other. In a real signal box the "
          + "second lever would not move.",
        tone: .green),
      PairView(
        control("Pull the lever", .lever, .blue, pushing: "Levers"),
        control("Ring the bell", .bell, .violet, pushing: "Block bells")),
      TextView(
        heading: "Locked together",
        text: "These two share a bar: while one moves, the other waits.",
        tone: .red),
      PairView(
        control("Throw the points", .points, .green, pushing: "Points", in: lockedTogether),
        control("Light the lamp", .lamp, .amber, pushing: "Lamp", in: lockedTogether)),
    ]
  }

  private func control(
    _ title: String,
    _ drawing: Exhibit.Drawing,
    _ tone: Exhibit.Tone,
    pushing target: String,
    in group: TapGroup? = nil
  ) -> ZoomControl {
    let control = ZoomControl(
      title: title, caption: "opens \(target)", drawing: drawing, tone: tone)
    group?.add(control)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        let turn = group?.takeTurn()
        guard group == nil || turn != nil else { return }  // The other one has its turn.
        control?.playZoom {
          turn?.end()
          guard let exhibit = Catalogue.exhibit(titled: target) else { return }
          self?.push(ExhibitPage(exhibit))
        }
      },
      for: .touchUpInside)
    return control
  }
}
