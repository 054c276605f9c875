import UIKit

/// An exhibit's picture: its drawing before an evening sky, standing on a strip of ballast.
final class PictureView: UIView {
  private let sky = GradientView()
  private let sun = UIView()
  private let ballast = UIView()
  private let rail = UIView()
  private let drawing: DrawingView

  init(drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    self.drawing = DrawingView(Drawing.of(drawing, in: tone))
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    sky.setColors(top: Palette.wash(tone), bottom: Palette.card)
    sun.backgroundColor = Palette.card.withAlphaComponent(0.75)
    ballast.backgroundColor = Palette.deep(tone).withAlphaComponent(0.16)
    rail.backgroundColor = Palette.steel
    for view in [sky, sun, ballast, rail, self.drawing] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 212)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ground = bounds.height - 30
    sky.frame = bounds
    sun.frame = CGRect(x: bounds.midX - 78, y: ground - 160, width: 156, height: 156)
    sun.layer.cornerRadius = 78
    ballast.frame = CGRect(x: 0, y: ground, width: bounds.width, height: 30)
    rail.frame = CGRect(x: 0, y: ground, width: bounds.width, height: 3)
    drawing.frame = CGRect(x: bounds.midX - 82, y: ground - 164, width: 164, height: 164)
  }
}
