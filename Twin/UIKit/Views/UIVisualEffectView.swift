public import Foundation
import QuartzCore

/// An effect on what is seen through a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// The same effect; effects do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color in which what is behind is tinted; nil for none.
  var color: UIColor? { nil }

  /// What becomes of what is behind; nil if nothing does.
  var backdrop: CALayer.Appearance.Backdrop? { nil }
}

/// Blurs what is behind a view, and tints it.
///
/// Where an opacity below 1 of the view, or of one that it is in, or a mask makes one picture of what is in there, nothing is
/// behind it that could be blurred: "setting the alpha to less than 1 on the visual effect view or any of its superviews
/// causes many effects to look incorrect or not show up at all" (Apple, "UIVisualEffectView").
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Makes a material.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// Whether the other object is a blur of the same style.
  ///
  /// Source: github.com/Vercantez/openuikit, `VisualEffectSourceCompatibilityTests`, read off iOS 26.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return self === other || style == other.style && type(of: self) == type(of: other)
  }

  /// A hash of the style.
  nonisolated open override var hash: Int { style.hashValue }

  override var color: UIColor? { style.color }

  override var backdrop: CALayer.Appearance.Backdrop? {
    CALayer.Appearance.Backdrop(radius: style.radius, saturation: 1.8)
  }

  /// A material.
  nonisolated public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, as the interface is.
    case regular = 4
    /// Light or dark, and stronger.
    case prominent = 5
    /// The thinnest of the system's materials.
    case systemUltraThinMaterial = 6
    /// A thin one.
    case systemThinMaterial = 7
    /// The usual one.
    case systemMaterial = 8
    /// A thick one.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    /// The thinnest, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin one, always light.
    case systemThinMaterialLight = 12
    /// The usual one, always light.
    case systemMaterialLight = 13
    /// A thick one, always light.
    case systemThickMaterialLight = 14
    /// That of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin one, always dark.
    case systemThinMaterialDark = 17
    /// The usual one, always dark.
    case systemMaterialDark = 18
    /// A thick one, always dark.
    case systemThickMaterialDark = 19
    /// That of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

nonisolated extension UIBlurEffect.Style {
  /// Whether the material is always light or always dark; nil if it follows the interface.
  private var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }

  /// How little shines through, from 0 to 1 (assumed, read off published screenshots).
  private var opacity: CGFloat {
    switch self {
    case .light, .dark: 0.6
    case .extraLight, .regular, .prominent: 0.75
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.8
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    }
  }

  /// How far it blurs, in points.
  ///
  /// Source: Apple's sample "UIImageEffects" (2013), also for the saturation of 1.8: 30 for its light effect, 20 for
  /// the others. Assumed: the materials that came later blur as the light one.
  var radius: CGFloat {
    switch self {
    case .extraLight, .dark: 20
    default: 30
    }
  }

  /// The color in which the material tints what is behind it.
  var color: UIColor {
    let (light, dark) = (UInt32(0xF9F9F9), UInt32(0x1C1C1E))
    return switch isDark {
    case false?: UIColor(hex: light, alpha: opacity)
    case true?: UIColor(hex: dark, alpha: opacity)
    case nil: UIColor(SystemColor(light, opacity, dark: dark, opacity))
    }
  }
}

/// A view through which what is behind is seen with an effect.
///
/// What an app shows in it belongs into the content view. From iOS 11 on, methods that put a view beside that raise
/// (ibireme/YYText issues 689 and 730, pkluz/PKHUD issue 169; idnow/de.idnow.ios issue 30: before, there was but a
/// warning). Assumed: that the era of iOS 9, which goes until 12, begins without.
open class UIVisualEffectView: UIView {
  private let content = _UIVisualEffectContentView()
  private lazy var backdrop = hiddenPart(_UIVisualEffectBackdropView(), at: 0)
  private lazy var tint = hiddenPart(_UIVisualEffectSubview(), at: subviews.count - 1)
  /// Whether an effect was ever there: before, the content is all that is in the view.
  private var hasParts = false

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    fill(with: content, at: 0)
    self.effect = effect
  }

  /// Makes a view with a frame and without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: content, at: 0)
  }

  /// The effect, of which the view keeps a copy; in an animation it comes and goes softly.
  ///
  /// Source of the copy, one each time an effect is set: github.com/Vercantez/openuikit,
  /// `VisualEffectSourceCompatibilityTests`, read off iOS 26.
  open var effect: UIVisualEffect? {
    get { ownEffect }
    set {
      ownEffect = newValue.map { $0.copy(with: nil) as? UIVisualEffect ?? $0 }
      show(ownEffect)
    }
  }
  private var ownEffect: UIVisualEffect?

  /// The place for all that is to be seen in the view.
  open var contentView: UIView { content }

  private func show(_ effect: UIVisualEffect?) {
    guard hasParts || effect != nil else { return }
    hasParts = true
    if let blur = effect?.backdrop { backdrop.layer.backdrop = blur }
    backdrop.alpha = effect?.backdrop == nil ? 0 : 1
    if let color = effect?.color { tint.backgroundColor = color }
    tint.alpha = effect?.color == nil ? 0 : 1
  }

  /// A part that is there before an animation in which it is to come.
  private func hiddenPart<Part: UIView>(_ part: Part, at index: Int) -> Part {
    UIView.performWithoutAnimation {
      part.alpha = 0
      part.isUserInteractionEnabled = false
      fill(with: part, at: index)
    }
    return part
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.insertSubview(view, at: index)
  }

  // MARK: Views of an app

  /// Raises: what is to be seen belongs into the content view.
  open override func addSubview(_ view: UIView) {
    if mayHold(view) { super.addSubview(view) }
  }

  /// Raises: what is to be seen belongs into the content view.
  open override func insertSubview(_ view: UIView, at index: Int) {
    if mayHold(view) { super.insertSubview(view, at: index) }
  }

  /// Raises: what is to be seen belongs into the content view.
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if mayHold(view) { super.insertSubview(view, belowSubview: siblingSubview) }
  }

  /// Raises: what is to be seen belongs into the content view.
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if mayHold(view) { super.insertSubview(view, aboveSubview: siblingSubview) }
  }

  private func mayHold(_ view: UIView) -> Bool {
    let system = UISystem.current
    guard system.behaviour.isFromIOS13On, view.superview !== self else { return true }
    system.raise(
      "NSInternalInconsistencyException",
      "\(system.describe(view)) has been added as a subview to \(system.describe(self)). Do not add subviews"
        + " directly to the visual effect view itself, instead add them to the -contentView.")
    return false
  }
}

/// Shows what is behind an effect view, blurred. UIKit's name, as printed hierarchies have it.
final class _UIVisualEffectBackdropView: UIView {}

/// Tints what is behind an effect view. UIKit's name, as printed hierarchies have it.
final class _UIVisualEffectSubview: UIView {}

/// Has what an app puts into an effect view. UIKit's name, as printed hierarchies have it.
final class _UIVisualEffectContentView: UIView {}
