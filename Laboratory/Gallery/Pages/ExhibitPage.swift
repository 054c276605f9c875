import Interlock
import UIKit

/// A page about one exhibit: its picture, its text, and rows to what belongs to it.
package final class ExhibitPage: Page {
  /// What the page tells.
  package let exhibit: Exhibit

  /// Makes a page for an exhibit, of the catalogue or made up.
  package init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    super.init(titled: exhibit.title)
    interlockPage.key = PageKey(rawValue: exhibit.title)
  }

  override func makeBlocks() -> [UIView] {
    return [
      PictureView(drawing: exhibit.drawing, tone: exhibit.tone),
      TextView(heading: exhibit.summary, text: exhibit.text, tone: exhibit.tone),
      related.isEmpty
        ? CardView(heading: "End of the hall", rows: [wayBack])
        : CardView(heading: "Next to it", rows: related),
    ]
  }

  private var related: [RowView] {
    exhibit.related.compactMap { title in
      switch title {
      case Catalogue.register: register
      case Catalogue.twoWires: twoWires
      default: row(toPageTitled: title)
      }
    }
  }

  private var register: RowView {
    row(Catalogue.register, "A book that asks before you close it", .code, .violet) {
      [weak self] in self?.push(RegisterPage())
    }
  }

  private var twoWires: RowView {
    row(Catalogue.twoWires, "One handle, and both pull", .lever, .blue) { [weak self] in
      self?.push(TwoWiresPage())
    }
  }

  private var wayBack: RowView {
    row("Back to the entrance", "The short way", .points, .iron) { [weak self] in
      self?.navigationController?.popToRootViewController(animated: true)
    }
  }
}
