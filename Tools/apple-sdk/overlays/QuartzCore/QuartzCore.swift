// The Swift part of QuartzCore: the C functions, which the facts do not hold.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import QuartzCore

public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }
extension CATransform3D: @unchecked Sendable {}
public var CATransform3DIdentity: CATransform3D { fatalError() }
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ fatalError() }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ fatalError() }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ fatalError() }
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  fatalError()
}
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  fatalError()
}
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  fatalError()
}
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  fatalError()
}
extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) { fatalError() }
  public var caTransform3DValue: CATransform3D { fatalError() }
}
