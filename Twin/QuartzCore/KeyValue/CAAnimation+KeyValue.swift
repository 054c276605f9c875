import CoreGraphics

/// Values by their names, as apps tag animations with them to know them again in
/// `animationDidStop(_:finished:)`.
extension CAAnimation {
  /// The value of a property of the animation, or what was kept under this name.
  ///
  /// Differs from QuartzCore: of properties those of timing, key paths and ends of values are known.
  public final func value(forKey key: String) -> Any? {
    kept[key] ?? known(key)
  }

  /// The value of a key.
  public final func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Sets a property of the animation, or keeps a value under this name; nil forgets it. Copies, as layers
  /// make them, have the same values.
  public final func setValue(_ value: Any?, forKey key: String) {
    if !setKnown(value, key) { kept[key] = value }
  }

  /// Sets the value of a key.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  private func known(_ key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "autoreverses": NSNumber(value: autoreverses)
    case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: nil
    }
  }

  /// Sets a property.
  ///
  /// - Returns: Whether there is one of this name.
  private func setKnown(_ value: Any?, _ key: String) -> Bool {
    if let basic = self as? CABasicAnimation, basic.setEnd(value, key) { return true }
    if key == "keyPath", let property = self as? CAPropertyAnimation {
      property.keyPath = value as? String
      return true
    }
    let names = [
      "beginTime", "duration", "speed", "timeOffset", "repeatCount", "autoreverses",
      "removedOnCompletion",
    ]
    guard names.contains(key) else { return false }
    guard case .number(let number)? = AnimatableValue(value) else { return true }
    switch key {
    case "beginTime": beginTime = number
    case "duration": duration = number
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "repeatCount": repeatCount = Float(number)
    case "autoreverses": autoreverses = number != 0
    default: isRemovedOnCompletion = number != 0
    }
    return true
  }
}

extension CABasicAnimation {
  fileprivate func setEnd(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: return false
    }
    return true
  }
}
