import UIKit

// MARK: - Pushes

extension EraScenario {
  static let pushes = [
    atRest("S1", "push A and push B in one turn") {
      [
        .call {
          $0.push("A")
          return $0.push("B")
        }, .rest, .back(2),
      ]
    },
    twoPushes("S2", "push A, 0.3 s later push B", apart: 0.3),
    twoPushes("S2-fast", "push A, 0.1 s later push B", apart: 0.1),
    atRest("S2-half-second", "push A, and in that turn set a timer that pushes B after 0.5 s") {
      [
        .timer(0.5) { $0.push("B") }, .call { $0.push("A") }, .rest, .back(2),
      ]
    },
    twoPushes("S2-next-turn", "push A, in the next turn push B", apart: 0),
    atRest("S2-many", "push A, 0.2 s later push B, C and D in one turn") {
      [
        .call { $0.push("A") }, .wait(0.2),
        .call {
          for title in ["B", "C", "D"] { $0.push(title) }
          return nil
        }, .rest, .back(1),
      ]
    },
  ]

  private static func twoPushes(_ name: String, _ title: String, apart seconds: Double)
    -> EraScenario
  {
    atRest(name, title) {
      [.call { $0.push("A") }, .wait(seconds), .call { $0.push("B") }, .rest, .back(2)]
    }
  }
}

// MARK: - Mixtures of verbs

extension EraScenario {
  static let mixtures = [
    atRest("S3", "push A without animation, B and C with, in one turn") {
      [
        .call {
          $0.push("A", animated: false)
          $0.push("B")
          return $0.push("C")
        }, .rest, .back(2),
      ]
    },
    atRest("S4", "push A, 0.2 s later pop") {
      [
        .call { $0.push("A") }, .wait(0.2),
        .call { $0.popViewController(animated: true).map { $0.title ?? "?" } ?? "nil" }, .rest,
        .back(1),
      ]
    },
    atRest("S4-set", "push A, 0.2 s later set Root and B") {
      [
        .call { $0.push("A") }, .wait(0.2),
        .call {
          $0.setViewControllers([$0.viewControllers[0], EraPage("B")], animated: true)
          return nil
        }, .rest, .back(1),
      ]
    },
    atRest("S5", "push A, 0.2 s later pop to root without animation and push B") {
      [
        .call { $0.push("A") }, .wait(0.2),
        .call {
          $0.popToRootViewController(animated: false)
          return $0.push("B")
        }, .rest, .back(1),
      ]
    },
    EraScenario(
      "first-push", "push A in the turn in which the app is launched", in: .pushingAtLaunch
    ) {
      [.rest, .loaded, .back(1)]
    },
    EraScenario("launch", "launch the app", in: .listening) { [.settle, .told] },
  ]
}

// MARK: - One instance twice

extension EraScenario {
  static let duplicates = [
    atRest("S7", "push A and the same A again in one turn") {
      let page = EraPage("A")
      return [
        .call {
          $0.pushViewController(page, animated: true)
          $0.pushViewController(page, animated: true)
          return nil
        }
      ]
    },
    atRest("S8", "push A, 0.2 s later push the same A") {
      let page = EraPage("A")
      let push = EraStep.call {
        $0.pushViewController(page, animated: true)
        return nil
      }
      return [push, .wait(0.2), push, .wait(0.2)]
    },
  ]
}

// MARK: - Presentations

extension EraScenario {
  static let presentations = [
    atRest("S9", "present an alert, 0.1 s later push A") {
      [
        .call {
          let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          $0.present(alert, animated: true)
          return nil
        }, .wait(0.1), .call { $0.push("A") }, .rest,
      ]
    },
    covered("S10", "push A while another page covers the screen, uncover") { $0.push("A") },
    covered(
      "S10-mixed", "push A without animation, B and C with, while another page covers the screen"
    ) {
      $0.push("A", animated: false)
      $0.push("B")
      return $0.push("C")
    },
    atRest("present-twice", "present page A, 0.1 s later page B") {
      [present("A"), .wait(0.1), present("B"), .wait(0.1), .rest]
    },
  ]

  private static func present(_ title: String) -> EraStep {
    .call {
      $0.present(EraPage(title), animated: true)
      return nil
    }
  }

  /// A change of the stack while the controller is in no window, and what comes of it when it is again.
  private static func covered(
    _ name: String, _ title: String, _ change: @escaping (UINavigationController) -> String?
  ) -> EraScenario {
    atRest(name, title) {
      [
        .perform {
          let cover = EraPage("Cover")
          cover.modalPresentationStyle = .fullScreen
          $0.present(cover, animated: false)
        }, .settle, .call(change), .loaded, .perform { $0.dismiss(animated: false) }, .rest,
        .touch, .back(2),
      ]
    }
  }
}
