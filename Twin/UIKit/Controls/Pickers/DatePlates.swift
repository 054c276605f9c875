import Foundation

/// The texts of a compact date picker, each on a gray plate of its own.
///
/// Assumed: all lengths, in points, from pictures of date pickers since iOS 14.
final class DatePlates: UIView {
  private static let spacing: CGFloat = 8
  private static let padding: CGFloat = 11
  private static let height: CGFloat = 34
  private static let radius: CGFloat = 8

  private var labels: [UILabel] = []

  /// What stands on the plates, from the leading side.
  var texts: [String] = [] {
    didSet { if texts != oldValue { showTexts() } }
  }

  /// A person has tapped one of the plates.
  var onTap: (_ index: Int, _ plates: DatePlates) -> Void = { _, _ in }

  /// The plate whose text has the tint color because what it opens is open.
  var openIndex: Int? {
    didSet { showColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[_UIDatePickerCompactDateLabel didTap:]")) { [weak self] in
      self?.tapped(at: $0.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  private func tapped(at place: CGPoint) {
    guard let index = labels.firstIndex(where: { $0.frame.contains(place) }) else { return }
    onTap(index, self)
  }

  /// The view of a plate.
  func plate(at index: Int) -> UIView { labels.indices.contains(index) ? labels[index] : self }

  private func showColors() {
    for (index, label) in labels.enumerated() {
      label.textColor = index == openIndex ? tintColor : .label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showTexts() {
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count { labels.append(addPlate()) }
    for (label, text) in zip(labels, texts) { label.text = text }
    showColors()
    setNeedsLayout()
  }

  private func addPlate() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = Self.radius
    label.clipsToBounds = true
    label.accessibilityTraits = .button
    addSubview(label)
    return label
  }

  private func width(of label: UILabel) -> CGFloat {
    label.intrinsicContentSize.width + 2 * Self.padding
  }

  /// Room for all plates.
  override var intrinsicContentSize: CGSize {
    let spaces = Self.spacing * CGFloat(max(0, labels.count - 1))
    return CGSize(
      width: labels.reduce(spaces) { $0 + width(of: $1) }, height: Self.height)
  }

  /// Places the plates beside each other; they are as wide as their texts, and no wider where there is more room.
  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for label in labels {
      let width = width(of: label)
      label.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: bounds.midY - Self.height / 2,
        width: width, height: Self.height)
      x += width + Self.spacing
    }
  }
}
