public import CoreGraphics

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from each value to the next.
  public static let linear = Self(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = Self(rawValue: "discrete")
  /// At an even speed through all values; key times do not matter.
  public static let paced = Self(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = Self(rawValue: "cubic")
  /// On a smooth curve through all values at an even speed; key times do not matter.
  ///
  /// Assumed: the speed is even from value to value, measured along straight lines.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The x axis points where the path leads.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The x axis points back.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through a row of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in their order.
  open var values: [Any]? {
    get { given?.objects }
    set { take(newValue) }
  }
  /// The values as the app gave them, and as the animation reads them: once, and not in each frame.
  private var given: (objects: [Any], values: [AnimatableValue])?

  /// Keeps values. An app's own class may have others for them, which only its getter tells.
  private func take(_ values: [Any]?) {
    given = values.map { ($0.map(asObject), $0.compactMap { AnimatableValue($0) }) }
  }

  /// The way of a point; then ``values`` do not count.
  ///
  /// "Each point in the path, except for moveto points, defines a single keyframe segment" (Apple, "path").
  /// Assumed: within a segment the point goes as the curve's own parameter, unless the animation is paced;
  /// smooth curves through a path's points are the path itself.
  open var path: CGPath? {
    didSet { motion = path.map { PathMotion($0) } }
  }
  private var motion: PathMotion?

  /// The time of each value as a part of the duration, from 0 to 1; evenly spread if nil.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the animation gets from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a smooth curve is at each value: 0 for those that are not named.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner of a smooth curve is at each value: 0 for those that are not named.
  open var continuityValues: [NSNumber]?
  /// How far a smooth curve bends before each value, below 0 after it: 0 for those that are not named.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the ``path``; nil for not at all.
  ///
  /// Assumed: it turns before its own transform does what it does.
  open var rotationMode: CAAnimationRotationMode?

  package override func begin(at value: AnimatableValue) {
    if values?.isEmpty == false { values?[0] = value.boxed }
  }

  override func copied() -> CAAnimation {
    copying(into: blank(CAKeyframeAnimation()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CAKeyframeAnimation {
      if isOfApp, given == nil { copy.take(values) } else { copy.given = given }
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.rotationMode = rotationMode
    }
    return super.copying(into: copy)
  }

  override func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    if let motion { return spot(on: motion, at: progress).map { .point(motion.point(at: $0)) } }
    let values = given?.values ?? []
    guard let first = values.first, let last = values.last else { return nil }
    if calculationMode == .discrete {
      let index = times(for: values).lastIndex { $0 <= progress } ?? 0
      return values[min(index, values.count - 1)]
    }
    let times = times(for: values)
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0, next < values.count else { return next == 0 ? first : last }
    let fraction = (progress - times[next - 1]) / (times[next] - times[next - 1])
    let paced = pace(ofSegment: next - 1)?.value(at: fraction) ?? fraction
    guard isSmooth else { return values[next - 1].interpolated(to: values[next], fraction: paced) }
    return values[next - 1].smooth(
      to: values[next], before: values[max(0, next - 2)],
      after: values[min(values.count - 1, next + 1)], (bend(at: next - 1), bend(at: next)),
      fraction: paced)
  }

  private func bend(at index: Int) -> SplineBend {
    func number(_ list: [NSNumber]?) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    return SplineBend(
      tension: number(tensionValues), continuity: number(continuityValues),
      bias: number(biasValues))
  }

  override func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {
    super.apply(at: moment, to: &appearance)
    guard let rotationMode, let motion,
      let spot = spot(on: motion, at: progress(at: moment))
    else { return }
    let angle = motion.angle(at: spot) + (rotationMode == .rotateAutoReverse ? .pi : 0)
    appearance.transform = CATransform3DRotate(appearance.transform, angle, 0, 0, 1)
  }

  private func spot(on motion: PathMotion, at progress: Double) -> PathSpot? {
    guard motion.count > 0 else { return nil }
    if isPaced { return motion.spot(atLength: progress) }
    let times = times(forPointCount: motion.count + 1)
    guard let next = times.firstIndex(where: { $0 > progress }), next <= motion.count else {
      return PathSpot(segment: min(times.count - 1, motion.count) - 1, fraction: 1)
    }
    guard next > 0, calculationMode != .discrete else {
      return PathSpot(segment: max(0, next - 1), fraction: 0)
    }
    let segment = next - 1
    let fraction = (progress - times[segment]) / (times[next] - times[segment])
    let paced = pace(ofSegment: segment)?.value(at: fraction) ?? fraction
    return PathSpot(segment: segment, fraction: paced)
  }

  private var isSmooth: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func pace(ofSegment index: Int) -> CAMediaTimingFunction? {
    guard !isPaced, let timingFunctions else { return nil }
    return timingFunctions.indices.contains(index) ? timingFunctions[index] : nil
  }

  /// When each value is reached; discrete values have a last time at which the last one ends.
  private func times(for values: [AnimatableValue]) -> [Double] {
    isPaced ? pacedTimes(for: values) : times(forCount: values.count)
  }

  /// When each point of a path is reached. Where fewer times are given, the rest of the path never is.
  ///
  /// Source: airbnb/lottie-ios, `CALayer+addAnimation`, which closes each path, and has times for its own points alone.
  private func times(forPointCount count: Int) -> [Double] {
    guard let keyTimes, (2..<count).contains(keyTimes.count) else { return times(forCount: count) }
    return keyTimes.map(\.doubleValue)
  }

  private func times(forCount valueCount: Int) -> [Double] {
    let count = calculationMode == .discrete ? valueCount + 1 : valueCount
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  private func pacedTimes(for values: [AnimatableValue]) -> [Double] {
    var lengths = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      lengths.append((lengths.last ?? 0) + from.distance(to: to))
    }
    let total = lengths.last ?? 0
    return total > 0 ? lengths.map { $0 / total } : lengths
  }
}
