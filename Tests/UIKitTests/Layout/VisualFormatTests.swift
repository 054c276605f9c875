import Simulator
import Testing
import UIKit

@Suite("A visual format")
@MainActor
struct VisualFormatTests {
  private func frames(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> [CGRect] {
    let sheet = Sheet(layoutDirection: layoutDirection)
    let views = ["first": sheet.add(), "second": sheet.add()]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    sheet.layOut()
    return sheet.view.subviews.map(\.frame)
  }

  @Test("places a row with distances, lengths and metrics")
  func row() {
    let frames = frames(
      ["H:|-20-[first(wide)]-[second]-(gap)-|"], metrics: ["wide": 100, "gap": CGFloat(30)])
    #expect(frames.map(\.minX) == [20, 128])
    #expect(frames.map(\.maxX) == [120, 360])
  }

  @Test("places a column, and lines its views up")
  func column() {
    let frames = frames(
      ["V:|[first(40)][second(==first)]", "H:|-7-[first]"], options: .alignAllLeading)
    #expect(frames.map(\.minY) == [0, 40])
    #expect(frames.map(\.height) == [40, 40])
    #expect(frames.map(\.minX) == [7, 7])
  }

  @Test("reads relations and priorities")
  func predicates() {
    let frames = frames(["|-(>=10)-[first(50@750,>=80)]-(10)-[second(60)]-(0)-|"])
    #expect(frames[0].width == 80)
    #expect(frames[1].minX == 330)
  }

  @Test("takes the superview's margin for the distance to its edge")
  func margins() {
    #expect(frames(["|-[first]-|"])[0].minX == 8)
    #expect(frames(["|-[first]-|"])[0].width == 374)
  }

  @Test("follows the direction unless told otherwise")
  func direction() {
    let mirrored = frames(["|-20-[first(100)]"], layoutDirection: .rightToLeft)
    #expect(mirrored[0].maxX == 370)
    let fixed = frames(
      ["|-20-[first(100)]"], options: .directionLeftToRight, layoutDirection: .rightToLeft)
    #expect(fixed[0].minX == 20)
    let turned = frames(["|-20-[first(100)]"], options: .directionRightToLeft)
    #expect(turned[0].maxX == 370)
  }

  @Test("raises where it cannot be read", arguments: ["|-[first", "[nobody]", "|-10-[first]-x-|"])
  func unreadable(format: String) throws {
    let sheet = Sheet()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: nil, views: ["first": sheet.add()])
    #expect(constraints == [])
    let crash = try #require(sheet.device.crash)
    #expect(crash.reason.hasPrefix("Unable to parse constraint format: \n"))
    #expect(crash.reason.contains(format))
  }
}
