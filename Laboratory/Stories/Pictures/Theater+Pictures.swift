import Foundation

#if PICTURES
  import Film
  import Renderer

  extension Theater {
    /// Writes a strip for each run, and the pictures that its story asks for.
    func writePictures(_ played: Played, to folder: OutputFolder) throws(ToolFailure) {
      let studio = try Self.studio()
      let pictures = try folder.subfolder("pictures")
      for (run, film) in zip(played.runs, played.films) {
        guard let film else { continue }
        let strip = FilmStrip(
          [
            FilmStrip.Row(
              film.recording, title: run.title, detail: "iOS \(run.era.versions), \(run.guardText)",
              badge: Badge(run.verdict.rawValue, run.verdict == .ok ? .good : .bad))
          ], count: 10)
        try pictures.write(Data(studio.picture(strip)), to: run.fileName + ".strip.png")
        for shot in film.shots {
          let screen = film.recording.screen(at: shot.time)
          let picture = PNG.encode(studio.renderer.draw(screen, scale: 2))
          try pictures.write(Data(picture), to: "\(run.fileName).\(shot.name).png")
        }
      }
    }

    /// Writes the page with all runs, and one picture with the end of each.
    ///
    /// - Returns: What to tell the person.
    func writePage(
      _ played: Played, table: DemoTable, isInferred: @escaping (String, EraName) -> Bool,
      to folder: OutputFolder
    ) throws(ToolFailure) -> [String] {
      let studio = try Self.studio()
      progress("drawing one picture of all")  // The press goes on with the strips meanwhile.
      let sheet = OverviewSheet(played: played, isInferred: isInferred).sheet
      let overview = Data(studio.picture(sheet, scale: 1.5))
      progress("drawing the last strips")
      let strips = played.press?.finish() ?? [:]
      let cells = zip(played.runs, played.films).map { run, film in
        DemoPage.Cell(
          run: run, isInferred: run.guard == .none && isInferred(run.story, run.era),
          strip: film.flatMap { strips[$0.number] })
      }
      try Interruption.check()
      let page = DemoPage(table: table, summary: table.summary(wallSeconds: elapsed), cells: cells)
      try folder.write(page.html(), to: "index.html")
      try folder.write(overview, to: "overview.png")
      return [
        "the page with strips and films: \(folder.shownPath)/index.html",
        "one picture of all: \(folder.shownPath)/overview.png",
      ]
    }

    /// What makes strips while runs are played.
    func openPress() throws(ToolFailure) -> StripPress {
      do { return try StripPress() } catch {
        throw ToolFailure(.cannotWrite, "error: \(error)")
      }
    }

    private static func studio() throws(ToolFailure) -> Studio {
      do { return try Studio() } catch {
        throw ToolFailure(.cannotWrite, "error: \(error)")
      }
    }
  }
#else
  extension Theater {
    /// Does nothing: there is nothing to draw with.
    func writePictures(_ played: Played, to folder: OutputFolder) throws(ToolFailure) {}

    /// Says which line gives the pictures.
    func writePage(
      _ played: Played, table: DemoTable, isInferred: @escaping (String, EraName) -> Bool,
      to folder: OutputFolder
    ) throws(ToolFailure) -> [String] {
      let unwatched = played.runs.filter { run in
        run.timeline.contains { $0.kind == .note && $0.text == StripWatch.absence }
      }
      let stories = Set(unwatched.map(\.story)).sorted().joined(separator: ", ")
      return [
        "no pictures: Cairo, Pango and the font Inter are missing; `make setup` says how to get them"
      ]
        + (stories.isEmpty
          ? [] : ["nobody looked for strips, which are what is wrong in: \(stories)"])
    }
  }
#endif
