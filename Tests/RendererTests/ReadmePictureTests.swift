import Film
import Foundation
import Renderer
import Simulator
import Stories
import Testing

/// The README's pictures are what the twin shows today. `BLESS=1` draws them anew.
@Suite("A picture of the README")
@MainActor
struct ReadmePictureTests {
  @Test("shows a page that is pushed again while it is coming in, as accepted")
  func samePageAgain() throws {
    try expectPicture(
      "same-page-again-ios18", "One page, pushed again while it is coming in", on: .iOS18,
      at: [0, 0.11, 0.22, 0.44, 0.67, 1],
      """
      story "The same page pushed again during its own push"
      at 0    push "Signals"
      at 0.2  push "Signals" again
      at 1.2  look
      """)
  }

  @Test("shows two pushes and two Backs, as accepted")
  func twoPushes() throws {
    try expectPicture(
      "two-pushes-ios7", "Two pushes 0.3 s apart, then Back and Back", on: .iOS7,
      at: [0, 0.25, 0.45, 0.9, 2.3, 3.8],
      """
      story "Two pushes, two Backs"
      at 0    push "Signals"
      at 0.3  push "Points"
      at 1.9  tap back
      at 3.4  tap back
      at 4    look
      """)
  }

  /// Plays a story without a guard, which crashes, and with one, which does not, and draws both.
  private func expectPicture(
    _ name: String, _ title: String, on era: EraName, at times: [TimeInterval], _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let story = try StoryParser.parse(Array(text.utf8), name: name)
    let bare = try film(Performance(story: story, era: era, guard: .none))
    let guarded = try film(Performance(story: story, era: era, guard: .queue))
    #expect(bare.crashTime != nil && guarded.crashTime == nil, sourceLocation: sourceLocation)
    let strip = FilmStrip(
      [
        .init(
          bare, title: "UIKit alone", detail: "iOS \(era.versions)", badge: Badge("CRASH", .bad)),
        .init(
          guarded, title: "With Interlock", detail: "the same taps", badge: Badge("ok", .good)),
      ],
      times: times, phoneWidth: 126, title: title)
    let studio = try Studio()
    let drawn = studio.renderer.draw(strip.displayList(studio.typesetter), scale: 1.5)
    try expectGolden(
      ColorReduction(of: [drawn], to: 256).applied(to: drawn), named: name,
      in: Golden.folder.appending(path: "../../../Documentation/Images"), byteLimit: 256 * 1024,
      sourceLocation: sourceLocation)
  }

  private func film(_ performance: Performance) throws -> Recording {
    var camera: EveryFrame?
    _ = try StoryPlayer.play(
      performance,
      makeCamera: { device in
        let made = EveryFrame(recorder: Recorder(device))
        camera = made
        return made
      })
    return try #require(camera).recorder.stop()
  }
}

/// Films all frames; what a story says of them is not written down.
private final class EveryFrame: Camera {
  let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func mark(_ caption: String) {}
  func shot(_ name: String) {}
}
