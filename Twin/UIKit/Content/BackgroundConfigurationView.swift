import CoreGraphics
import Foundation

/// Shows a background configuration behind the content of a cell.
final class BackgroundConfigurationView: UIView {
  private let plate = UIView()
  private let picture = UIImageView()
  private var effect: UIVisualEffectView?

  var configuration: UIBackgroundConfiguration {
    didSet {
      if configuration != oldValue { apply(former: oldValue) }
    }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(plate)
    apply(former: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func apply(former: UIBackgroundConfiguration?) {
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.clipsToBounds = configuration.cornerRadius > 0
    plate.layer.borderWidth = configuration.strokeWidth
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if configuration.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      plate.addSubview(picture)
    }
    if former?.visualEffect !== configuration.visualEffect {
      effect?.removeFromSuperview()
      effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effect { plate.insertSubview(effect, at: 0) }
    }
    if former?.customView !== configuration.customView { former?.customView?.removeFromSuperview() }
    if let own = configuration.customView {
      isUserInteractionEnabled = true
      plate.addSubview(own)
    }
    paint()
    setNeedsLayout()
  }

  private func paint() {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    plate.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    paint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = NSDirectionalEdgeInsets(
      superview?.layoutMargins ?? .zero, direction: effectiveUserInterfaceLayoutDirection)
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    plate.frame = bounds.inset(
      by: UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection))
    for view in [picture, effect, configuration.customView].compactMap({ $0 })
    where view.superview === plate {
      view.frame = plate.bounds
    }
  }
}
