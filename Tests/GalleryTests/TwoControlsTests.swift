import Gallery
import Rows
import Simulator
import Testing
import UIKit

@Suite("A control of the page \"Two controls\"")
@MainActor
struct TwoControlsTests {
  /// How long the icon takes to grow and shrink, in seconds.
  private let zoom = 0.3

  private func museumOnThePage() throws -> Museum {
    let museum = Museum()
    try museum.tap("Two controls")
    return museum
  }

  @Test(
    "pushes its page when its animation has ended, and not before", .row("R1"),
    arguments: [("Pull the lever", "Levers"), ("Ring the bell", "Block bells")])
  func pushesAfterItsAnimation(_ control: String, _ page: String) throws {
    let museum = try museumOnThePage()
    try museum.touch(control)
    museum.device.advance(by: zoom - 0.01)
    #expect(museum.stack == ["Gallery", "Two controls"])
    museum.device.advance(by: 0.02)
    #expect(museum.stack == ["Gallery", "Two controls", page])
  }

  @Test("takes no second tap while it plays")
  func takesNoSecondTap() throws {
    let museum = try museumOnThePage()
    try museum.touch("Ring the bell")
    museum.device.advance(by: 0.1)
    try museum.touch("Ring the bell")
    #expect(museum.device.settle(limit: 5))
    #expect(museum.stack == ["Gallery", "Two controls", "Block bells"])
  }

  @Test(
    "knows that the other one plays, where the two are locked together",
    arguments: [Era.iOS7, .iOS18, .iOS26])
  func isAwareOfTheOther(era: Era) throws {
    let museum = Museum(era: era)
    try museum.tap("Two controls")
    try museum.touch("Light the lamp")
    museum.device.advance(by: 0.1)
    try museum.touch("Throw the points")
    #expect(museum.device.settle(limit: 5))
    #expect(museum.stack == ["Gallery", "Two controls", "Lamp"])
    museum.device.perform { _ = museum.app.navigationController.popViewController(animated: false) }
    try museum.tap("Throw the points")
    #expect(museum.stack == ["Gallery", "Two controls", "Points"])
  }

  @Test("does not know that the other one plays")
  func isUnawareOfTheOther() throws {
    let museum = try museumOnThePage()
    try museum.touch("Pull the lever")
    museum.device.advance(by: 0.1)
    try museum.touch("Ring the bell")
    #expect(museum.device.settle(limit: 5))
    #expect(museum.stack == ["Gallery", "Two controls", "Levers", "Block bells"])
  }
}
