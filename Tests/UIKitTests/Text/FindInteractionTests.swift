import Foundation
import Simulator
import Testing
import UIKit

@Suite("Searching in a text view")
@MainActor
struct FindInteractionTests {
  private let device = Device(era: .iOS18)
  private let view: UITextView

  init() {
    let page = UIViewController()
    device.launch { page }
    view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = "One fish, two fish, red fish, blue fish"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isFindInteractionEnabled = true
    page.view.addSubview(view)
    _ = device.settle(limit: 1)
  }

  private func find(_ text: String, replacing: Bool = false) throws -> UIFindInteraction {
    let interaction = try #require(view.findInteraction)
    device.perform {
      interaction.searchText = text
      interaction.presentFindNavigator(showingReplace: replacing)
    }
    _ = device.settle(limit: 2)
    return interaction
  }

  private func marks() -> [CGRect] {
    view.subviews.filter { $0.backgroundColor?.cgColor.components?.prefix(2) == yellow }
      .map(\.frame)
  }

  private var yellow: ArraySlice<CGFloat>? {
    UIColor.systemYellow.cgColor.components?.prefix(2)
  }

  @Test("is off unless it is turned on")
  func enabled() {
    #expect(UITextView().findInteraction == nil)
    #expect(view.interactions.contains { $0 is UIFindInteraction })
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil)
    #expect(!view.interactions.contains { $0 is UIFindInteraction })
  }

  @Test("counts what it finds, and shows it")
  func finds() throws {
    let interaction = try find("FISH")
    #expect(interaction.isFindNavigatorVisible)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 4)
    #expect(session.highlightedResultIndex == 0)
    #expect(marks().count == 4)
    device.perform { interaction.findNext() }
    #expect(session.highlightedResultIndex == 1)
    device.perform {
      interaction.findPrevious()
      interaction.findPrevious()
    }
    #expect(session.highlightedResultIndex == 3)
  }

  @Test("begins where the cursor is")
  func cursor() throws {
    view.selectedRange = NSRange(location: 12, length: 0)
    let session = try #require(try find("fish").activeFindSession)
    #expect(session.highlightedResultIndex == 1)
  }

  @Test("ends when the bar goes")
  func ends() throws {
    let interaction = try find("fish")
    device.perform { interaction.dismissFindNavigator() }
    _ = device.settle(limit: 2)
    #expect(!interaction.isFindNavigatorVisible)
    #expect(interaction.activeFindSession == nil)
    #expect(marks().isEmpty)
  }

  @Test("follows what is typed into the bar")
  func typing() throws {
    let interaction = try find("")
    device.type("red")
    _ = device.settle(limit: 2)
    #expect(interaction.searchText == "red")
    #expect(interaction.activeFindSession?.resultCount == 1)
    device.type("x")
    _ = device.settle(limit: 2)
    #expect(interaction.activeFindSession?.resultCount == 0)
    #expect(interaction.activeFindSession?.highlightedResultIndex == NSNotFound)
  }

  @Test("replaces one result after the other")
  func replaceOne() throws {
    let interaction = try find("fish", replacing: true)
    let session = try #require(interaction.activeFindSession)
    #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
    device.perform {
      session.performSingleReplacement(query: "fish", replacementString: "cat", options: nil)
    }
    #expect(view.text == "One cat, two fish, red fish, blue fish")
    #expect(session.resultCount == 3)
    device.perform {
      session.performSingleReplacement(query: "fish", replacementString: "dog", options: nil)
    }
    #expect(view.text == "One cat, two dog, red fish, blue fish")
  }

  @Test("replaces all, which is taken back at once")
  func replaceAll() throws {
    let interaction = try find("fish", replacing: true)
    device.perform {
      interaction.activeFindSession?.replaceAll(
        searchQuery: "fish", replacementString: "fishes", options: nil)
    }
    #expect(view.text == "One fishes, two fishes, red fishes, blue fishes")
    #expect(interaction.activeFindSession?.resultCount == 4)
    device.perform { view.undoManager?.undo() }
    #expect(view.text == "One fish, two fish, red fish, blue fish")
  }

  @Test("replaces nothing in a text that cannot be edited")
  func readOnly() throws {
    view.isEditable = false
    let interaction = try find("fish", replacing: true)
    let session = try #require(interaction.activeFindSession)
    #expect(!session.supportsReplacement)
    device.perform {
      session.replaceAll(searchQuery: "fish", replacementString: "cat", options: nil)
    }
    #expect(view.text.contains("fish"))
  }
}

/// A list of words in which an app searches.
@MainActor
private final class Words: NSObject, UITextSearching, UIFindInteractionDelegate {
  final class Place: UITextRange {
    nonisolated let index: Int

    init(_ index: Int) {
      self.index = index
      super.init()
    }
  }

  typealias DocumentIdentifier = Int

  var words = ["b", "a", "b", "c"]
  var log: [String] = []
  var selectedTextRange: UITextRange? { nil }

  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: Int?
  ) -> ComparisonResult {
    guard let first = foundRange as? Place, let second = toRange as? Place else {
      return .orderedSame
    }
    return first.index < second.index ? .orderedAscending : .orderedDescending
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
  ) {
    for (index, word) in words.enumerated().reversed() where word == queryString {
      resultAggregator.foundRange(Place(index), searchString: queryString, document: 7)
    }
    resultAggregator.finishedSearching()
    log.append("\(resultAggregator.allFoundRanges.count) \(options.wordMatchMethod)")
  }

  func decorate(
    foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
  ) {
    guard let place = foundTextRange as? Place else { return }
    log.append("\(place.index) \(style) \(document ?? 0)")
  }

  func clearAllDecoratedFoundText() { log.append("clear") }

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    log.append("begin")
  }

  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    log.append("end")
  }
}

@Suite("Searching in something of an app's own")
@MainActor
struct TextSearchingTests {
  private let device = Device(era: .iOS18)

  @Test("asks for results and has them shown in their order")
  func session() {
    UISystem.current = device.system
    let words = Words()
    let session = UITextSearchingFindSession(searchableObject: words)
    session.performSearch(query: "b", options: nil)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    #expect(
      words.log == ["clear", "0 found 7", "2 found 7", "0 highlighted 7", "2 contains"])
    words.log = []
    session.highlightNextResult(in: .forward)
    #expect(words.log == ["0 found 7", "2 highlighted 7"])
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 0)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && words.log.last == "clear")
    #expect(session.searchableObject === words)
  }

  @Test("begins and ends with the bar")
  func bar() {
    let words = Words()
    let page = UIViewController()
    device.launch { page }
    let interaction = UIFindInteraction(sessionDelegate: words)
    device.perform {
      page.view.addInteraction(interaction)
      interaction.searchText = "a"
      interaction.presentFindNavigator(showingReplace: true)
    }
    #expect(interaction.activeFindSession?.resultCount == 1)
    #expect(words.log.first == "begin")
    device.perform { page.view.removeInteraction(interaction) }
    #expect(!interaction.isFindNavigatorVisible)
    #expect(words.log.last == "end")
    #expect(interaction.delegate === words)
  }
}
