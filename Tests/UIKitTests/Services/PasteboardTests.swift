import Foundation
import Simulator
import Testing
import UIKit

/// Source: github.com/Vercantez/openuikit, `PasteboardTests`, read off iOS 26.
@Suite("A pasteboard")
@MainActor
struct PasteboardTests {
  private let device = Device(era: .iOS26)

  private func board() -> UIPasteboard {
    UISystem.current = device.system
    return UIPasteboard.withUniqueName()
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image { _ in }
  }

  @Test("has lists without anything, and a link is a text, too")
  func textsAndLinks() throws {
    let board = board()
    #expect(board.strings == [] && board.urls == [] && board.images == [] && board.colors == [])
    board.string = "plain text"
    #expect(board.types == ["public.utf8-plain-text"] && board.urls == [] && !board.hasURLs)
    let url = try #require(URL(string: "https://example.com/one"))
    board.url = url
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.strings == [url.absoluteString] && board.hasStrings && board.hasURLs)
    board.strings = ["https://example.com/as-text"]
    #expect(board.url?.absoluteString == "https://example.com/as-text" && board.hasURLs)
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    board.string = nil
    #expect(board.numberOfItems == 0 && board.changeCount == 4)
  }

  @Test("has a picture in several types, and data of a picture only in those of files")
  func pictures() throws {
    let board = board()
    let image = picture()
    board.image = image
    #expect(board.image === image)
    #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"])
    #expect(board.data(forPasteboardType: "public.jpeg")?.first == 0xFF)
    let png = try #require(board.data(forPasteboardType: "public.png"))
    board.items = [["com.apple.uikit.image": png]]
    #expect(board.image == nil && board.hasImages)
    #expect(board.data(forPasteboardType: "com.apple.uikit.image") == nil)
    board.items = [["public.png": png]]
    #expect(board.image?.size == CGSize(width: 2, height: 3))
    board.items = [["custom.png": png]]
    #expect(board.image == nil && !board.hasImages)
  }

  @Test("reads texts of all their types, and nothing of values that do not fit")
  func kinds() {
    let board = board()
    for type in ["public.text", "public.plain-text", "public.utf8-plain-text"] {
      board.items = [[type: "text"]]
      #expect(board.string == "text" && board.hasStrings)
      board.items = [[type: Data("data".utf8)]]
      #expect(board.string == "data")
    }
    board.items = [["custom.string": "ignored"]]
    #expect(board.strings == [] && !board.hasStrings)
    board.items = [["public.url": "https://example.com"]]
    #expect(board.url == nil && board.string == nil && board.hasURLs && board.hasStrings)
  }

  @Test("finds the types of a value by itself if it is told to")
  func automatic() throws {
    let board = board()
    func types(_ value: Any) -> [String] {
      board.setItems([[UIPasteboard.typeAutomatic: value]])
      return board.types
    }
    #expect(types("text") == ["public.utf8-plain-text"] && board.string == "text")
    let url = try #require(URL(string: "https://example.com"))
    #expect(types(url) == ["public.url", "public.utf8-plain-text"] && board.url == url)
    #expect(types(picture()) == ["com.apple.uikit.image", "public.jpeg", "public.png"])
    #expect(types(UIColor.red) == ["com.apple.uikit.color"] && board.color == .red)
  }

  @Test("answers questions about some of its things")
  func itemSets() {
    let board = board()
    board.items = [
      ["public.alpha": "a", "public.shared": 1], ["public.beta": "b", "public.shared": 2],
    ]
    let second = IndexSet(integer: 1)
    #expect(board.types(forItemSet: second) == [["public.beta", "public.shared"]])
    #expect(board.contains(pasteboardTypes: ["public.beta"], inItemSet: second))
    #expect(!board.contains(pasteboardTypes: ["public.alpha"], inItemSet: second))
    #expect(
      board.values(forPasteboardType: "public.shared", inItemSet: nil) as? [Int] == [1, 2])
    #expect(board.itemSet(withPasteboardTypes: ["public.beta"]) == second)
    #expect(board.types(forItemSet: IndexSet(integer: 99)) == [])
    #expect(board.values(forPasteboardType: "missing", inItemSet: nil)?.isEmpty == true)
    #expect(board.data(forPasteboardType: "public.alpha", inItemSet: nil) == [Data("a".utf8)])
    board.items = []
    #expect(board.types(forItemSet: nil) == nil)
    #expect(board.values(forPasteboardType: "missing", inItemSet: nil) == nil)
    #expect(board.itemSet(withPasteboardTypes: ["missing"]) == IndexSet())
  }

  @Test("is the same for all who know its name, until it is removed")
  func names() throws {
    UISystem.current = device.system
    let name = UIPasteboard.Name("named")
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    first.string = "shared"
    #expect(second.string == "shared" && second.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(first.string == nil && second.string == nil)
    second.string = "again"
    #expect(first.string == "again")
    #expect(UIPasteboard(name: name, create: false)?.string == "again")
    let general = UIPasteboard.general
    general.string = "text"
    UIPasteboard.remove(withName: .general)
    #expect(general.string == nil && general.changeCount == 2)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  /// A note that is written as its own type and as text.
  private final class Note: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.example.note", "public.utf8-plain-text"]
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(typeIdentifier.utf8), nil)
      return nil
    }
  }

  /// Source: Apple, `UIPasteboard.setObjects(_:)`: objects are copied in all types in which they can be written.
  @Test("takes objects in all their types, and hands over what asks for them")
  func objects() throws {
    let board = board()
    let url = try #require(NSURL(string: "https://example.com/one"))
    board.setObjects(["text" as NSString, url, Note()])
    #expect(board.numberOfItems == 3 && board.url?.path == "/one")
    #expect(board.strings == ["text", "https://example.com/one", "public.utf8-plain-text"])
    let note = "com.example.note"
    let values = board.data(forPasteboardType: note, inItemSet: [2])
    #expect(values == [Data(note.utf8)])

    let other = UIPasteboard.withUniqueName()
    #expect(board.itemProviders[1].canLoadObject(ofClass: NSURL.self))
    other.setItemProviders(board.itemProviders.reversed(), localOnly: true, expirationDate: nil)
    #expect(other.types == [note, "public.utf8-plain-text"] && other.changeCount == 1)
    #expect(other.urls == [url as URL] && other.strings?.last == "text")
  }

  /// Source: Apple, `UIPasteboard.DetectionPattern`: text for "Paste and Go", for "Paste and Search", and numbers.
  @Test(
    "says what its text seems to be, and that later",
    arguments: [
      ("https://example.com/one", UIPasteboard.DetectionPattern.probableWebURL),
      ("example.com/one", .probableWebURL), ("two words", .probableWebSearch),
      (" 12.5 ", .number),
    ])
  func patterns(text: String, pattern: UIPasteboard.DetectionPattern) {
    let board = board()
    board.string = text
    var heard: [Set<UIPasteboard.DetectionPattern>] = []
    var value: Any?
    device.launch { UIViewController() }
    device.perform {
      board.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) {
        if let found = try? $0.get() { heard.append(found) }
      }
      board.detectPatterns(for: []) { if let found = try? $0.get() { heard.append(found) } }
      board.detectValues(for: [.number]) { value = (try? $0.get())?[.number] }
      #expect(heard.isEmpty)
    }
    device.advance(by: 0.1)
    #expect(heard == [[pattern], []])
    #expect(value as? Double == (pattern == .number ? 12.5 : nil))
  }
}
