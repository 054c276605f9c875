extension Rule {
  /// Rules about tests, and about code that only tests and tools may contain.
  static let testRules = [noWaitingInTests, noTestableImport, noPrinting]

  private static let noWaitingInTests = forbidding(
    [
      "sleep(", "usleep(", "Thread.sleep", "Task.sleep", "Task.yield", "DispatchTime", "asyncAfter",
      "Date(", "Date.now", "ContinuousClock", "SuspendingClock", "RunLoop",
    ],
    name: "tests neither sleep, poll, yield nor read a clock",
    cure: "use ManualClock or a Device, and move its time by hand",
    broken: SourceFile(
      path: "Tests/InterlockTests/PushTests.swift", text: "await Task.yield()\n"),
    kept: SourceFile(
      path: "Tests/InterlockTests/PushTests.swift", text: "clock.advance(to: .seconds(1))\n"),
    appliesTo: { $0.hasPrefix("Tests/") && !aboutWaiting.contains($0) })

  /// Tests as they are written for Apple's systems, and tests of sleep that takes no time.
  private static let aboutWaiting: Set<String> = [
    "Tests/LiveTests/WaitingTests.swift", "Tests/UIKitTests/Simulator/AwaitTests.swift",
    "Tests/UIKitTests/Simulator/MainQueueTests.swift", "Tests/StoriesTests/EraProbeTests.swift",
  ]

  private static let noTestableImport = forbidding(
    ["@testable"],
    name: "tests reach what is internal by `package`",
    cure: "make the symbol `package`: -enable-testing would build everything a second time",
    broken: SourceFile(
      path: "Tests/InterlockTests/PushTests.swift", text: "@testable import Interlock\n"),
    kept: SourceFile(path: "Tests/InterlockTests/PushTests.swift", text: "import Interlock\n"),
    appliesTo: { $0.hasPrefix("Tests/") })

  private static let noPrinting = forbidding(
    ["print(", "debugPrint(", "dump("],
    name: "only the tool prints",
    cure: "return the text, or send it to the log sink",
    broken: SourceFile(path: "Sources/Interlock/Driver.swift", text: "print(\"pushed\")\n"),
    kept: SourceFile(
      path: "Sources/Interlock/Driver.swift", text: "fingerprint(page) // print(page)\n"),
    appliesTo: { path in
      ["Sources/", "Twin/", "Laboratory/", "Tests/"].contains { path.hasPrefix($0) }
        && path.hasSuffix(".swift") && !path.hasPrefix("Laboratory/InterlockTool/")
    })
}
