package import UIKit

/// Cures for overlapping pushes that are handed on everywhere, kept here to be shown failing.
///
/// Article: 004, "Pushing new pages in a row, correctly". Each makes the accident rarer or moves it.
package nonisolated enum WrongCure: String, CaseIterable, Sendable {
  /// Wait 0.1 s before the next push. A transition takes longer, and nobody knows how long.
  case delay

  /// Push in the next turn of the run loop. The transition has begun by then, and has not ended.
  case nextTurn

  /// Push in the last page's `viewDidAppear`. An alert on its way in or out still swallows the
  /// push, and every page of the app has to take part.
  case whenAppeared
}

extension GalleryApp {
  /// Pushes pages in a row, with one of the wrong cures between them.
  package func push(inARow pages: [UIViewController], curedBy cure: WrongCure) {
    guard let page = pages.first else { return }
    let pushTheRest: @MainActor () -> Void = { [weak self] in
      self?.push(inARow: Array(pages.dropFirst()), curedBy: cure)
    }
    navigationController.pushViewController(page, animated: true)
    switch cure {
    case .delay: clock.after(0.1, pushTheRest)
    case .nextTurn: clock.nextTurn(pushTheRest)
    case .whenAppeared: (page as? Page)?.whenAppeared = pushTheRest
    }
  }
}
