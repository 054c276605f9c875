import CoreGraphics
public import Foundation

/// Shows a picture and two texts.
///
/// Where they are: `ListContentArrangement.swift`; guides for that: `UIListContentView+Guides.swift`.
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  let picture = UIImageView()
  let label = UILabel()
  let secondaryLabel = UILabel()
  /// The width for which the height was asked last.
  private var measuredWidth: CGFloat = 0

  /// Makes a view that shows a value.
  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Makes a view for a cell's content; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    apply()
  }

  /// What is shown; values of other types than `UIListContentConfiguration` are ignored.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? UIListContentConfiguration, list != current else { return }
      current = list
      apply()
    }
  }

  private func apply() {
    picture.image = current.image
    // Assumed: symbols are as large as the text beside them, and grow with it.
    picture.preferredSymbolConfiguration =
      current.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: current.shownTextProperties.font.pointSize)
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = current.imageProperties.cornerRadius
    picture.clipsToBounds = current.imageProperties.cornerRadius > 0
    show(picture, current.image != nil)
    apply(
      current.shownTextProperties, text: current.text, attributed: current.attributedText, to: label
    )
    apply(
      current.secondaryTextProperties, text: current.secondaryText,
      attributed: current.secondaryAttributedText, to: secondaryLabel)
    paint()
    dropGuides()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ view: UIView, _ shows: Bool) {
    if !shows {
      view.removeFromSuperview()
    } else if view.superview == nil {
      addSubview(view)
    }
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, text: String?,
    attributed: NSAttributedString?, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = current.color(of: properties)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural, .justified: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    show(label, attributed != nil || text != nil)
  }

  private func paint() {
    picture.tintColor = current.imageProperties.resolvedTintColor(for: tintColor)
  }

  /// Gives a symbol the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  // MARK: Layout

  /// How far the content of what is around is from the sides, in points.
  private var outerMargin: CGFloat {
    let list = superview?.superview as? UIScrollView
    return MarginSettings.ofRows(width: (list ?? superview ?? self).bounds.width)
  }

  private func arranged(width: CGFloat) -> ListContentArrangement {
    var parts = ListContentArrangement(
      current, outerMargin: outerMargin,
      rowHeight: RowMeasures.current(for: traitCollection).usual)
    if picture.superview != nil { parts.imageSize = picture.intrinsicContentSize }
    parts.place(
      width: width, text: label.superview == nil ? nil : label,
      secondary: secondaryLabel.superview == nil ? nil : secondaryLabel)
    return parts
  }

  /// Places picture and texts. Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arranged(width: bounds.width)
    // What is higher than needed has its content in the middle.
    let shift = max(0, bounds.height - parts.height) / 2
    var isMoved = false
    for (view, frame) in [
      (picture, parts.image), (label, parts.text), (secondaryLabel, parts.secondary),
    ] {
      var place = frame.offsetBy(dx: 0, dy: shift)
      if isRightToLeft { place.origin.x = bounds.width - place.maxX }
      if view.frame != place {
        view.frame = place
        isMoved = true
      }
    }
    if isMoved { guidesDidMove() }
  }

  /// Where the main text begins, counted from the edge where lines begin.
  var textStart: CGFloat { arranged(width: bounds.width).textStart }

  /// As high as its content is at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: roundedUpToPixels(arranged(width: size.width).height))
  }

  /// As high as the content at the view's width, or with each text in one line while it has none; as wide as
  /// there is room.
  open override var intrinsicContentSize: CGSize {
    contentSize(atWidth: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  override func contentSize(brokenAt width: CGFloat) -> CGSize? { contentSize(atWidth: width) }

  private func contentSize(atWidth width: CGFloat) -> CGSize {
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Another width may need another height, also where no constraint has asked for that.
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    guard bounds.width != measuredWidth else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  /// As wide as asked for, and as high as the content is then.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
