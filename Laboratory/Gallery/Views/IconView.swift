import UIKit

/// A small drawing on a rounded square in the pale shade of its tone.
final class IconView: UIView {
  private let drawing: DrawingView

  init(drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    self.drawing = DrawingView(Drawing.of(drawing, in: tone))
    super.init(frame: .zero)
    backgroundColor = Palette.wash(tone)
    isUserInteractionEnabled = false
    addSubview(self.drawing)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.24
    drawing.frame = bounds.insetBy(dx: bounds.width * 0.1, dy: bounds.height * 0.1)
  }
}
