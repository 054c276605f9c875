import Foundation
import Simulator
import Testing
import UIKit

@Suite("Words")
@MainActor
struct ReferenceTests {
  @Test("are in no dictionary, which a page says")
  func dictionary() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "twin"))
    device.perform {
      page.present(UIReferenceLibraryViewController(term: "twin"), animated: false)
    }
    _ = device.settle(limit: 2)
    #expect(!device.find(text: "No definition found for “twin”.").isEmpty)
    device.tap(on: try #require(device.find(text: "Done").first))
    _ = device.settle(limit: 2)
    #expect(page.presentedViewController == nil)
  }

  @Test("of the person are told to a keyboard later: none")
  func lexicon() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    device.launch { UIViewController() }
    let keyboard = UIInputViewController()
    var counts: [Int] = []
    device.perform {
      keyboard.requestSupplementaryLexicon { counts.append($0.entries.count) }
      #expect(counts == [])
    }
    _ = device.settle(limit: 1)
    #expect(counts == [0])
  }
}
