extension CGBlendMode {
  /// What is seen where both meet; all numbers are multiplied by their opacity.
  func mix(_ source: Raster.Pixel, with below: Raster.Pixel) -> Raster.Pixel {
    let (s, d) = (source.w, below.w)
    switch self {
    // Where a shape covers a part of a pixel, the rest stays.
    case .clear: return below * (1 - s)
    case .copy: return source
    case .sourceIn: return source * d
    case .sourceOut: return source * (1 - d)
    case .sourceAtop: return source * d + below * (1 - s)
    case .destinationOver: return below + source * (1 - d)
    case .destinationIn: return below * s
    case .destinationOut: return below * (1 - s)
    case .destinationAtop: return below * s + source * (1 - d)
    case .xor: return source * (1 - d) + below * (1 - s)
    case .plusLighter: return (source + below).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(1, s + d)
      let dark = (source + below) + (alpha - (s + d))
      var result = dark.clamped(lowerBound: .zero, upperBound: .one)
      result.w = alpha
      return result
    case .normal: return source + below * (1 - s)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      guard s > 0, d > 0 else { return source + below * (1 - s) }
      let mixed = blended(source / s, below / d)
      var result = source * (1 - d) + below * (1 - s) + mixed * (s * d)
      result.w = s + d - s * d
      return result
    }
  }

  /// The mixed color of two colors, not multiplied by opacities.
  private func blended(_ source: Raster.Pixel, _ below: Raster.Pixel) -> Raster.Pixel {
    switch self {
    case .hue: return below.lightness(of: source.saturation(of: below), as: below)
    case .saturation: return below.lightness(of: below.saturation(of: source), as: below)
    case .color: return below.lightness(of: source, as: below)
    case .luminosity: return below.lightness(of: below, as: source)
    default:
      var result = Raster.Pixel.zero
      for index in 0..<3 { result[index] = blended(source[index], below[index]) }
      return result
    }
  }

  private func blended(_ s: Float, _ d: Float) -> Float {
    switch self {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return CGBlendMode.hardLight.blended(d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight:
      guard s > 0.5 else { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }
}

/// The formulas of modes that take a color as a whole: PDF Reference 1.7, 7.2.4.
extension SIMD4<Float> {
  private var light: Float { 0.3 * x + 0.59 * y + 0.11 * z }
  private var lowest: Float { Swift.min(x, y, z) }
  private var highest: Float { Swift.max(x, y, z) }

  /// A color made as light as another.
  fileprivate func lightness(of color: Self, as model: Self) -> Self {
    var result = color + (model.light - color.light)
    let (light, low, high) = (result.light, result.lowest, result.highest)
    if low < 0 { result = Self(repeating: light) + (result - light) * (light / (light - low)) }
    if high > 1 {
      result = Self(repeating: light) + (result - light) * ((1 - light) / (high - light))
    }
    return result
  }

  /// The color made as strong as another.
  fileprivate func saturation(of model: Self) -> Self {
    let (low, range) = (lowest, highest - lowest)
    guard range > 0 else { return .zero }
    return (self - low) * ((model.highest - model.lowest) / range)
  }
}
