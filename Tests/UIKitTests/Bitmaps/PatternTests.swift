import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Patterns and shadings")
@MainActor
struct PatternTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Red, green, blue and opacity of a pixel, counted from the upper left.
  private func pixel(_ x: Int, _ y: Int, in context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    let start = y * context.bytesPerRow + x * 4
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    return (start..<start + 4).map { bytes[$0] }
  }

  /// A red square of two points at the lower left of cells of four.
  private func corners(isColored: Bool = true, info: UnsafeMutableRawPointer? = nil) throws
    -> CGPattern
  {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      releaseInfo: { info in info?.assumingMemoryBound(to: Int.self).pointee += 10 })
    return try #require(
      CGPattern(
        info: info, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
        yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test("put cells side by side from the lower left, in areas and along lines")
  func cells() throws {
    var calls = 0
    let pattern = try withUnsafeMutablePointer(to: &calls) { try corners(info: $0) }
    #expect(calls == 11)
    let context = try context(12, 12)
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setFillPattern(pattern, colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(0, 11, in: context) == [255, 0, 0, 255])
    #expect(pixel(5, 7, in: context) == [255, 0, 0, 255])
    #expect(pixel(3, 11, in: context) == [0, 0, 0, 0])
    #expect(pixel(0, 9, in: context) == [0, 0, 0, 0])
    #expect(pixel(9, 11, in: context) == [0, 0, 0, 0])
    context.setStrokePattern(pattern, colorComponents: [1])
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 9), CGPoint(x: 12, y: 9)])
    #expect(pixel(8, 3, in: context) == [255, 0, 0, 255] && pixel(10, 3, in: context)[3] == 0)
  }

  @Test("are moved by their phase, and faded by their opacity")
  func phase() throws {
    let context = try context(8, 8)
    context.setPatternPhase(CGSize(width: 2, height: 0))
    context.setFillPattern(try corners(), colorComponents: [0.5])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(0, 7, in: context)[3] == 0)
    #expect((127...128).contains(pixel(2, 7, in: context)[3]))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel(0, 7, in: context) == [0, 255, 0, 255])
  }

  @Test("without colors take one, and are colors")
  func colors() throws {
    let pattern = try corners(isColored: false)
    let patterns = try #require(CGColorSpace(patternBaseSpace: space))
    let color = try #require(
      CGColor(patternSpace: patterns, pattern: pattern, components: [0, 0, 1, 1]))
    #expect(color.pattern === pattern && color.colorSpace?.model == .pattern)
    #expect(CGColor(patternSpace: space, pattern: pattern, components: [0, 0, 1, 1]) == nil)
    let context = try context(4, 4)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(pixel(0, 3, in: context) == [0, 0, 255, 255] && pixel(3, 0, in: context)[3] == 0)
    #expect(UIColor.red.cgColor.pattern == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(UIColor(patternImage: image).cgColor.pattern != nil)
  }

  private func ramp(_ domain: [CGFloat] = [0, 1]) throws -> CGFunction {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 0
        output[2] = 2
        output[3] = 1
      }, releaseInfo: nil)
    return try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: domain, rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
  }

  @Test("shade along a line as a function says, and beyond its ends if they extend")
  func axial() throws {
    let context = try context(100, 3)
    let shading = try #require(
      CGShading(
        axialSpace: space, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
        function: ramp(), extendStart: false, extendEnd: true))
    context.drawShading(shading)
    #expect(pixel(5, 1, in: context)[3] == 0)
    #expect((125...131).contains(pixel(50, 1, in: context)[0]))
    #expect(pixel(50, 1, in: context)[2] == 255)
    #expect(pixel(95, 1, in: context) == [255, 0, 255, 255])
  }

  @Test("shade from circle to circle")
  func radial() throws {
    let context = try context(40, 40)
    let center = CGPoint(x: 20, y: 20)
    context.drawShading(
      try #require(
        CGShading(
          radialSpace: space, start: center, startRadius: 0, end: center, endRadius: 20,
          function: ramp([0.5, 1]), extendStart: false, extendEnd: false)))
    #expect((124...136).contains(pixel(20, 20, in: context)[0]))
    #expect(pixel(20, 2, in: context)[0] > 235 && pixel(0, 0, in: context)[3] == 0)
  }
}
