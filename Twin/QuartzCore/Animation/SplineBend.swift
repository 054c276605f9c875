/// How a smooth curve goes through one of its values.
///
/// Source: what the three numbers are is documented ("CAKeyframeAnimation", `tensionValues`); a curve
/// that has them is Kochanek and Bartels', which is Catmull and Rom's where all are 0.
struct SplineBend {
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0

  /// The speed after the value, from the differences to the one before and to the one after.
  func leaving(_ before: Double, _ after: Double) -> Double {
    (1 - tension)
      * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * after) / 2
  }

  /// The speed towards the value.
  func arriving(_ before: Double, _ after: Double) -> Double {
    (1 - tension)
      * ((1 - continuity) * (1 + bias) * before + (1 + continuity) * (1 - bias) * after) / 2
  }
}
