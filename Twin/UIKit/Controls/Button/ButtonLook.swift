import Foundation

/// What shows of a configuration in a state: colors, fonts and corners.
struct ButtonLook {
  let configuration: UIButton.Configuration
  let state: UIControl.State
  let tint: UIColor
  let role: UIButton.Role

  private var style: ButtonStyle {
    configuration.automaticallyUpdateForSelection && state.contains(.selected)
      ? configuration.style.selected : configuration.style
  }

  /// Assumed: what destroys something is red, whatever the tint is.
  private var base: UIColor { role == .destructive ? .systemRed : tint }

  /// The color of text and picture. Assumed: a disabled button is gray.
  var foreground: UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    return configuration.baseForegroundColor ?? (style.foregroundIsWhite ? .white : base)
  }

  var imageColor: UIColor { configuration.imageColorTransformer?(foreground) ?? foreground }

  var spinnerColor: UIColor {
    configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
  }

  var indicatorColor: UIColor {
    configuration.indicatorColorTransformer?(foreground) ?? foreground
  }

  /// The color of the ground, if there is one.
  private var ground: UIColor? {
    let own = configuration.baseBackgroundColor
    let color: UIColor? =
      switch style {
      case .plain: own
      case .gray, .glass(isProminent: false): own ?? .secondarySystemFill
      case .tinted: (own ?? base).withAlphaComponent(0.18)
      case .filled, .glass(isProminent: true): own ?? base
      }
    guard let color else { return nil }
    if state.contains(.disabled) { return .tertiarySystemFill }
    guard state.contains(.highlighted) else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }

  /// What is behind a button of a size.
  func background(for size: CGSize) -> UIBackgroundConfiguration {
    var background = configuration.background
    if background.backgroundColor == nil {
      background.backgroundColor = ground ?? .clear
    }
    background.cornerRadius = cornerRadius(for: size)
    return background
  }

  /// Assumed: the numbers of small, medium and large.
  private func cornerRadius(for size: CGSize) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: size.height / 2
    }
  }

  // MARK: Text

  /// Assumed: what a button is there for has a heavier title.
  var titleFont: UIFont {
    .systemFont(
      ofSize: configuration.buttonSize.fontSizes.title,
      weight: role == .primary ? .semibold : .regular)
  }

  var subtitleFont: UIFont { .systemFont(ofSize: configuration.buttonSize.fontSizes.subtitle) }

  /// The title with attributes; nil if it has none but the usual ones.
  var title: NSAttributedString? {
    resolved(
      configuration.attributedTitle, font: titleFont,
      configuration.titleTextAttributesTransformer)
  }

  /// The subtitle with attributes; nil if it has none but the usual ones.
  var subtitle: NSAttributedString? {
    resolved(
      configuration.attributedSubtitle, font: subtitleFont,
      configuration.subtitleTextAttributesTransformer)
  }

  /// The usual attributes, then the text's own, then what the app makes of these.
  private func resolved(
    _ text: AttributedString?, font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text else { return nil }
    let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
    if isPlain, transformer == nil { return nil }
    var usual = AttributeContainer()
    usual[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    usual[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = foreground
    var result = text
    for run in text.runs {
      let merged = usual.merging(run.attributes)
      result[run.range].setAttributes(transformer?(merged) ?? merged)
    }
    return NSAttributedString(result)
  }
}
