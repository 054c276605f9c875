import Foundation
import QuartzCore

/// The menu under a back button: a row for each page below, the nearest first, over the whole window.
///
/// A touch beside the rows takes the menu away. Numbers in points, from pictures of iOS 14 to 18 (assumed;
/// Apple publishes none).
///
/// Differs from UIKit: does not scroll; what has no room below the button is left out.
package final class BackMenuView: UIView {
  private enum Metrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 13
    static let margin: CGFloat = 8
    static let smallestScale: CGFloat = 0.2
    static let duration: TimeInterval = 0.25
  }

  private let dismissArea = UIControl()
  private let shadow = UIView()
  private let panel = UIView()
  private var rows: [BackMenuRow] = []
  private let onChoice: (Int) -> Void

  /// Makes a menu that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - titles: The rows, from the button downwards.
  ///   - onChoice: Called with the number of the row that was chosen.
  init(titles: [String], onChoice: @escaping (Int) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dismissArea.addAction(
      UIAction { [weak self] _ in self?.close() }, for: [.touchUpInside, .touchUpOutside])
    panel.backgroundColor = SystemSurface.panel
    panel.layer.cornerRadius = Metrics.cornerRadius
    panel.clipsToBounds = true
    shadow.layer.shadowOpacity = 0.25
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.cornerRadius = Metrics.cornerRadius
    shadow.backgroundColor = panel.backgroundColor
    shadow.isUserInteractionEnabled = false
    rows = titles.enumerated().map { number, title in
      BackMenuRow(title: title, hasLine: number > 0) { [weak self] in self?.choose(number) }
    }
    for view in [dismissArea, shadow, panel] { addSubview(view) }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// The texts of the rows that have room.
  package var titles: [String] { rows.filter { $0.superview != nil }.map(\.title) }

  // MARK: Coming and going

  /// Opens below a button.
  func open(below button: UIView, in window: UIWindow, isMirrored: Bool) {
    frame = window.bounds
    dismissArea.frame = bounds
    let anchor = button.convert(button.bounds, to: window)
    let room = bounds.maxY - safeAreaInsets.bottom - Metrics.margin - anchor.maxY
    rows = Array(rows.prefix(max(1, Int(room / Metrics.rowHeight))))
    let size = CGSize(
      width: min(Metrics.width, bounds.width - 2 * Metrics.margin),
      height: CGFloat(rows.count) * Metrics.rowHeight)
    let left = isMirrored ? bounds.maxX - Metrics.margin - size.width : Metrics.margin
    for view in [shadow, panel] {
      view.layer.anchorPoint = CGPoint(x: isMirrored ? 0.9 : 0.1, y: 0)
      view.frame = CGRect(origin: CGPoint(x: left, y: anchor.maxY), size: size)
    }
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(number) * Metrics.rowHeight, width: size.width, height: Metrics.rowHeight)
      panel.addSubview(row)
    }
    window.addSubview(self)
    UIView.performWithoutAnimation { fold() }
    UIView.animate(withDuration: Metrics.duration) { self.unfold() }
  }

  private func fold() {
    for view in [shadow, panel] {
      view.alpha = 0
      view.transform = CGAffineTransform(
        scaleX: Metrics.smallestScale, y: Metrics.smallestScale)
    }
  }

  private func unfold() {
    for view in [shadow, panel] {
      view.alpha = 1
      view.transform = .identity
    }
  }

  /// Goes away; touches pass through it at once.
  func close() {
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Metrics.duration, animations: fold,
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  private func choose(_ number: Int) {
    close()
    onChoice(number)
  }

  // MARK: The finger that opened it

  /// Marks the row under the finger that opened the menu and is still down.
  func fingerMoved(to point: CGPoint) {
    for row in rows { row.isHighlighted = row.frame.contains(convert(point, to: panel)) }
  }

  /// The finger was lifted: on a row it chooses that, elsewhere the menu stays.
  func fingerLifted() {
    rows.firstIndex(where: \.isHighlighted).map(choose)
  }
}

/// A row of the menu.
private final class BackMenuRow: UIControl {
  private static let margin: CGFloat = 16

  let title: String
  private let label = UILabel()
  private let line = UIView()
  private let onTap: () -> Void

  init(title: String, hasLine: Bool, onTap: @escaping () -> Void) {
    self.title = title
    self.onTap = onTap
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    line.backgroundColor = SystemSurface.panelLine
    line.isHidden = !hasLine
    line.isUserInteractionEnabled = false
    for view in [label, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : nil }
  }

  /// A tap is UIKit's own affair: no action of the app runs.
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
