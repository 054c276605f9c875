import Interlock
import Simulator
import UIKit

/// A page that is asked before the user leaves it, and writes down what it hears.
final class AskedPage: UIViewController, BackVeto {
  /// What the page says to an attempt.
  var answer: (BackSource) -> VetoAnswer = { _ in .allow }
  private(set) var asked: [BackSource] = []
  private(set) var attempts: [BackSource] = []
  /// Questions that the page has not answered, oldest first; kept by ``askLater``.
  private(set) var questions: [BackQuestion] = []
  private(set) var withdrawals = 0
  /// Whether only the app may take the page away.
  var isKept = false
  var onAsk: () -> Void = {}
  var onAttempt: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  /// An answer that is given when the test gives it.
  var askLater: VetoAnswer {
    .answerLater { [weak self] question in
      question.onWithdrawal = { self?.withdrawals += 1 }
      self?.questions.append(question)
    }
  }

  func shouldPop(_ source: BackSource) -> VetoAnswer {
    asked.append(source)
    onAsk()
    return answer(source)
  }

  func didAttemptPop(_ source: BackSource) {
    attempts.append(source)
    onAttempt()
  }
}

extension Stage {
  /// A device on which a page lies over others, at rest.
  convenience init(era: Era, pushing pages: [UIViewController]) {
    self.init(era: era)
    for page in pages { app { self.navigation.pushViewController(page, animated: false) } }
    settle()
  }

  /// Taps the back button that is drawn, if there is one.
  func tapBack() {
    if let button = device.backButton { device.tap(on: button) }
  }

  /// Writes down the outcome of each request of the user.
  func recordOutcomes(_ note: @escaping (NavigationOutcome) -> Void) {
    navigation.interlock.eventHandler = { event in
      if case .resolved(let request, let outcome) = event, request.origin.isUser { note(outcome) }
    }
  }
}
