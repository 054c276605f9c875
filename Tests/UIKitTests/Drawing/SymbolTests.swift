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

  @Test("is there for a name of Apple's, whether it has a drawing or not")
  func names() throws {
    let names = [
      "abs.brakesignal", "poweroutlet.type.o.square.fill", "eurosign.ring.dashed", "doc.badge.plus",
      "eurosign.bank.building.fill", "heart.slash.circle", "fan.floor.fill", "sos.circle",
      "figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle"
        + ".and.lower",
    ]
    for name in names { _ = try symbol(name) }
    let missing = try symbol("poweroutlet.type.a")
    #expect(try symbol("fan.floor").outline == missing.outline)
    #expect(try symbol("fan.floor") != missing, "another symbol, if it looks the same")
    #expect(missing.size == CGSize(width: 18, height: 18))
  }

  @Test(
    "is there from the version that brought its name",
    arguments: [
      ("plus", "13.0"), ("car", "13.1"), ("arrow.backward", "14.0"), ("airpodsmax", "14.5"),
      ("line.3.horizontal", "15.0"), ("trophy.fill", "16.0"), ("mountain.2", "16.1"),
      ("carseat.left", "17.0"), ("document", "18.0"), ("receipt", "18.2"), ("siri", "26.0"),
    ])
  func version(name: String, version: String) {
    let device = Device(era: .iOS26)
    let others = ["13.0", "13.1", "14.0", "14.5", "15.0", "16.0", "16.1", "17.0", "18.0", "18.2"]
    for other in others {
      device.system.systemVersion = other
      let isThere = other.compare(version, options: .numeric) != .orderedAscending
      #expect((UIImage(systemName: name) != nil) == isThere, "\(other)")
    }
    device.system.systemVersion = "26.0"
    #expect(UIImage(systemName: name) != nil)
  }

  @Test("stays valid when another name replaces it, and both look the same")
  func replaced() throws {
    let names = [
      ("doc.badge.plus", "document.badge.plus"), ("mic.slash", "microphone.slash"),
      ("arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90"),
      ("line.horizontal.3.decrease", "line.3.horizontal.decrease"),
    ]
    for (old, new) in names { #expect(try symbol(old) == symbol(new), "\(old)") }
  }

  @Test("is composed as its name says: badges, frames, numbers, letters")
  func composed() throws {
    #expect(try kinds("doc.badge.plus") == Kinds(lines: 2, areas: 1, cuts: 2))
    #expect(try kinds("bell.badge") == Kinds(lines: 2, areas: 1, cuts: 1))
    #expect(try kinds("bell.badge.fill") == Kinds(lines: 2, areas: 2, cuts: 1))
    #expect(try kinds("checkmark.shield") == Kinds(lines: 2))
    #expect(try kinds("checkmark.shield.fill") == Kinds(lines: 1, areas: 1, cuts: 1))
    #expect(try kinds("heart.slash.circle") == Kinds(lines: 3, areas: 1, cuts: 1))
    #expect(try kinds("7.circle") == Kinds(lines: 2))
    #expect(try kinds("42.square") == Kinds(lines: 3))
    #expect(try kinds("k.circle.fill").cuts == 1)
    #expect(try symbol("7.circle") != symbol("8.circle"))
    let (former, later) = ("person.fill.badge.plus", "person.badge.plus.fill")
    #expect(try symbol(former).outline == symbol(later).outline)
  }

  @Test("has a drawing for every name in common use")
  func drawn() throws {
    let missing = try symbol("poweroutlet.type.a")
    let names = """
      line.3.horizontal.decrease.circle personalhotspot lock.shield.fill envelope.badge cpu network
      square.and.arrow.up.on.square photo.badge.plus person.crop.circle.badge.checkmark hand.wave
      figure.walk bed.double fork.knife cup.and.saucer cart.badge.plus barcode qrcode.viewfinder
      faceid touchid rectangle.split.3x1 sidebar.left square.split.2x1 text.alignleft bold italic
      underline strikethrough list.number checklist filemenu.and.selection externaldrive
      server.rack cloud.rain cloud.sun.fill thermometer wind tornado sunrise stopwatch hourglass
      calendar.badge.plus bell.badge bubble.left.and.bubble.right quote.bubble captions.bubble
      phone.arrow.up.right video.slash mic.slash speaker.slash waveform music.note.list guitars
      headphones airpods hifispeaker display laptopcomputer ipad applewatch scanner bicycle bus
      tram ferry fuelpump parkingsign building.2 building.columns banknote dollarsign.circle
      percent chart.line.uptrend.xyaxis chart.pie chart.bar.xaxis graduationcap book.closed
      newspaper magazine pencil.tip highlighter ruler paintpalette wand.and.stars camera.filters
      slider.vertical.3 dial.min crop rotate.left flip.horizontal aspectratio hand.point.up.left
      hand.tap pawprint ant ladybug tortoise hare tree mountain.2 globe.europe.africa
      mappin.and.ellipse signpost.right cross.case pills stethoscope heart.text.square
      brain.head.profile staroflife checkmark.seal xmark.shield shield key lock.rotation
      person.2.circle person.3.sequence rectangle.portrait.and.arrow.right
      """
    for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(try symbol(name).outline != missing.outline, "\(name)")
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
