#if PICTURES
  import Film

  /// The contact sheet of the demo: a row for each story, what its screen shows.
  struct OverviewSheet {
    let runs: [Run]
    /// The film of each run.
    let films: [StoryFilm?]
    let isInferred: (String, EraName) -> Bool

    /// The sheet.
    var sheet: ContactSheet {
      let eras = EraName.played
      let rows = stories.map { name, runs in
        ContactSheet.Row(
          runs.first?.run.title ?? name, detail: name,
          cells: eras.map { era in cell(runs.first { $0.run.guard == .none && $0.run.era == era }) }
            + DemoTable.policies.map { policy in
              cell(runs.filter { $0.run.guard == policy }.max { $0.run.verdict < $1.run.verdict })
            })
      }
      return ContactSheet(
        title: "The same taps, bare UIKit and with Interlock",
        subtitle:
          "Sound runs before the way home, broken ones in their strip or at their end; a simulated device",
        groups: [
          .init("Bare UIKit: history", columns: eras.prefix(3).map { "iOS \($0.versions)" }),
          .init("ships today", columns: eras.dropFirst(3).map { "iOS \($0.versions)" }),
          .init("With Interlock, worst of all eras", columns: DemoTable.policies.map(\.rawValue)),
        ],
        rows: rows,
        legend: VerdictCode.allCases.map { (Self.badge($0, isInferred: false), $0.meaning) })
    }

    private typealias Filmed = (run: Run, film: StoryFilm)

    private var stories: [(String, [Filmed])] {
      var order: [String] = []
      var runs: [String: [Filmed]] = [:]
      for (run, film) in zip(self.runs, films) {
        guard let film else { continue }
        if runs[run.story] == nil { order.append(run.story) }
        runs[run.story, default: []].append((run, film))
      }
      return order.map { ($0, runs[$0] ?? []) }
    }

    private func cell(_ filmed: Filmed?) -> ContactSheet.Cell? {
      filmed.map { run, film in
        let look = run.timeline.first { $0.kind == .reading }?.milliseconds
        let fault = run.findings.first { $0.code == run.verdict }?.milliseconds
        let moment = run.verdict == .ok ? look : fault
        return ContactSheet.Cell(
          film.recording, at: moment.map { Double($0) / 1_000 },
          badge: Self.badge(
            run.verdict, isInferred: run.guard == .none && isInferred(run.story, run.era)))
      }
    }

    private static func badge(_ code: VerdictCode, isInferred: Bool) -> Badge {
      Badge(code.rawValue, code == .ok ? .good : .bad, isInferred: isInferred)
    }
  }
#endif
