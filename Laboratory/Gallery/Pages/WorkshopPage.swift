import UIKit

/// The root of the gallery's second tab: a page with nothing to push.
final class WorkshopPage: Page {
  init() {
    super.init(titled: Catalogue.tabs[1])
  }

  override func makeBlocks() -> [UIView] {
    [
      SignView(title: "The workshop", subtitle: "Where levers are mended"),
      TextView(
        heading: "Open on weekdays",
        text:
          "What is shown in the museum is kept in order here. The tab bar below stays where it is, "
          + "because this page is a root.",
        tone: .iron),
    ]
  }
}
