import Interlock
import UIKit

/// A view that is asked before the user leaves it, and writes down what it hears.
final class AskedView: NavigationView, BackVeto {
  var answer: (BackSource) -> VetoAnswer = { _ in .allow }
  private(set) var asked: [BackSource] = []
  private(set) var attempts: [BackSource] = []
  private(set) var questions: [BackQuestion] = []
  private(set) var withdrawals = 0
  /// Whether only the app may take the view away.
  var isKept = false

  init(_ title: String) {
    super.init(frame: .zero)
    self.title = title
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    nil
  }

  var askLater: VetoAnswer {
    .answerLater { [weak self] question in
      question.onWithdrawal = { self?.withdrawals += 1 }
      self?.questions.append(question)
    }
  }

  func shouldPop(_ source: BackSource) -> VetoAnswer {
    asked.append(source)
    return answer(source)
  }

  func didAttemptPop(_ source: BackSource) {
    attempts.append(source)
  }
}
