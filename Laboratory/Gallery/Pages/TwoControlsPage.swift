import UIKit

/// A page with two controls that each play a zoom of their icon and push a page when it has ended.
///
/// A control takes no second tap while it plays, but knows nothing of its neighbor: tap both, and two
/// pushes follow each other in less time than a transition takes.
///
/// Article: 000, the second way to a nested push.
final class TwoControlsPage: Page {
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
    ]
  }

  private func control(
    _ title: String,
    _ drawing: Exhibit.Drawing,
    _ tone: Exhibit.Tone,
    pushing target: String
  ) -> ZoomControl {
    let control = ZoomControl(
      title: title, caption: "opens \(target)", drawing: drawing, tone: tone)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        control?.playZoom {
          guard let exhibit = Catalogue.exhibit(titled: target) else { return }
          self?.push(ExhibitPage(exhibit))
        }
      },
      for: .touchUpInside)
    return control
  }
}
