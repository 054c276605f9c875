public import UIKit

/// A question about UIKit that no public source answers, and how an app finds out.
public struct ProbeMeasurement {
  /// The question.
  public let question: String
  private let answer: @MainActor (Bench) async throws -> [String]

  /// What a measurement works with: a controller at rest in a window.
  struct Bench {
    let diary: ProbeDiary
    let navigation: DiaryController
    let person: any ProbePerson
    let settle: @MainActor () async throws -> Void

    func page(_ title: String) -> DiaryPage { DiaryPage(title, diary) }
  }

  private init(_ question: String, _ answer: @escaping @MainActor (Bench) async throws -> [String])
  {
    self.question = question
    self.answer = answer
  }

  /// Finds out, in a window of the app's.
  ///
  /// - Parameter now: The time in seconds, from a clock that `Task.sleep` follows.
  /// - Returns: What was seen, as lines.
  public func measure(
    in window: UIWindow, person: any ProbePerson, now: @escaping () -> TimeInterval
  ) async throws -> [String] {
    let diary = ProbeDiary()
    let navigation = DiaryController(diary)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let rest = ProbeRest(eye: ProbeEye(window: window, navigation: navigation), now: now)
    try await rest.settle()
    _ = diary.takeLine("")
    return try await answer(
      Bench(
        diary: diary, navigation: navigation, person: person,
        settle: { _ = try await rest.settle() }))
  }

  /// Every question that an app can answer.
  public static let all: [ProbeMeasurement] = [
    order, queue, cancelledSwipe, nothingToDo, numbers, sameTurn, twoPops,
  ]

  private static var order: ProbeMeasurement {
    ProbeMeasurement(
      "In which order are the coordinator, didShow, didAppear, didMove and the bar told?"
    ) { bench in
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      await Task.yield()
      bench.navigation.noteCoordinator()
      try await bench.settle()
      let push = bench.diary.takeLine("push")
      bench.navigation.popViewController(animated: true)
      await Task.yield()
      bench.navigation.noteCoordinator()
      try await bench.settle()
      return [push, bench.diary.takeLine("pop")]
    }
  }

  private static var queue: ProbeMeasurement {
    ProbeMeasurement(
      "Are several calls during a transition kept, and in which order?"
    ) { bench in
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      try await Task.sleep(nanoseconds: 200_000_000)
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      let popped = bench.navigation.popViewController(animated: true)?.title ?? "nil"
      bench.navigation.pushViewController(bench.page("C"), animated: true)
      let meanwhile = bench.navigation.titles
      try await bench.settle()
      return [
        "called push B, pop (gave \(popped)), push C: \(meanwhile)",
        "rest: \(bench.navigation.titles)",
        bench.diary.takeLine("calls"),
      ]
    }
  }

  private static var cancelledSwipe: ProbeMeasurement {
    ProbeMeasurement(
      "What is the stack during a swipe, and who is told when it is cancelled?"
    ) { bench in
      bench.navigation.pushViewController(bench.page("A"), animated: false)
      try await bench.settle()
      _ = bench.diary.takeLine("")
      let watch = Task {
        while bench.navigation.transitionCoordinator == nil {
          try await Task.sleep(nanoseconds: 8_000_000)
        }
        bench.diary.note("stack \(bench.navigation.titles)")
        bench.navigation.noteCoordinator()
      }
      await bench.person.perform(.swipe(from: 0, to: 0.2))
      watch.cancel()
      try await bench.settle()
      return [bench.diary.takeLine("cancelled swipe"), "rest: \(bench.navigation.titles)"]
    }
  }

  private static var nothingToDo: ProbeMeasurement {
    ProbeMeasurement(
      "What do popToRoot and popTo give when there is nothing to pop?"
    ) { bench in
      let navigation = bench.navigation
      let toRoot = navigation.popToRootViewController(animated: true)
      let toTop = navigation.viewControllers.last.flatMap {
        navigation.popToViewController($0, animated: true)
      }
      let pop = navigation.popViewController(animated: true)
      return [
        "popToRoot: \(text(toRoot))", "popTo the top: \(text(toTop))",
        "pop at the root: \(pop.map { $0.title ?? "?" } ?? "nil")",
      ]
    }
  }

  private static var numbers: ProbeMeasurement {
    ProbeMeasurement(
      "How long does the coordinator say that a push takes, and how long is a bar's way?"
    ) { bench in
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      await Task.yield()
      let duration = bench.navigation.transitionCoordinator?.transitionDuration
      try await bench.settle()
      return [
        "transitionDuration: \(duration.map { "\($0) s" } ?? "no coordinator")",
        "hideShowBarDuration: \(UINavigationController.hideShowBarDuration) s",
      ]
    }
  }

  private static var sameTurn: ProbeMeasurement {
    ProbeMeasurement(
      "Which calls does a page get that is covered in the turn in which it is pushed?"
    ) { bench in
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      try await bench.settle()
      return [bench.diary.takeLine("push A, push B")]
    }
  }

  private static var twoPops: ProbeMeasurement {
    ProbeMeasurement(
      "Who is told what when a pop comes in the middle of another?"
    ) { bench in
      bench.navigation.setViewControllers(
        bench.navigation.viewControllers + [bench.page("A"), bench.page("B")], animated: false)
      try await bench.settle()
      _ = bench.diary.takeLine("")
      bench.navigation.popViewController(animated: true)
      try await Task.sleep(nanoseconds: 150_000_000)
      bench.navigation.popViewController(animated: true)
      try await bench.settle()
      return [bench.diary.takeLine("two pops"), "rest: \(bench.navigation.titles)"]
    }
  }

  private static func text(_ pages: [UIViewController]?) -> String {
    pages.map { "[" + $0.map { $0.title ?? "?" }.joined(separator: " ") + "]" } ?? "nil"
  }
}
