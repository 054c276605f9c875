import UIKit

/// A page's view: blocks from top to bottom, each as tall as it needs to be at the column's width.
final class ColumnView: UIView {
  private let blocks: [UIView]
  /// Room above the blocks, in points, that shows the background alone.
  private let headroom: CGFloat

  init(blocks: [UIView], background: UIColor = Palette.paper, headroom: CGFloat = 0) {
    self.blocks = blocks
    self.headroom = headroom
    super.init(frame: .zero)
    backgroundColor = background
    for block in blocks { addSubview(block) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    var top = area.minY + headroom
    for block in blocks {
      let height = block.sizeThatFits(CGSize(width: area.width, height: 0)).height
      block.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
      top += height + margin
    }
  }
}
