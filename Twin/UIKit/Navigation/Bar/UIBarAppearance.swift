public import Foundation

/// What the background of a bar looks like.
///
/// Differs from UIKit: a color stands for the material of any effect, and a background color stands in its place,
/// not above it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  private enum Material {
    case system, opaque, none
  }

  private var material = Material.system
  private var ownIdiom = UIUserInterfaceIdiom.unspecified
  private var ownEffect: UIBlurEffect??

  /// Makes the system's look.
  public required override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    material = barAppearance.material
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowImage = barAppearance.shadowImage
    ownIdiom = barAppearance.ownIdiom
    ownEffect = barAppearance.ownEffect
    super.init()
  }

  /// Makes the system's look for a kind of device. Differs from UIKit: it is the same for all.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    ownIdiom = idiom
  }

  /// The kind of device that the look was made for.
  open var idiom: UIUserInterfaceIdiom { ownIdiom }

  /// A look of its own that is equal.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  /// A look of its own that is equal, of the same class.
  open func copy() -> Self { type(of: self).init(barAppearance: self) }

  /// A look of its own that is equal, for code that knows no more than that it is an object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      type(of: self).init(barAppearance: self)
    }
  }

  /// What shines through the background: the system's material for the system's look, nothing for others;
  /// setting nil lets nothing show.
  open var backgroundEffect: UIBlurEffect? {
    get {
      if let ownEffect { return ownEffect }
      return material == .system ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }
    set { ownEffect = .some(newValue) }
  }

  /// The color of the background; nil leaves it to the configured look.
  open var backgroundColor: UIColor?

  /// The color of the line below the bar; nil or clear for none.
  open var shadowColor: UIColor? = SystemSurface.barLine

  /// A picture above the color of the background.
  open var backgroundImage: UIImage?

  /// How the picture fills the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// A picture in the place of the line below the bar, an empty one for none; a template has the color of the
  /// shadow (documentation of `shadowImage`).
  open var shadowImage: UIImage?

  /// Looks as the system's bars do; resets the colors and pictures.
  open func configureWithDefaultBackground() {
    configure(.system, shadow: SystemSurface.barLine)
  }

  /// Lets nothing shine through; resets the colors and pictures.
  open func configureWithOpaqueBackground() {
    configure(.opaque, shadow: SystemSurface.barLine)
  }

  /// Draws no background and no shadow; resets the colors and pictures.
  open func configureWithTransparentBackground() {
    configure(.none, shadow: nil)
  }

  /// No background and no shadow. For all bars at once: not to be changed.
  static let transparent: UIBarAppearance = {
    let look = UIBarAppearance()
    look.configureWithTransparentBackground()
    return look
  }()

  private func configure(_ material: Material, shadow: UIColor?) {
    self.material = material
    ownEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Whether the other object is a look of the same class that says the same.
  ///
  /// Source: a test of a page that finds its bar's `scrollEdgeAppearance` equal to the `standardAppearance` that it was
  /// set to, of which the bar keeps copies (Matt Neuburg, the help page of a browser for book marks).
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance else { return false }
    guard other !== self else { return true }
    return MainActor.assumeIsolated { type(of: other) == type(of: self) && says(sameAs: other) }
  }

  /// A hash of the class: looks change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  /// Whether a look of the same class says the same.
  func says(sameAs other: UIBarAppearance) -> Bool {
    material == other.material && ownEffect == other.ownEffect
      && backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundImage == other.backgroundImage && shadowImage == other.shadowImage
      && backgroundImageContentMode == other.backgroundImageContentMode
  }

  /// What is drawn.
  var shownColor: UIColor {
    if let backgroundColor { return backgroundColor }
    if let ownEffect {
      if ownEffect != nil { return SystemSurface.bar }
      if material == .system { return .clear }
    }
    switch material {
    case .system: return SystemSurface.bar
    case .opaque: return .systemBackground
    case .none: return .clear
    }
  }
}

/// What a navigation bar looks like, as a whole or while one page is on top.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the system's look.
  public required init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      ownTitle = other.ownTitle
      ownLargeTitle = other.ownLargeTitle
      indicator = other.indicator
      buttons = other.buttons.kept
      backButtons = other.backButtons.kept
      doneButtons = other.doneButtons.kept
      titlePositionAdjustment = other.titlePositionAdjustment
      subtitleTextAttributes = other.subtitleTextAttributes
      largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    }
  }

  /// How the title is written; as the system does where nothing is said. At first it says the system's font.
  ///
  /// Source: wix/react-native-navigation, tests of root pages and issue 6892. Assumed: the font, and nothing else.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { ownTitle ?? [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] }
    set { ownTitle = newValue }
  }

  /// How a large title is written; as the system does where nothing is said. At first it says the system's font.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { ownLargeTitle ?? [.font: UIFont.systemFont(ofSize: 34, weight: .bold)] }
    set { ownLargeTitle = newValue }
  }

  /// What the app has said of titles; nil for nothing.
  private(set) var ownTitle: BarWriting?
  private(set) var ownLargeTitle: BarWriting?

  /// How far the title is moved, in points; not a large one.
  open var titlePositionAdjustment = UIOffset.zero

  /// How the second line below the title is written (since iOS 26); as the system does where nothing is said.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How the second line below a large title is written (since iOS 26); as the system does where nothing is said.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Buttons that stand out, the name of ``doneButtonAppearance`` since iOS 26; a copy is kept.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  private var buttons = UIBarButtonItemAppearance()
  private var backButtons = UIBarButtonItemAppearance()
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// Plain buttons; a copy is kept.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = newValue.kept }
  }

  /// The back button; a copy is kept.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { backButtons = newValue.kept }
  }

  /// Buttons that end something; a copy is kept.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = newValue.kept }
  }

  private struct Indicator: Equatable {
    let image: UIImage
    let mask: UIImage
  }

  private var indicator: Indicator?

  /// The arrow of the back button.
  open var backIndicatorImage: UIImage { indicator?.image ?? .backArrow }

  /// Where the arrow hides the title that moves behind it.
  ///
  /// Differs from UIKit: nothing moves behind the arrow.
  open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? .backArrow }

  /// Replaces the arrow of the back button and its mask; both are the system's again if one is nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    guard let backIndicatorImage, let backIndicatorTransitionMaskImage else {
      return indicator = nil
    }
    indicator = Indicator(image: backIndicatorImage, mask: backIndicatorTransitionMaskImage)
  }

  override func says(sameAs other: UIBarAppearance) -> Bool {
    guard let look = other as? UINavigationBarAppearance, super.says(sameAs: look) else {
      return false
    }
    return titleTextAttributes.say(sameAs: look.titleTextAttributes)
      && largeTitleTextAttributes.say(sameAs: look.largeTitleTextAttributes)
      && subtitleTextAttributes.say(sameAs: look.subtitleTextAttributes)
      && largeSubtitleTextAttributes.say(sameAs: look.largeSubtitleTextAttributes)
      && titlePositionAdjustment == look.titlePositionAdjustment && indicator == look.indicator
      && buttons.says(sameAs: look.buttons) && backButtons.says(sameAs: look.backButtons)
      && doneButtons.says(sameAs: look.doneButtons)
  }
}

/// The looks of a low bar, and for content whose edge is at the bar.
struct OtherAppearances {
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

extension UINavigationBarAppearance {
  /// A look of its own that is equal, as all of UIKit's properties for looks keep.
  var kept: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

extension [NSAttributedString.Key: Any] {
  /// Whether other attributes are the same.
  func say(sameAs other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in value as? AnyHashable == other[key] as? AnyHashable }
  }
}
