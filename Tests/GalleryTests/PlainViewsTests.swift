import Gallery
import Interlock
import Simulator
import Testing
import UIKit

@Suite("The gallery's page of plain views")
@MainActor
struct PlainViewsTests {
  private let museum = Museum()

  private func isShown(_ text: String) -> Bool {
    !museum.device.find(text: text).isEmpty
  }

  @Test("turns its board in every way that can be chosen, and back")
  func turns() throws {
    try museum.tap("Departure board")
    for kind in ["Move in", "Push", "Reveal", "Fade"] {
      for side in ["Right", "Left", "Top", "Bottom"] {
        for choice in [kind, side, "Turn the board"] { try museum.tap(choice) }
        #expect(isShown("Milk train") && !isShown("Night express"), "\(kind) from \(side)")
        try museum.tap("Turn the board")
        #expect(isShown("Night express"), "\(kind) from \(side)")
      }
    }
    try museum.tap("As usual")
    #expect(isShown("Milk train"))
    #expect(museum.device.log.isEmpty)
  }

  @Test("hangs one notice at a time, and none that is too large")
  func notices() throws {
    try museum.tap("Departure board")
    try museum.tap("Too large")
    #expect(isShown("Refused: it is wider than the board"))
    try museum.tap("Hang a notice")
    #expect(isShown("Notice") && !isShown("Night express"))
    try museum.tap("Hang a notice")
    #expect(!isShown("Notice") && isShown("Night express"))
  }

  @Test("turns the leaves of its book one after the other, and back by a finger")
  func book() throws {
    try museum.tap("Departure board")
    try museum.tap("Route book")
    #expect(museum.stack.last == "Route book")
    try museum.tap("To the end")
    #expect(isShown("Dale End"))
    try museum.tap("One leaf back")
    #expect(isShown("Crossing"))
    let leaf = try #require(museum.device.find(text: "Crossing").first)
    let y = museum.device.center(of: leaf).y
    museum.device.swipe(from: CGPoint(x: 22, y: y), to: CGPoint(x: 330, y: y), duration: 0.3)
    _ = museum.device.settle(limit: 5)
    #expect(isShown("Birch Halt") && museum.stack.last == "Route book")
    try museum.tap("One leaf back")
    #expect(isShown("Ashford") && !isShown("One leaf back"))
  }
}
