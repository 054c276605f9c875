import CoreGraphics
import Foundation
import QuartzCore

/// Squares of colors, of which a finger chooses one, also while it goes over them.
///
/// Twelve columns and ten rows, as in pictures of iOS 14 and later: the grays, and below them eleven shades of twelve
/// hues, of which nine show (assumed; Apple publishes none).
final class ColorGrid: UIControl {
  static let columns = 12
  static let rows = 10

  /// The color under the finger.
  private(set) var color = UIColor.black
  private let frameOfChosen = UIView()
  private var squares: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    for index in 0..<Self.columns * Self.rows {
      let square = UIView()
      square.isUserInteractionEnabled = false
      square.backgroundColor = Self.color(
        row: index / Self.columns, column: index % Self.columns)
      squares.append(square)
      addSubview(square)
    }
    frameOfChosen.isUserInteractionEnabled = false
    frameOfChosen.isHidden = true
    frameOfChosen.layer.borderWidth = 3
    frameOfChosen.layer.borderColor = UIColor.white.cgColor
    addSubview(frameOfChosen)
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func color(row: Int, column: Int) -> UIColor {
    let part = CGFloat(column) / CGFloat(columns - 1)
    guard row > 0 else { return UIColor(white: 1 - part, alpha: 1) }
    let middle = CGFloat(rows) / 2
    let shade = CGFloat(row)
    return UIColor(
      hue: CGFloat(column) / CGFloat(columns),
      saturation: shade <= middle ? 1 : 1 - (shade - middle) / 6,
      brightness: shade <= middle ? 0.3 + 0.7 * shade / middle : 1, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    for (index, square) in squares.enumerated() {
      square.frame = CGRect(
        x: CGFloat(index % Self.columns) * size.width,
        y: CGFloat(index / Self.columns) * size.height, width: size.width, height: size.height)
    }
    showChosen()
  }

  /// Shows which square has a color, if one has.
  func show(_ color: UIColor) {
    self.color = color
    showChosen()
  }

  private func showChosen() {
    let chosen = squares.first { $0.backgroundColor == color }
    frameOfChosen.isHidden = chosen == nil
    if let chosen { frameOfChosen.frame = chosen.frame }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  private func choose(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard let square = squares.first(where: { $0.frame.contains(point) }),
      let color = square.backgroundColor, color != self.color || frameOfChosen.isHidden
    else { return }
    show(color)
    sendActions(for: .valueChanged)
  }
}
