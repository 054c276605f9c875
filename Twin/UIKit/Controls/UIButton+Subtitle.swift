import Foundation

/// The smaller text below the title of a configured button.
extension UIButton {
  /// The size of both texts together.
  var textSize: CGSize {
    let title = label.sizeThatFits(.zero)
    guard let smaller = smallerLabel, let configuration else { return title }
    let size = smaller.sizeThatFits(.zero)
    let padding = title.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(title.width, size.width), height: title.height + padding + size.height)
  }

  /// Places both texts, one below the other.
  func placeTexts(in rect: CGRect) {
    guard let smaller = smallerLabel, let configuration else { return place(label, in: rect) }
    for view in [label, smaller] {
      let size = view.sizeThatFits(.zero)
      let width = min(size.width, rect.width)
      let rest = rect.width - width
      let start: CGFloat =
        switch configuration.titleAlignment {
        case .automatic, .leading: isRightToLeft ? rest : 0
        case .center: rest / 2
        case .trailing: isRightToLeft ? 0 : rest
        }
      let y = view === label ? rect.minY : rect.maxY - size.height
      place(view, in: CGRect(x: rect.minX + start, y: y, width: width, height: size.height))
    }
  }

  /// Shows what the configuration says.
  func showSubtitle() {
    guard let configuration, let text = configuration.subtitle, !text.isEmpty else {
      smallerLabel?.removeFromSuperview()
      smallerLabel = nil
      return
    }
    let smaller = smallerLabel ?? UILabel()
    smaller.text = text
    smaller.font = .systemFont(ofSize: configuration.subtitleFontSize)
    smaller.textColor = currentTitleColor
    if smaller.superview == nil { addSubview(smaller) }
    smallerLabel = smaller
  }
}
