import CoreGraphics
import Foundation

/// What particles are like, by key paths with the name of their cell: `emitterCells.smoke.birthRate`.
///
/// Source: documentation of `CAEmitterCell.name`. Differs from QuartzCore: numbers, the color and whether there are
/// particles; no animation moves them.
extension CAEmitterLayer {
  /// A property of a cell, `smoke.birthRate`; nil if there is none.
  func cellValue(at path: String) -> Any? {
    guard let (cell, key) = cell(at: path) else { return nil }
    if let number = CAEmitterCell.numbers[key] { return NSNumber(value: cell[keyPath: number]) }
    if let length = CAEmitterCell.lengths[key] {
      return NSNumber(value: Double(cell[keyPath: length]))
    }
    switch key {
    case "color": return cell.color
    case "enabled", "isEnabled": return cell.isEnabled
    default: return nil
    }
  }

  /// Sets a property of a cell, which particles follow that come from then on.
  func keep(_ value: Any?, ofCellAt path: String) {
    guard let (cell, key) = cell(at: path) else { return }
    if case .number(let number)? = AnimatableValue(value) {
      if let place = CAEmitterCell.numbers[key] {
        cell[keyPath: place] = Float(number)
      } else if let place = CAEmitterCell.lengths[key] {
        cell[keyPath: place] = CGFloat(number)
      } else if key == "enabled" || key == "isEnabled" {
        cell.isEnabled = number != 0
      }
    } else if key == "color" {
      cell.color = value as? CGColor
    }
    emitterCells = emitterCells
  }

  private func cell(at path: String) -> (cell: CAEmitterCell, key: String)? {
    guard let (name, key) = path.firstKey,
      let cell = emitterCells?.first(where: { $0.name == name })
    else { return nil }
    return (cell, key)
  }
}

extension CAEmitterCell {
  fileprivate static let numbers:
    [String: any ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable] = [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
      "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
      "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
  fileprivate static let lengths:
    [String: any ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable] = [
      "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
      "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration, "scale": \.scale,
      "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
      "spinRange": \.spinRange, "emissionRange": \.emissionRange,
      "emissionLongitude": \.emissionLongitude, "emissionLatitude": \.emissionLatitude,
    ]
}
