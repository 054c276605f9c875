public import Foundation

/// An effect on what is seen through a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// The same effect; effects do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color that stands for the effect; nil for none.
  var color: UIColor? { nil }
}

/// Blurs what is behind a view, and tints it.
///
/// Differs from UIKit: nothing is blurred; the material's color is laid over what is behind, as opaque
/// as the material lets little shine through.
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Makes a material.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor? { style.color }

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

  /// The color that stands for the material.
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
/// Differs from UIKit: see ``UIBlurEffect``.
open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let content = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    backdrop.backgroundColor = effect?.color
  }

  /// Makes a view with a frame and without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
  }

  /// The effect; in an animation it comes and goes softly.
  open var effect: UIVisualEffect? {
    didSet { backdrop.backgroundColor = effect?.color }
  }

  /// The place for all that is to be seen in the view.
  open var contentView: UIView { content }
}
