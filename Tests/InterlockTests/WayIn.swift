import Interlock
import Testing
import UIKit

/// The ways in which a controller comes under guard.
enum WayIn: CaseIterable {
  case subclass
  case attached
  case hook

  /// The way that the running test goes.
  @TaskLocal static var current = WayIn.subclass

  /// Makes a guarded controller on the active device.
  @MainActor func makeController(root: UIViewController) -> UINavigationController {
    switch self {
    case .subclass:
      return InterlockNavigationController(rootViewController: root)
    case .attached:
      let navigation = UINavigationController(rootViewController: root)
      _ = navigation.interlock
      return navigation
    case .hook:
      InterlockHook.install()
      return UINavigationController(rootViewController: root)
    }
  }
}

/// Runs each test of a suite once for each way in.
struct EveryWayIn: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for way in WayIn.allCases {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("way in: \(way)")
        return issue
      }
      try await WayIn.$current.withValue(way) {
        try await naming.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == EveryWayIn {
  /// Runs each test once for each way in.
  static var everyWayIn: Self { EveryWayIn() }
}
