import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A symbol of the system")
@MainActor
struct SymbolTests {
  private struct Kinds: Equatable {
    var lines = 0
    var areas = 0
    var cuts = 0
  }

  private func symbol(_ name: String) throws -> UIImage {
    UISystem.current = Device(era: .iOS18).system
    return try #require(UIImage(systemName: name))
  }

  private func kinds(_ commands: [DrawingCommand]) -> Kinds {
    commands.reduce(into: Kinds()) { kinds, command in
      switch command {
      case .stroke: kinds.lines += 1
      case .fill: kinds.areas += 1
      case .group(let group) where group.blend == .destinationOut: kinds.cuts += 1
      case .group(let group): kinds = self.kinds(group.commands)
      default: break
      }
    }
  }

  private func kinds(_ name: String) throws -> Kinds {
    kinds(try #require(symbol(name).cgImage).commands)
  }

  @Test("has a drawing of its own")
  func own() throws {
    let names = [
      "plus", "minus", "checkmark", "chevron.up", "arrow.clockwise", "magnifyingglass", "heart",
      "star", "house", "gear", "trash", "folder", "doc", "pencil", "envelope", "phone", "bell",
      "lock", "eye", "person", "globe", "wifi", "circle", "square", "rectangle", "hand.thumbsup",
    ]
    let images = try names.map(symbol)
    for (index, image) in images.enumerated() {
      #expect(!images[..<index].contains(image), "\(names[index])")
      #expect(image.size == CGSize(width: 18, height: 18))
    }
  }

  @Test("is filled if its name says so, with what is in it left out")
  func filled() throws {
    #expect(try kinds("heart") == Kinds(lines: 1))
    #expect(try kinds("heart.fill") == Kinds(lines: 1, areas: 1))
    #expect(try kinds("camera").cuts == 0)
    #expect(try kinds("camera.fill") == Kinds(lines: 1, areas: 1, cuts: 1))
  }

  @Test("is in a frame or struck out if its name says so")
  func framed() throws {
    #expect(try kinds("plus") == Kinds(lines: 1))
    #expect(try kinds("plus.circle") == Kinds(lines: 2))
    #expect(try kinds("plus.square") == Kinds(lines: 2))
    #expect(try kinds("plus.circle.fill") == Kinds(areas: 1, cuts: 1))
    #expect(try kinds("heart.circle") == Kinds(lines: 2, areas: 1))
    #expect(try kinds("bell.slash") == Kinds(lines: 3, cuts: 1))
    #expect(try symbol("plus.circle") != symbol("plus.square"))
  }

  @Test("is nil for a name that is not known")
  func unknown() {
    UISystem.current = Device(era: .iOS18).system
    for name in ["", "nothing", "heart.octagon", "plus.fill", "xmark.circle.circle", ".fill"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test("points the other way on the other side")
  func arrows() throws {
    let (left, right) = (try symbol("chevron.left"), try symbol("chevron.right"))
    #expect(left.size == right.size && left != right)
    #expect(try symbol("chevron.forward.circle").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right.circle").flipsForRightToLeftLayoutDirection)
  }

  @Test("lets as much light through everywhere as its color does")
  func alpha() throws {
    let color = UIColor.black.withAlphaComponent(0.25)
    let commands = try symbol("heart.fill").picture(tint: color)?.commands
    guard case .group(let group)? = commands?.first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.25 && group.isIsolated)
    for case .fill(_, _, let fill) in group.commands { #expect(fill.alpha == 1) }
  }
}
