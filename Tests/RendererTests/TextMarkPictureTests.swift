import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Simulator
import Testing
import UIKit

@Suite("A drawn text")
@MainActor
struct TextMarkPictureTests {
  private let device = Device(era: .iOS18)

  /// The columns of pixels that have ink, in the rows of a label of 40 points.
  private func ink(
    _ attributes: [NSAttributedString.Key: Any], _ text: String = "lll", rows: Range<Int> = 0..<40
  ) throws -> [Int] {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 24)].merging(attributes) { $1 })
    device.window.addSubview(label)
    defer { label.removeFromSuperview() }
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let picture = try Renderer().draw(DisplayList(of: label.layer, at: device.now), scale: 1)
    return (0..<100).filter { x in rows.contains { picture[x, $0] >> 24 > 40 } }
  }

  @Test("leans to the right above the baseline if its font is italic")
  func italic() throws {
    let leaning: [NSAttributedString.Key: Any] = [.font: UIFont.italicSystemFont(ofSize: 24)]
    let top = try ink([:], rows: 10..<14)
    let leaningTop = try ink(leaning, rows: 10..<14)
    #expect(try #require(leaningTop.first) >= (try #require(top.first)) + 2)
    let foot = try ink([:], rows: 26..<28)
    let leaningFoot = try ink(leaning, rows: 26..<28)
    #expect(abs(try #require(leaningFoot.first) - (try #require(foot.first))) <= 1)
  }

  @Test("has its letters as far apart as it is said")
  func kern() throws {
    let plain = try ink([:])
    let kerned = try ink([.kern: 10])
    #expect(plain.first == kerned.first)
    #expect(try #require(kerned.last) == (try #require(plain.last)) + 20)
  }

  @Test("has a line below it from end to end")
  func underline() throws {
    #expect(try ink([:], "l l", rows: 30..<34) == [])
    let line = try ink(
      [.underlineStyle: NSUnderlineStyle.thick.rawValue], "l l", rows: 30..<34)
    #expect(line.count > 15)
    #expect(line == Array(try #require(line.first)...(try #require(line.last))))
  }
}
