import Foundation
import Simulator
import Testing
import UIKit

/// Source of all widths: files of Interface Builder, which measures with UIKit: jihokim94/IOS-STUDY (`Stepper.storyboard`,
/// `SegmentedControl.storyboard`, `Button.storyboard`, `CustomCell.storyboard`; Xcode 12) and NetNewsWire's settings (Xcode 11), at two
/// pixels a point.
@Suite("The system's font")
@MainActor
struct SystemTrackingTests {
  private let device = Device(era: .iOS13, screen: .smallPhone)

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    UISystem.current = device.system
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label.intrinsicContentSize.width
  }

  @Test(
    "is as wide as UIKit's, within a point of running text",
    arguments: [
      ("Label", 17, 41.5), ("momentary", 17, 87), ("autorepeat", 17, 83), ("continuous", 17, 84.5),
      ("wrap", 17, 38), ("Sort Oldest to Newest", 17, 169), ("Group by Feed", 17, 113),
      ("Button", 15, 46), ("Detail", 14, 37.5), ("Title", 14, 28.5), ("0 ms", 13, 30),
      ("1.00x", 13, 32), ("Subtitle", 11, 40.5),
    ] as [(String, CGFloat, CGFloat)])
  func runningText(text: String, size: CGFloat, wanted: CGFloat) {
    #expect(abs(width(text, size) - wanted) <= 1)
  }

  @Test(
    "is narrower in headings than in running text, as UIKit's, within 4 % and a pixel",
    arguments: [
      ("Label", 25, 59), ("Label", 31, 73.5), ("Label", 50, 117), ("Button", 50, 141),
      ("333", 30, 55), ("333", 50, 90), ("0", 80, 49),
    ] as [(String, CGFloat, CGFloat)])
  func headings(text: String, size: CGFloat, wanted: CGFloat) {
    #expect(abs(width(text, size) - wanted) <= wanted * 0.04 + 0.5)
  }

  @Test("spreads letters of its own, besides what the app wants, and no other font does")
  func spacing() throws {
    UISystem.current = device.system
    func width(_ font: UIFont, kern: CGFloat? = nil) -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      attributes[.kern] = kern
      return NSAttributedString(string: "Label", attributes: attributes).size().width
    }
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(width(font, kern: 2) - width(font) - 10) < 0.001)
    let other = try #require(UIFont(name: "Helvetica", size: 17))
    #expect(abs(width(other) - width(font) - 5 * 0.026 * 17) < 0.001)
    #expect(abs(width(.systemFont(ofSize: 12)) * 2 - width(other) * 24 / 17) < 0.001)
  }
}
