public import Foundation

/// What the background of a bar looks like.
///
/// Differs from UIKit: no blur, images or idioms; a background color stands in the place of the
/// material, not above it.
open class UIBarAppearance: NSObject {
  private enum Material {
    case system, opaque, none
  }

  private var material = Material.system

  /// Makes the system's look.
  public required override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    material = barAppearance.material
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// The color of the background; nil leaves it to the configured look.
  open var backgroundColor: UIColor?

  /// The color of the line below the bar; nil or clear for none.
  open var shadowColor: UIColor? = BarBackgroundView.shadowColor

  /// Looks as the system's bars do; resets the colors.
  open func configureWithDefaultBackground() {
    configure(.system, shadow: BarBackgroundView.shadowColor)
  }

  /// Lets nothing shine through; resets the colors.
  open func configureWithOpaqueBackground() {
    configure(.opaque, shadow: BarBackgroundView.shadowColor)
  }

  /// Draws no background and no shadow; resets the colors.
  open func configureWithTransparentBackground() {
    configure(.none, shadow: nil)
  }

  private func configure(_ material: Material, shadow: UIColor?) {
    self.material = material
    backgroundColor = nil
    shadowColor = shadow
  }

  /// What is drawn.
  var shownColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch material {
    case .system: return BarBackgroundView.systemColor
    case .opaque: return .white
    case .none: return .clear
    }
  }
}

/// What a navigation bar looks like, as a whole or while one page is on top.
///
/// Differs from UIKit: no attributes but the title's color, and none of buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the system's look.
  public required init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
    }
  }

  /// How the title is written: its `foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
}

extension NSAttributedString.Key {
  /// The color of text: a `UIColor`.
  nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
}
