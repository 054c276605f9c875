import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A list of a text")
struct TextListTests {
  private func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
    let list = NSTextList(markerFormat: format, options: 0)
    return numbers.map { list.marker(forItemNumber: $0) }
  }

  @Test("has signs, or numbers of several kinds, as its format says")
  func markers() {
    #expect(markers(.disc, [1, 2]) == ["•", "•"])
    #expect(
      markers(.circle, [1]) + markers(.hyphen, [1]) + markers(.check, [1]) == ["◦", "⁃", "✓"])
    #expect(markers(.box, [1]) + markers(.diamond, [1]) == ["□", "◆"])
    #expect(markers(.decimal, [1, 10]) == ["1", "10"])
    #expect(markers(.octal, [8]) == ["10"] && markers(.lowercaseHexadecimal, [31]) == ["1f"])
    #expect(markers(.uppercaseHexadecimal, [31]) == ["1F"])
    #expect(markers(.lowercaseAlpha, [1, 26, 27, 28]) == ["a", "z", "aa", "ab"])
    #expect(markers(.uppercaseLatin, [3, 53]) == ["C", "BA"])
    #expect(markers(.lowercaseRoman, [1, 4, 9, 14]) == ["i", "iv", "ix", "xiv"])
    #expect(markers(.uppercaseRoman, [1999]) == ["MCMXCIX"])
    #expect(markers(NSTextList.MarkerFormat("({decimal})"), [3]) == ["(3)"])
    #expect(markers(NSTextList.MarkerFormat("-"), [3]) == ["-"])
  }

  @Test("knows where it begins, and whether its items are in order")
  func properties() {
    let list = NSTextList(
      markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
    #expect(list.startingItemNumber == 5 && list.listOptions == .prependEnclosingMarker)
    #expect(list.isOrdered && !NSTextList(markerFormat: .disc, options: 0).isOrdered)
    let other = NSTextList(markerFormat: .disc, options: 1)
    #expect(other.startingItemNumber == 1 && other.listOptions == .prependEnclosingMarker)
    other.startingItemNumber = 3
    #expect((other.copy() as? NSTextList)?.startingItemNumber == 3)
  }

  @Test("is part of a paragraph's style")
  func style() throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty && NSParagraphStyle.default.textLists.isEmpty)
    style.textLists = [list]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.textLists.first === list && copy == style)
    style.textLists.append(NSTextList(markerFormat: .circle, options: 0))
    #expect(copy.textLists.count == 1 && style.textLists.count == 2 && copy != style)
  }

  private func text(_ items: [(String, [NSTextList])]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, item) in items.enumerated() {
      let style = NSMutableParagraphStyle()
      style.textLists = item.1
      text.append(
        NSAttributedString(
          string: item.0 + (index < items.count - 1 ? "\n" : ""),
          attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]))
    }
    return text
  }

  private func drawn(_ bench: FragmentBench) -> [String] {
    bench.fragments().map { fragment in
      fragment.drawings(at: CGPoint(x: 50, y: 0)).compactMap {
        if case .text(let line) = $0 { line.string } else { nil }
      }.joined(separator: " ")
    }
  }

  @Test("is shown by text layout managers, which number its items and those of lists within")
  func shown() {
    let outer = NSTextList(markerFormat: .decimal, options: 0)
    let inner = NSTextList(
      markerFormat: NSTextList.MarkerFormat("{lower-alpha})"), options: [], startingItemNumber: 2)
    let bench = FragmentBench(
      text([
        ("before", []), ("one", [outer]), ("in", [outer, inner]), ("in", [outer, inner]),
        ("two", [outer]), ("between", []), ("again", [outer]),
      ]), width: 300)
    #expect(
      drawn(bench) == ["before", "1 one", "b) in", "c) in", "2 two", "between", "1 again"])
    #expect(bench.fragments().map(\.layoutFragmentFrame.minX) == [5, 41, 77, 77, 41, 5, 41])
    #expect(bench.storage?.string.hasPrefix("before\none") == true)
    #expect(bench.fragments()[1].renderingSurfaceBounds.minX == -25)
    let prefix = NSTextList(
      markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 1)
    let nested = FragmentBench(text([("a", [outer]), ("b", [outer, prefix])]), width: 300)
    #expect(drawn(nested) == ["1 a", "11 b"])
  }

  @Test("is shown by text views from iOS 16 on, until a layout manager of before takes over")
  @MainActor
  func textView() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = text([("one", [NSTextList(markerFormat: .disc, options: 0)])])
    device.launch {
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    }
    device.advance(by: 0.1)
    func drawn() -> [String] {
      view.subviews.flatMap { part in
        part.layer.displayTree()
        return part.layer.drawings.flatMap(\.single).compactMap {
          if case .text(let line) = $0 { line.string } else { nil }
        }
      }
    }
    #expect(drawn() == ["•", "one"] && view.text == "one")
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 41)
    _ = view.layoutManager
    device.advance(by: 0.1)
    #expect(drawn() == ["one"])
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 5)
  }
}
