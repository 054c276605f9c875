import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Geometry as a text")
@MainActor
struct GeometryTextTests {
  @Test("has braces, and whole numbers without a point")
  func writing() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
  }

  @Test("is read as it was written, and is zero if it has another form")
  func reading() {
    let rect = CGRect(x: 0.1, y: -2, width: 1 / 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero && NSCoder.cgSize(for: "wide") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  /// Source: UIKit documentation, "NSCoder": `decodeCGRect(forKey:)` and its like.
  @Test("goes into archives and comes out again, zero where there is none")
  func archives() throws {
    let rect = CGRect(x: 0.1, y: -2, width: 1 / 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(coder.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(coder.decodeCGAffineTransform(forKey: "transform").d == 3)
    #expect(coder.decodeCGSize(forKey: "none") == .zero)
  }
}
