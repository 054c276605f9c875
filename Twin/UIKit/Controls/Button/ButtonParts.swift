import Foundation

/// The views that only some configured buttons have: background, subtitle, activity and the mark of a choice.
final class ButtonParts {
  private(set) var background: BackgroundConfigurationView?
  private(set) var subtitle: UILabel?
  private(set) var spinner: UIActivityIndicatorView?
  private(set) var mark: UIImageView?
  /// The gray circle of a close button.
  private(set) var disc: UIView?

  /// The room that the mark takes on the side where lines end, in points (assumed).
  static let markWidth: CGFloat = 20

  /// Shows what a look says in a button; takes everything away without one.
  func show(_ look: ButtonLook?, showsMark: Bool, in button: UIButton) {
    showBackground(look, in: button)
    showSubtitle(look, in: button)
    showSpinner(look, in: button)
    showMark(showsMark ? look : nil, in: button)
  }

  private func showBackground(_ look: ButtonLook?, in button: UIButton) {
    guard let look else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let configuration = look.background(for: button.bounds.size)
    if let background {
      background.configuration = configuration
    } else {
      let view = BackgroundConfigurationView(configuration)
      view.frame = button.bounds
      button.insertSubview(view, at: 0)
      background = view
    }
  }

  private func showSubtitle(_ look: ButtonLook?, in button: UIButton) {
    guard let look, let text = look.configuration.subtitle else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    let label = subtitle ?? UILabel()
    label.font = look.subtitleFont
    label.textColor = look.foreground
    label.text = text
    label.numberOfLines = look.configuration.subtitleLineBreakMode.isWrapping ? 0 : 1
    label.lineBreakMode = look.configuration.subtitleLineBreakMode
    if let attributed = look.subtitle { label.attributedText = attributed }
    if subtitle == nil { button.addSubview(label) }
    subtitle = label
  }

  private func showSpinner(_ look: ButtonLook?, in button: UIButton) {
    guard let look, look.configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = look.spinnerColor
    view.startAnimating()
    if spinner == nil { button.addSubview(view) }
    spinner = view
  }

  private func showMark(_ look: ButtonLook?, in button: UIButton) {
    guard let look else {
      mark?.removeFromSuperview()
      mark = nil
      return
    }
    let view = mark ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    view.contentMode = .center
    view.tintColor = look.indicatorColor
    if mark == nil { button.addSubview(view) }
    mark = view
  }

  /// Shows a gray circle behind the picture, which is gray too, as close buttons have it (assumed: the colors).
  func showDisc(in button: UIButton) {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .tertiarySystemFill
    button.insertSubview(view, at: 0)
    disc = view
    button.picture.tintColor = .secondaryLabel
  }

  /// Places the circle in the middle, as wide as fits.
  func placeDisc(in bounds: CGRect) {
    let side = min(bounds.width, bounds.height)
    disc?.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc?.layer.cornerRadius = side / 2
  }

  /// Places what does not belong to the content.
  func placeSurroundings(of button: UIButton, _ insets: UIEdgeInsets, isMirrored: Bool) {
    background?.frame = button.bounds
    let room = button.bounds.inset(by: insets)
    let width = Self.markWidth
    mark?.frame = CGRect(
      x: isMirrored ? room.minX - width : room.maxX, y: room.minY, width: width,
      height: room.height)
  }
}

nonisolated extension NSLineBreakMode {
  /// Whether a text goes on in the next line.
  var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
