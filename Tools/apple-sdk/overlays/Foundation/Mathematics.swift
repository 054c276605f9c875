// The C library's functions, which come with Foundation on Apple's systems.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreFoundation

public func sqrt(_ x: Double) -> Double { fatalError() }
public func sin(_ x: Double) -> Double { fatalError() }
public func cos(_ x: Double) -> Double { fatalError() }
public func tan(_ x: Double) -> Double { fatalError() }
public func asin(_ x: Double) -> Double { fatalError() }
public func acos(_ x: Double) -> Double { fatalError() }
public func atan(_ x: Double) -> Double { fatalError() }
public func exp(_ x: Double) -> Double { fatalError() }
public func log(_ x: Double) -> Double { fatalError() }
public func log2(_ x: Double) -> Double { fatalError() }
public func log10(_ x: Double) -> Double { fatalError() }
public func floor(_ x: Double) -> Double { fatalError() }
public func ceil(_ x: Double) -> Double { fatalError() }
public func round(_ x: Double) -> Double { fatalError() }
public func trunc(_ x: Double) -> Double { fatalError() }
public func sqrt(_ x: CGFloat) -> CGFloat { fatalError() }
public func sin(_ x: CGFloat) -> CGFloat { fatalError() }
public func cos(_ x: CGFloat) -> CGFloat { fatalError() }
public func tan(_ x: CGFloat) -> CGFloat { fatalError() }
public func asin(_ x: CGFloat) -> CGFloat { fatalError() }
public func acos(_ x: CGFloat) -> CGFloat { fatalError() }
public func atan(_ x: CGFloat) -> CGFloat { fatalError() }
public func exp(_ x: CGFloat) -> CGFloat { fatalError() }
public func log(_ x: CGFloat) -> CGFloat { fatalError() }
public func log2(_ x: CGFloat) -> CGFloat { fatalError() }
public func log10(_ x: CGFloat) -> CGFloat { fatalError() }
public func floor(_ x: CGFloat) -> CGFloat { fatalError() }
public func ceil(_ x: CGFloat) -> CGFloat { fatalError() }
public func round(_ x: CGFloat) -> CGFloat { fatalError() }
public func trunc(_ x: CGFloat) -> CGFloat { fatalError() }
public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }
public func atan2(_ x: Double, _ y: Double) -> Double { fatalError() }
public func fmod(_ x: Double, _ y: Double) -> Double { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
