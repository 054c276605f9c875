import Foundation
import Renderer
import Testing
import UIKit

@Suite("Pango and the twin's table of widths")
struct TextWidthTests {
  private static let samples = [
    "The quick brown fox jumps over the lazy dog 0123456789",
    "AVATAR To. Ty, Wa fi fl ffi -> != () {}",
    "Съешь же ещё этих мягких французских булок, да выпей чаю",
    "Назад · Готово — «Отмена»…",
    "Zażółć gęślą jaźń, Übergröße, café",
  ]

  @Test("agree on lines of Latin and Cyrillic", arguments: [400, 500, 600, 700], samples)
  func lines(weight: Int, string: String) throws {
    let renderer = try Renderer()
    let drawn = renderer.width(of: string, size: 17, weight: weight)
    let measured = TextMeasure.width(
      of: string, fontSize: 17, weight: FontWeight(rawValue: weight))
    #expect(abs(drawn - measured) < 0.05)
  }

  @Test("agree on each letter", arguments: [400, 500, 600, 700])
  func letters(weight: Int) throws {
    let renderer = try Renderer()
    // Left out: the soft hyphen, which is invisible, and U+0149, which Unicode discourages and Pango
    // draws as two letters.
    for range in [
      0x20...0x7E, 0xA1...0xAC, 0xAE...0x148, 0x14A...0x17F, 0x391...0x3A1, 0x3B1...0x3C9,
      0x400...0x45F, 0x1EA0...0x1EF9,
    ] {
      for value in range {
        let letter = try String(Character(#require(Unicode.Scalar(value))))
        // At the size of the em, a unit of the table is a point: rounding cannot hide a difference.
        let drawn = renderer.width(of: letter, size: 2816, weight: weight)
        let measured = TextMeasure.width(
          of: letter, fontSize: 2816, weight: FontWeight(rawValue: weight))
        #expect(abs(drawn - measured) < 1, "\(letter) (\(String(value, radix: 16)))")
      }
    }
  }

  @Test("agree on emoji, on the spaces between them, and on what fills a square", .withEmoji)
  func emoji() throws {
    let renderer = try Renderer()
    for (string, ems) in [("😀", 1.25), ("👨‍👩‍👧‍👦", 1.25), ("🇩🇪", 1.25), ("❤️", 1.25), ("☀", 1.25)] {
      let measured = TextMeasure.width(of: string, fontSize: 20, weight: .regular)
      #expect(abs(measured - 20 * ems) < 0.001, "\(string)")
      #expect(abs(renderer.width(of: string, size: 20, weight: 400) - 20 * ems) < 0.05, "\(string)")
    }
    for string in ["😀 😀", "a 🎉 b", "你好世界"] {
      let drawn = renderer.width(of: string, size: 17, weight: 400)
      let measured = TextMeasure.width(of: string, fontSize: 17, weight: .regular)
      #expect(abs(drawn - measured) < 0.05, "\(string)")
    }
  }
}
