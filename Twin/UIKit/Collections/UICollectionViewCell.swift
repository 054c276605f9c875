public import Foundation

/// Shows one item of a collection.
///
/// Differs from UIKit: no content and background configurations, and nobody drags cells.
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Would read the cell from an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view for what the cell shows.
  open var contentView: UIView { content }

  override var sizingView: UIView { content }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { updateBackground() }
  }

  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { updateBackground() }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// A view behind the content of a selected or highlighted cell, in front of `backgroundView`.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, for: selectedBackgroundView) }
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view {
      view.frame = bounds
      let isBehindAll = view === backgroundView || backgroundView == nil
      insertSubview(view, at: isBehindAll ? 0 : 1)
    }
    updateBackground()
    setNeedsLayout()
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Places content and backgrounds. Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
    for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) { view.frame = bounds }
  }
}
