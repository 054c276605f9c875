import Foundation

#if PICTURES
  import Film
  import Renderer

  extension Theater {
    /// Writes a strip for each run, and the pictures that its story asks for.
    func writePictures(_ played: Played, to folder: OutputFolder) throws(ToolFailure) {
      let studio = try Self.studio()
      let pictures = try folder.subfolder("pictures")
      for (run, film) in zip(played.runs, try film(played)) {
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

    /// Writes the page with all runs, and one picture with the end of each, unless the folder has those
    /// of the same runs.
    ///
    /// - Returns: What to tell the person.
    func writePage(
      _ played: Played, table: DemoTable, isInferred: @escaping (String, EraName) -> Bool,
      to folder: OutputFolder
    ) throws(ToolFailure) -> [String] {
      let edition = PictureEdition(
        of: played.runs, table: table.lines(isColored: false), files: [Self.page, Self.overview])
      let isCurrent = edition.isIn(folder)
      if !isCurrent {
        try draw(played, table: table, isInferred: isInferred, to: folder)
        try edition.note(in: folder)
      }
      let remark = isCurrent ? ", drawn before: the runs are the same" : ""
      return [
        "the page with strips and films: \(folder.shownPath)/\(Self.page)\(remark)",
        "one picture of all: \(folder.shownPath)/\(Self.overview)\(remark)",
      ]
    }

    private static var page: String { "index.html" }
    private static var overview: String { "overview.png" }

    private func draw(
      _ played: Played, table: DemoTable, isInferred: @escaping (String, EraName) -> Bool,
      to folder: OutputFolder
    ) throws(ToolFailure) {
      let studio = try Self.studio()
      let press = try Self.press()
      var isInterrupted = true
      defer { if isInterrupted { press.abandon() } }
      let films = try film(played) { press.make($0) }
      progress("drawing one picture of all")  // The press goes on with the strips meanwhile.
      let sheet = OverviewSheet(runs: played.runs, films: films, isInferred: isInferred).sheet
      let overview = Data(studio.picture(sheet, scale: 1.5))
      progress("drawing the last strips")
      isInterrupted = false
      let strips = press.finish()
      let cells = zip(played.runs, films).map { run, film in
        DemoPage.Cell(
          run: run, isInferred: run.guard == .none && isInferred(run.story, run.era),
          strip: film.flatMap { strips[$0.number] })
      }
      try Interruption.check()
      let page = DemoPage(table: table, summary: table.summary(wallSeconds: elapsed), cells: cells)
      try folder.write(page.html(), to: Self.page)
      try folder.write(overview, to: Self.overview)
    }

    /// What makes strips while runs are filmed.
    private static func press() throws(ToolFailure) -> StripPress {
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
