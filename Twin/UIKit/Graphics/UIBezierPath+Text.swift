import CoreGraphics
import Foundation

extension CGPath.Segment {
  /// The step as a path prints it.
  nonisolated fileprivate var text: String {
    func text(_ point: CGPoint) -> String {
      String(format: "{%.17g, %.17g}", Double(point.x), Double(point.y))
    }
    return switch self {
    case .move(let point): "<MoveTo \(text(point))>"
    case .line(let point): "<LineTo \(text(point))>"
    case .quadCurve(let control, let end): "<QuadCurveTo \(text(end)) - \(text(control))>"
    case .curve(let control1, let control2, let end):
      "<CurveTo \(text(end)) \(text(control1)) \(text(control2))>"
    case .close: "<Close>"
    }
  }
}

nonisolated extension UIBezierPath {
  /// The name and address with the steps, one a line.
  ///
  /// Source: tests that run on iOS (honghaoz/ChouTi, `NSBezierPath+ExtensionsTests`).
  var text: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    let name = "\(type(of: self)): 0x\(String(address, radix: 16))"
    return "<\(name); \(path.segments.map(\.text).joined(separator: ",\n "))"
  }
}
