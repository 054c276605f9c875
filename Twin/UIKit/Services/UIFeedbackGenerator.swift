public import Foundation

/// Makes the device tap on the finger that holds it.
///
/// What was felt is in `Device.haptics`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Makes a generator for what happens in a view; there it makes no difference where.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Gets ready, so that the next tap comes at once. Nothing is felt.
  open func prepare() {}

  func play(_ haptic: Haptic) {
    UISystem.current.haptics.append(haptic)
  }
}

/// One tap of the device on the finger.
nonisolated package enum Haptic: Hashable, Sendable {
  /// Two things hit each other; how hard, from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, CGFloat)
  /// A choice moved on.
  case selection
  /// Something was done, or not.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Taps for two things that hit each other.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are, or how soft.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light = 0
    /// Things of middle weight.
    case medium = 1
    /// Heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of middle weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Makes a generator.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for what happens in a view; there it makes no difference where.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Things hit each other now.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Things hit each other now, as hard as a number from 0 to 1 says.
  open func impactOccurred(intensity: CGFloat) {
    play(.impact(style, min(max(intensity, 0), 1)))
  }

  /// Things hit each other now, at a point of the view.
  open func impactOccurred(at location: CGPoint) {
    impactOccurred()
  }

  /// Things hit each other now, as hard as a number from 0 to 1 says, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Taps for a choice that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The choice moves on now.
  open func selectionChanged() {
    play(.selection)
  }

  /// The choice moves on now, at a point of the view.
  open func selectionChanged(at location: CGPoint) {
    selectionChanged()
  }
}

/// Taps for something that was done, or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of it.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success = 0
    /// Something is to be heeded.
    case warning = 1
    /// It was not done.
    case error = 2
  }

  /// It is known now.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    play(.notification(notificationType))
  }

  /// It is known now, at a point of the view.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {
    notificationOccurred(notificationType)
  }
}
