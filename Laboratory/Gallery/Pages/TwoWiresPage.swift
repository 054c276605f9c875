import UIKit

/// A page with a row that begins the same segue twice in one touch: once because a storyboard connects
/// it, and once more in code, by somebody who did not know of the connection.
///
/// UIKit does as it is told and shows two pages. The pages have the same key, so that Interlock takes
/// the second one for the same touch.
///
/// Article: 001, segues
final class TwoWiresPage: Page {
  /// The segue's name: the title of the page that it shows.
  private static let segue = "Home signal"

  init() {
    super.init(titled: Catalogue.twoWires)
  }

  override func makeBlocks() -> [UIView] {
    [
      PictureView(drawing: .lever, tone: .blue),
      TextView(
        heading: "One handle, two wires",
        text:
          "One wire came with the box, the other one was added by somebody who had not seen the "
          + "first. Pull the handle: the signal is asked for twice.",
        tone: .blue),
      CardView(heading: "The handle", rows: [handle]),
    ]
  }

  private var handle: RowView {
    row("Pull the handle", "A segue of the row, and one in code", .homeSignal, .red) {
      [weak self] in
      guard let self else { return }
      if shouldPerformSegue(withIdentifier: Self.segue, sender: self) {
        performSegue(withIdentifier: Self.segue, sender: self)  // The storyboard's connection.
      }
      performSegue(withIdentifier: Self.segue, sender: self)  // The code in didSelectRow.
    }
  }

  /// Makes the segue that a storyboard would make; the gallery has none.
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard identifier == Self.segue, let exhibit = Catalogue.exhibit(titled: identifier) else {
      return super.performSegue(withIdentifier: identifier, sender: sender)
    }
    let page = ExhibitPage(exhibit)
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: page) {
      [self] in show(page, sender: self)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
