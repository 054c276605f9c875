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

  package override func loadView() {
    view = ColumnView(blocks: makeBlocks())
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let act = whenAppeared
    whenAppeared = nil
    act?()
  }

  /// Makes a row that pushes a new page each time it is tapped.
  func row(to exhibit: Exhibit) -> RowView {
    row(exhibit.title, exhibit.summary, exhibit.drawing, exhibit.tone) { [weak self] in
      self?.push(ExhibitPage(exhibit))
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
