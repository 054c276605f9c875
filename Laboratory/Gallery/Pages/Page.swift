package import UIKit

/// The base of all pages: a column of blocks on the gallery's paper.
package class Page: UIViewController {
  /// Called once, the next time the page has appeared.
  package var whenAppeared: (() -> Void)?

  /// Makes a page whose title stands in the bar.
  init(titled title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  /// The blocks of the page from top to bottom, made when its view is.
  func makeBlocks() -> [UIView] { [] }

  /// The view of the page.
  func makeColumn() -> ColumnView { ColumnView(blocks: makeBlocks()) }

  package override func loadView() {
    view = makeColumn()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let act = whenAppeared
    whenAppeared = nil
    act?()
  }

  /// Makes a row that pushes a new page each time it is tapped; nil if the catalogue has no such page.
  func row(toPageTitled title: String) -> RowView? {
    if let exhibit = Catalogue.exhibit(titled: title) {
      return row(exhibit.title, exhibit.summary, exhibit.drawing, exhibit.tone) { [weak self] in
        self?.push(ExhibitPage(exhibit))
      }
    }
    return Catalogue.platform(titled: title).map { platform in
      row(platform.title, platform.summary, platform.drawing, platform.tone) { [weak self] in
        self?.push(PlatformPage(platform))
      }
    }
  }

  /// Makes a row that acts when it is tapped.
  func row(
    _ title: String,
    _ summary: String,
    _ drawing: Exhibit.Drawing,
    _ tone: Exhibit.Tone,
    act: @escaping () -> Void
  ) -> RowView {
    let row = RowView(title: title, summary: summary, drawing: drawing, tone: tone)
    row.addAction(UIAction { _ in act() }, for: .touchUpInside)
    return row
  }

  /// Pushes a page with animation, as a tap on a row does everywhere.
  func push(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }
}
