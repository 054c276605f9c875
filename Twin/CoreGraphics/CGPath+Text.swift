import Foundation

extension CGPath: CustomStringConvertible {
  /// The address, and a line for each step.
  ///
  /// Source: tests that run on iOS (honghaoz/ComposeUI, `NSBezierPath+ExtensionsTests.test_cgPath`).
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { String(format: "(%g, %g)", Double($0.x), Double($0.y)) }.joined(separator: " ")
    }
    let lines = segments.map { step in
      switch step {
      case .move(let point): "  moveto \(text(point))\n"
      case .line(let point): "    lineto \(text(point))\n"
      case .quadCurve(let control, let end): "    quadto \(text(control, end))\n"
      case .curve(let control1, let control2, let end):
        "    curveto \(text(control1, control2, end))\n"
      case .close: "    closepath\n"
      }
    }
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "Path 0x\(String(address, radix: 16)):\n\(lines.joined())"
  }
}
