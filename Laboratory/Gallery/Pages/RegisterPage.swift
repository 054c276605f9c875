import Interlock
import UIKit

/// The book in which every train is written down: a page that is not always left as one likes.
///
/// With an entry open it asks first, locked it refuses, signed it lets go. Without Interlock nobody asks
/// it, and it is left like any other page.
final class RegisterPage: Page {
  /// What the page is about at the moment.
  private enum State {
    case signed
    case open
    case locked
  }

  private var state = State.signed
  private let note = TextView(heading: "", text: "", tone: .violet)

  init() {
    super.init(titled: Catalogue.register)
    change(to: .signed)
  }

  override func makeBlocks() -> [UIView] {
    [
      PictureView(drawing: .code, tone: .violet),
      note,
      CardView(heading: "The book", rows: [write, lock, sign]),
    ]
  }

  private var write: RowView {
    row("Write an entry", "Leaving it asks you first", .code, .amber) { [weak self] in
      self?.change(to: .open)
    }
  }

  private var lock: RowView {
    row("Lock the book", "Leaving it is out of the question", .lock, .red) { [weak self] in
      self?.change(to: .locked)
    }
  }

  private var sign: RowView {
    row("Sign the page", "Leave it as you like", .lever, .green) { [weak self] in
      self?.change(to: .signed)
    }
  }

  private func change(to state: State) {
    self.state = state
    interlockPage.canPop = state != .locked
    switch state {
    case .signed:
      note.show("Every train is written down", "Go back with the button or with a finger.")
    case .open:
      note.show("An entry is open", "Whichever way you leave, the book asks you first.")
    case .locked:
      note.show("The book is locked", "Neither the button nor a finger leads back from here.")
    }
  }
}

extension RegisterPage: BackVeto {
  func shouldPop(_ source: BackSource) -> VetoAnswer {
    switch state {
    case .signed: .allow
    case .locked: .refuse
    case .open: .answerLater { [weak self] in self?.put($0) }
    }
  }

  func didAttemptPop(_ source: BackSource) {
    switch (state, source) {
    case (.locked, .swipe): note.show("Locked", "Your finger stays on this page. Sign it first.")
    case (.locked, _): note.show("Locked", "The button does not lead back. Sign the page first.")
    case (.open, _): note.show("An entry is open", "You chose to go on writing.")
    case (.signed, _): break  // It was signed while somebody asked.
    }
  }

  private func put(_ question: BackQuestion) {
    let alert = UIAlertController(
      title: "Leave the entry?", message: "A train without a line in the book never ran.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go on writing", style: .cancel) { _ in question.answer(false) })
    alert.addAction(
      UIAlertAction(title: "Leave it", style: .default) { _ in question.answer(true) })
    question.onWithdrawal = { [weak alert] in alert?.dismiss(animated: true) }
    present(alert, animated: true)
  }
}
