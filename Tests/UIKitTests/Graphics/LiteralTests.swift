import Simulator
import Testing
import UIKit

@Suite("A literal")
@MainActor
struct LiteralTests {
  private let device = Device(era: .iOS18)

  @Test("may be a color")
  func colors() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test("may be a picture that the app has")
  func pictures() {
    let make = { #imageLiteral(resourceName: "sun") }
    #expect(type(of: make) == (() -> UIImage).self)
  }
}
