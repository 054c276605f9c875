extension Rule {
  /// The twin's time, chance and place come from its device, or a run could not be repeated; only the
  /// driver of a process without a device reads a clock.
  static let noWallClockInTwin = forbidding(
    [
      "Date(", "Date.now", "CFAbsoluteTimeGetCurrent", "DispatchTime", "DispatchWallTime",
      "clock_gettime", "gettimeofday", "systemUptime", "ContinuousClock", "SuspendingClock",
      "Task.sleep", "Thread.sleep", "usleep", "nanosleep", "asyncAfter", "Timer.scheduledTimer",
      ".random(", "randomElement", "shuffled(", "SystemRandomNumberGenerator", "UUID(",
      "Locale", "TimeZone",
    ],
    name: "the twin reads no wall clock, no chance and no locale",
    cure: "take time from MainLoop, and anything else from the device's description",
    broken: SourceFile(
      path: "Twin/UIKit/Views/UIView.swift", text: "let now = Date().timeIntervalSince1970"),
    kept: SourceFile(
      path: "Twin/UIKit/Views/UIView.swift",
      text: "// Not Date(): virtual time.\nlet now = MainLoop.current.now; startDate(now)"),
    appliesTo: {
      // The clock on the wall has one file, Core Foundation's name for the loop's time another one; the others are
      // about what an app says of its dates.
      let exceptions = [
        "Twin/QuartzCore/Loop/AbsoluteTime.swift",
        "Twin/QuartzCore/Loop/Live/WallDriver.swift",
        "Twin/UIKit/Controls/Calendar/UICalendarView.swift",
        "Twin/UIKit/Controls/Pickers/DateRules.swift",
        "Twin/UIKit/Controls/Pickers/UIDatePicker.swift",
      ]
      return $0.hasPrefix("Twin/") && !exceptions.contains($0)
    })
}
