#if PICTURES
  import Foundation
  import Rows
  import Stories
  import Testing

  @Suite("The pictures in a folder")
  struct PictureEditionTests {
    private let scratch: ScratchFolder
    private let folder: OutputFolder

    init() throws {
      scratch = try ScratchFolder()
      folder = try OutputFolder(path: scratch.path("demo"))
      try folder.write("page", to: "index.html")
      try folder.write("picture", to: "overview.png")
    }

    private func edition(sees text: String = "A", table: String = "ok") -> PictureEdition {
      let reading = TimelineEvent(100, .reading, text)
      let run = Run(
        story: "two-pushes", title: "Two pushes", era: .iOS18, guard: .queue, timeline: [reading],
        findings: [], lastReading: Reading(stack: ["A"], page: "A", titles: ["A"]),
        milliseconds: 1_000)
      return PictureEdition(
        of: [run], table: [table], files: ["index.html", "overview.png"])
    }

    @Test("are drawn again if nobody has noted what they are of")
    func unknown() {
      #expect(!edition().isIn(folder))
    }

    @Test("are kept as long as the runs are the same")
    func sameRuns() throws {
      try edition().note(in: folder)
      #expect(edition().isIn(folder))
      #expect(try edition().isIn(OutputFolder(path: scratch.path("demo"))))
      #expect(!edition(sees: "B").isIn(folder))
      #expect(!edition(table: "ok?").isIn(folder))
    }

    @Test("are drawn again if one of them is another file, or is gone", arguments: [true, false])
    func touched(isGone: Bool) throws {
      try edition().note(in: folder)
      let page = scratch.path("demo/index.html")
      if isGone {
        try FileManager.default.removeItem(atPath: page)
      } else {
        try Data("other page".utf8).write(to: URL(fileURLWithPath: page))
      }
      #expect(!edition().isIn(folder))
    }

    @Test("are drawn again if the note is not ours", arguments: ["", "interlock pictures 0\n"])
    func damaged(text: String) throws {
      try edition().note(in: folder)
      try folder.write(text, to: "pictures.edition")
      #expect(!edition().isIn(folder))
      try folder.write(Data(repeating: 65, count: 200_000), to: "pictures.edition")
      #expect(!edition().isIn(folder))
    }
  }
#endif
