import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("A navigation of selections")
struct TextSelectionTests {
  private typealias Navigation = NSTextSelectionNavigation

  private let bench = FragmentBench("one two\nthree four five", width: 100)

  private func selection(_ start: Int, _ end: Int) throws -> NSTextSelection {
    NSTextSelection(
      range: try bench.range(start, end), affinity: .downstream, granularity: .character)
  }

  private func ends(_ selection: NSTextSelection?) -> [Int]? {
    selection?.textRanges.first.map { [bench.offset($0.location), bench.offset($0.endLocation)] }
  }

  private func moved(
    _ start: Int, _ end: Int, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
  ) throws -> [Int]? {
    ends(
      bench.manager.textSelectionNavigation.destinationSelection(
        for: try selection(start, end), direction: direction, destination: destination,
        extending: extending, confined: false))
  }

  @Test("goes by characters, words, lines, paragraphs, and to the ends of the document")
  func steps() throws {
    #expect(try moved(3, 3, .forward, .character) == [4, 4])
    #expect(try moved(3, 3, .left, .character) == [2, 2])
    #expect(try moved(2, 5, .right, .character) == [5, 5])
    #expect(try moved(2, 5, .backward, .character) == [2, 2])
    #expect(try moved(23, 23, .forward, .character) == nil)
    #expect(try moved(0, 0, .backward, .character) == nil)
    #expect(try moved(1, 1, .forward, .word) == [3, 3])
    #expect(try moved(3, 3, .forward, .word) == [7, 7])
    #expect(try moved(6, 6, .backward, .word) == [4, 4])
    #expect(try moved(4, 4, .backward, .word) == [0, 0])
    #expect(try moved(10, 10, .backward, .paragraph) == [8, 8])
    #expect(try moved(2, 2, .forward, .paragraph) == [7, 7])
    #expect(try moved(2, 2, .forward, .line) == [7, 7])
    #expect(try moved(2, 2, .forward, .document) == [23, 23])
    #expect(try moved(9, 9, .backward, .document) == [0, 0])
  }

  @Test("extends selections from the end that moved last")
  func extending() throws {
    #expect(try moved(3, 3, .forward, .word, extending: true) == [3, 7])
    #expect(try moved(2, 5, .forward, .character, extending: true) == [2, 6])
    let navigation = bench.manager.textSelectionNavigation
    let back = try #require(
      navigation.destinationSelection(
        for: try selection(3, 3), direction: .backward, destination: .character, extending: true,
        confined: false))
    #expect(ends(back) == [2, 3] && back.affinity == .upstream)
    let more = navigation.destinationSelection(
      for: back, direction: .backward, destination: .character, extending: true, confined: false)
    #expect(ends(more) == [1, 3])
  }

  @Test("goes up and down, and remembers how far from the side it was")
  func vertical() throws {
    let lines = bench.fragments()[1].textLineFragments
    #expect(lines.count == 2)
    #expect(try moved(0, 0, .down, .character) == [8, 8])
    #expect(try moved(8, 8, .up, .character) == [0, 0])
    #expect(try moved(2, 2, .up, .character) == [0, 0])
    let second = 8 + lines[1].characterRange.location
    #expect(try moved(second, second, .up, .character) == [8, 8])
    #expect(try moved(23, 23, .down, .character) == [23, 23])
    let down = try #require(
      bench.manager.textSelectionNavigation.destinationSelection(
        for: try selection(3, 3), direction: .down, destination: .character, extending: false,
        confined: false))
    #expect(down.anchorPositionOffset > 5)
  }

  @Test("finds what a point and a granularity mean")
  func points() throws {
    let navigation = bench.manager.textSelectionNavigation
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    let start = bench.content.documentRange.location
    let at = CGPoint(x: 5, y: height + 3)
    let cursor = navigation.textSelections(
      interactingAt: at, inContainerAt: start, anchors: [], modifiers: [], selecting: true,
      bounds: .zero)
    #expect(ends(cursor.first) == [8, 8])
    let extended = navigation.textSelections(
      interactingAt: at, inContainerAt: start, anchors: [try selection(2, 2)],
      modifiers: .extend, selecting: false, bounds: .zero)
    #expect(ends(extended.first) == [2, 8])
    #expect(ends(navigation.textSelection(for: .word, enclosing: try selection(5, 5))) == [4, 7])
    #expect(
      ends(navigation.textSelection(for: .paragraph, enclosing: try selection(5, 10))) == [0, 23])
    #expect(
      ends(navigation.textSelection(for: .word, enclosing: at, inContainerAt: start)) == [8, 13])
  }

  @Test("says what deletions take away")
  func deletions() throws {
    let navigation = bench.manager.textSelectionNavigation
    func deleted(
      _ start: Int, _ end: Int, _ destination: NSTextSelectionNavigation.Destination
    ) throws -> [[Int]] {
      navigation.deletionRanges(
        for: try selection(start, end), direction: .backward, destination: destination,
        allowsDecomposition: false
      ).map { [bench.offset($0.location), bench.offset($0.endLocation)] }
    }
    #expect(try deleted(3, 3, .character) == [[2, 3]])
    #expect(try deleted(7, 7, .word) == [[4, 7]])
    #expect(try deleted(2, 5, .character) == [[2, 5]])
    #expect(try deleted(0, 0, .character) == [])
    #expect(
      navigation.resolvedInsertionLocation(
        for: try selection(3, 3), writingDirection: .leftToRight
      ).map(bench.offset) == 3)
    #expect(
      navigation.resolvedInsertionLocation(
        for: try selection(3, 4), writingDirection: .leftToRight) == nil)
  }
}

@Suite("A viewport of a text")
struct TextViewportTests {
  private final class Viewer: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
    var heard: [String] = []

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    {
      heard.append("bounds")
      return bounds
    }

    func textViewportLayoutControllerWillLayout(
      _ textViewportLayoutController: NSTextViewportLayoutController
    ) { heard.append("will") }

    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { heard.append("\(textLayoutFragment.rangeInElement)") }

    func textViewportLayoutControllerDidLayout(
      _ textViewportLayoutController: NSTextViewportLayoutController
    ) { heard.append("did") }
  }

  @Test("shows the fragments that can be seen, from top to bottom, between will and did")
  func layout() throws {
    let bench = FragmentBench("1\n2\n3\n4\n5")
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    let viewer = Viewer()
    let controller = bench.manager.textViewportLayoutController
    #expect(controller.textLayoutManager === bench.manager && controller.viewportRange == nil)
    controller.layoutViewport()
    controller.delegate = viewer
    viewer.bounds = CGRect(x: 0, y: height + 1, width: 200, height: height)
    controller.layoutViewport()
    #expect(viewer.heard == ["will", "bounds", "2...4", "4...6", "did"])
    #expect(controller.viewportRange == (try bench.range(2, 6)))
    #expect(controller.viewportBounds == viewer.bounds)
    #expect(abs(controller.relocateViewport(to: try bench.place(6)) - 3 * height) < 0.01)
    viewer.heard = []
    controller.adjustViewport(byVerticalOffset: 2 * height)
    controller.layoutViewport()
    #expect(viewer.heard == ["will", "bounds", "6...8", "8...9", "did"])
  }
}
