import CoreGraphics
public import Foundation

/// Shows that there is no content: a picture, two texts and two buttons, in the middle.
open class UIContentUnavailableView: UIView, UIContentView {
  private var current: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  private var actions: [UIAction?] = [nil, nil]

  /// Makes a view that shows a value.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    build()
    apply()
  }

  /// Makes a view that shows nothing; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    current = .empty()
    super.init(coder: coder)
    build()
    apply()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// What is shown; values of other types than `UIContentUnavailableConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      current = new
      apply()
    }
  }

  private func build() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [picture, spinner, label, secondaryLabel, button, secondaryButton] {
      stack.addArrangedSubview(view)
    }
    addSubview(stack)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ])
  }

  private func apply() {
    let isCentered = current.alignment == .center
    stack.alignment = isCentered ? .center : .leading
    preservesSuperviewLayoutMargins = !current.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = current.directionalLayoutMargins
    backgroundColor = current.background.backgroundColor
    picture.image = current.image
    picture.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
    picture.tintColor = current.imageProperties.tintColor
    picture.layer.cornerRadius = current.imageProperties.cornerRadius
    picture.clipsToBounds = current.imageProperties.cornerRadius > 0
    picture.isHidden = current.image == nil || current.isLoading
    spinner.isHidden = !current.isLoading
    if current.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    apply(current.textProperties, current.text, current.attributedText, to: label)
    apply(
      current.secondaryTextProperties, current.secondaryText, current.secondaryAttributedText,
      to: secondaryLabel)
    apply(current.button, current.buttonProperties, to: button, number: 0)
    apply(
      current.secondaryButton, current.secondaryButtonProperties, to: secondaryButton, number: 1)
    space()
  }

  private func apply(
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = current.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  private func apply(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, to button: UIButton,
    number: Int
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    if let former = actions[number] { button.removeAction(former, for: .primaryActionTriggered) }
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    actions[number] = properties.primaryAction
    button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
  }

  /// Puts the paddings where something follows.
  private func space() {
    for view in [picture, spinner] {
      stack.setCustomSpacing(current.imageToTextPadding, after: view)
    }
    let textsEnd: UIView = secondaryLabel.isHidden ? label : secondaryLabel
    if textsEnd === secondaryLabel {
      stack.setCustomSpacing(current.textToSecondaryTextPadding, after: label)
    }
    stack.setCustomSpacing(current.textToButtonPadding, after: textsEnd)
    stack.setCustomSpacing(current.buttonToSecondaryButtonPadding, after: button)
  }
}
