import UIKit

/// The root page: a sign over the door, and a row for everything there is to see.
final class EntrancePage: Page {
  /// Follows the deep link of the row "Night express".
  var onNightExpress: () -> Void = {}

  /// Has a page brought from the archive, which takes a while.
  var onArchive: () -> Void = {}

  /// Calls the signalman, who asks something in an alert.
  var onSignalman: () -> Void = {}

  init() {
    super.init(titled: Catalogue.root)
  }

  override func makeBlocks() -> [UIView] {
    let halls = Catalogue.halls.compactMap { row(toPageTitled: $0) }
    return [
      SignView(title: "The signal box", subtitle: "Where trains never meet"),
      CardView(heading: "Exhibits", rows: halls),
      CardView(
        heading: "Try it yourself",
        rows: [twoControls, departureBoard, nightExpress, archive, signalman]),
    ]
  }

  private var twoControls: RowView {
    row(Catalogue.twoControls, "Each plays first and pushes afterwards", .frame, .green) {
      [weak self] in self?.push(TwoControlsPage())
    }
  }

  private var departureBoard: RowView {
    row(Catalogue.departureBoard, "Plain views that come and go", .distantSignal, .blue) {
      [weak self] in self?.push(DepartureBoardPage())
    }
  }

  private var nightExpress: RowView {
    row("Night express", "Four pages at one stroke", .code, .violet) { [weak self] in
      self?.onNightExpress()
    }
  }

  private var archive: RowView {
    row("From the archive", "Brought in a fifth of a second", .glass, .red) { [weak self] in
      self?.onArchive()
    }
  }

  private var signalman: RowView {
    row("Call the signalman", "He has a question for you", .bell, .amber) { [weak self] in
      self?.onSignalman()
    }
  }
}
