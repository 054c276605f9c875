import Foundation
import Gallery
import Simulator
import Testing
import UIKit

@Suite("The gallery")
@MainActor
struct GalleryTests {
  @Test("gives every page a title of its own")
  func hasUniqueTitles() {
    #expect(Set(Catalogue.titles).count == Catalogue.titles.count)
    #expect(Catalogue.titles.count >= 8)
  }

  @Test("knows every title that it refers to")
  func knowsItsTitles() {
    let referredTo =
      Catalogue.exhibits.flatMap(\.related) + Catalogue.halls + Catalogue.nightExpress
    #expect(Set(referredTo).isSubset(of: Catalogue.titles))
  }

  @Test("makes a page with the title that was asked for", arguments: Catalogue.titles)
  func makesPages(titled title: String) throws {
    let museum = Museum()
    let page = try #require(museum.app.page(titled: title))
    #expect(page.title == title)
  }

  @Test("makes a new page each time, but for the root")
  func makesNewPages() {
    let museum = Museum()
    #expect(museum.app.page(titled: "Points") !== museum.app.page(titled: "Points"))
    #expect(museum.app.page(titled: "Gallery") === museum.app.page(titled: "Gallery"))
  }

  @Test("has no page for a title that is not in the catalogue")
  func refusesOtherTitles() {
    #expect(Museum().app.page(titled: "Gift shop") == nil)
  }

  @Test("pushes the page that a row names", arguments: Catalogue.wayThroughRows)
  func rowsPush(_ titles: [String]) throws {
    let museum = Museum()
    for title in titles { try museum.tap(title) }
    #expect(museum.stack == ["Gallery"] + titles)
    #expect(museum.device.screenReading.titlesDrawn.contains(try #require(titles.last)))
  }

  @Test("goes back to the entrance from the end of a hall")
  func goesBack() throws {
    let museum = Museum()
    for title in ["Points", "Facing points", "Back to the entrance"] { try museum.tap(title) }
    #expect(museum.stack == ["Gallery"])
  }

  @Test("reaches all four pages of the night express from its row")
  func followsDeepLink() throws {
    let museum = Museum()
    try museum.tap("Night express")
    #expect(museum.stack == ["Gallery", "Signals", "Home signal", "Lamp", "Red glass"])
  }

  @Test("presents the signalman's alert, and keeps the page beneath")
  func presentsAlert() throws {
    let museum = Museum()
    try museum.tap("Call the signalman")
    let alert = museum.app.navigationController.presentedViewController as? UIAlertController
    #expect(alert?.title == "Call the signalman")
    #expect(museum.device.log.isEmpty)

    try museum.tap("Line clear")
    #expect(museum.app.navigationController.presentedViewController == nil)
    #expect(museum.stack == ["Gallery"])
  }
}

extension Catalogue {
  /// The titles of the rows to tap from the root, for each exhibit.
  fileprivate static var wayThroughRows: [[String]] {
    func ways(through titles: [String]) -> [[String]] {
      titles.flatMap { title in
        [[title]] + ways(through: exhibit(titled: title)?.related ?? []).map { [title] + $0 }
      }
    }
    return [[twoControls]] + ways(through: halls)
  }
}
