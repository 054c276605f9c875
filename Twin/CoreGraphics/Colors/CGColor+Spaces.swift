public import Foundation

extension CGColor {
  /// The space of the color.
  public var colorSpace: CGColorSpace? {
    space ?? (isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB())
  }

  /// Makes a color of its numbers in a space: those of the space and then the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let alpha = components[space.numberOfComponents]
    if space.model == .monochrome {
      let gray = components[0]
      self.init(
        Components(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true), space: space)
    } else if space.isDisplayP3 {
      self.init(
        Components(
          displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha),
        space: space)
    } else {
      self.init(
        Components(red: components[0], green: components[1], blue: components[2], alpha: alpha),
        space: space)
    }
  }

  /// The color in another space; what the space does not have becomes the nearest number that it has.
  ///
  /// Differs from Core Graphics: intent and options are ignored.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    func limited(_ number: CGFloat) -> CGFloat {
      space.isExtended ? number : min(1, max(0, number))
    }
    let numbers: [CGFloat]
    if space.model == .monochrome {
      numbers = [rgba.lightness]
    } else {
      numbers = space.isDisplayP3 ? rgba.displayP3 : [rgba.red, rgba.green, rgba.blue]
    }
    return CGColor(colorSpace: space, components: numbers.map(limited) + [alpha])
  }
}
