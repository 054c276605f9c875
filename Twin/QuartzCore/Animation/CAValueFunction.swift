import CoreGraphics

/// What a value function makes.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the function.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns about the x axis, by radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Scales along all axes, by three numbers.
  public static let scale = Self(rawValue: "scale")
  /// Scales along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// Moves along all axes, by three numbers.
  public static let translate = Self(rawValue: "translate")
  /// Moves along the x axis, by points.
  public static let translateX = Self(rawValue: "translateX")
  /// Moves along the y axis, by points.
  public static let translateY = Self(rawValue: "translateY")
  /// Moves along the z axis, by points.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// Makes the transform that a property animation's numbers stand for.
open class CAValueFunction: NSObject {
  private let ownName: CAValueFunctionName

  /// Makes the function of a name; nil if there is none.
  public init?(name: CAValueFunctionName) {
    guard Self.makers[name] != nil else { return nil }
    ownName = name
    super.init()
  }

  /// The name of the function.
  open var name: CAValueFunctionName { ownName }

  /// The transform that a value stands for; nil if it has not as many numbers as the function needs.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    let isOfThree = ownName == .scale || ownName == .translate
    switch value {
    case .number(let number) where !isOfThree: return Self.makers[ownName]?([CGFloat(number)])
    case .numbers(let numbers) where isOfThree && numbers.count == 3:
      return Self.makers[ownName]?(numbers.map { CGFloat($0) })
    default: return nil
    }
  }

  private static let makers: [CAValueFunctionName: @Sendable ([CGFloat]) -> CATransform3D] = [
    .rotateX: { CATransform3DMakeRotation($0[0], 1, 0, 0) },
    .rotateY: { CATransform3DMakeRotation($0[0], 0, 1, 0) },
    .rotateZ: { CATransform3DMakeRotation($0[0], 0, 0, 1) },
    .scale: { CATransform3DMakeScale($0[0], $0[1], $0[2]) },
    .scaleX: { CATransform3DMakeScale($0[0], 1, 1) },
    .scaleY: { CATransform3DMakeScale(1, $0[0], 1) },
    .scaleZ: { CATransform3DMakeScale(1, 1, $0[0]) },
    .translate: { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) },
    .translateX: { CATransform3DMakeTranslation($0[0], 0, 0) },
    .translateY: { CATransform3DMakeTranslation(0, $0[0], 0) },
    .translateZ: { CATransform3DMakeTranslation(0, 0, $0[0]) },
  ]
}
