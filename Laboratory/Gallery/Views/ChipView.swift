import UIKit

/// A small control with a word on it: an enamel chip, darker while it is chosen.
final class ChipView: UIControl {
  private let label = UILabel()
  private let tone: Exhibit.Tone

  init(_ title: String, tone: Exhibit.Tone) {
    self.tone = tone
    super.init(frame: .zero)
    layer.cornerRadius = 10
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
    paint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isSelected: Bool {
    didSet { paint() }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func paint() {
    backgroundColor = isSelected ? Palette.strong(tone) : Palette.card
    label.textColor = isSelected ? Palette.white : Palette.heading(tone)
  }
}

/// Chips of the same width in one line.
final class ChipLine: UIView {
  private let chips: [ChipView]

  init(_ chips: [ChipView]) {
    self.chips = chips
    super.init(frame: .zero)
    for chip in chips { addSubview(chip) }
  }

  /// Chips of which one is chosen, the first one to begin with.
  convenience init<Value>(
    _ values: [(title: String, value: Value)], tone: Exhibit.Tone,
    choose: @escaping (Value) -> Void
  ) {
    let chips = values.map { ChipView($0.title, tone: tone) }
    for (chip, value) in zip(chips, values) {
      chip.addAction(
        UIAction { [weak chip] _ in
          for other in chip?.superview?.subviews ?? [] {
            (other as? ChipView)?.isSelected = other === chip
          }
          choose(value.value)
        }, for: .touchUpInside)
    }
    chips.first?.isSelected = true
    self.init(chips)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 40)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    let width = (bounds.width - gap * CGFloat(chips.count - 1)) / CGFloat(max(1, chips.count))
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(
        x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
    }
  }
}
