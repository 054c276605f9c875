import Foundation
import QuartzCore

/// An edit menu: buttons in a row, with an arrow to what they are for, in front of everything in a window.
///
/// What has no room is on further pages, behind a button at the end. A touch elsewhere takes the menu away and goes on to
/// what is there. Numbers in points, from pictures of iOS 16 (assumed; Apple publishes none).
final class EditMenuView: UIView {
  private enum Metrics {
    static let height: CGFloat = 40
    static let padding: CGFloat = 14
    static let arrow = CGSize(width: 20, height: 10)
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 10
  }

  private let panel = UIView()
  private let arrow = CAShapeLayer()
  private let touches = EditMenuTouches()
  private var pages: [[EditMenuButton]] = []
  private let onClose: () -> Void

  /// Makes a menu that is not on the screen yet.
  init(_ entries: [EditMenuEntry], onClose: @escaping () -> Void) {
    self.onClose = onClose
    super.init(frame: .zero)
    panel.backgroundColor = SystemSurface.panel
    panel.layer.cornerRadius = Metrics.cornerRadius
    panel.clipsToBounds = true
    layer.addSublayer(arrow)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(panel)
    pages = [entries.map { entry in button(entry) { entry.perform() } }]
    touches.menu = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func button(_ entry: EditMenuEntry, action: @escaping () -> Void) -> EditMenuButton {
    EditMenuButton(entry) { [weak self] in
      action()
      if !entry.attributes.contains(.keepsMenuPresented) { self?.close(animated: true) }
    }
  }

  // MARK: Coming and going

  /// Opens beside a part of a window: above it, or below it where there is no room.
  func open(
    beside target: CGRect, in window: UIWindow, arrow direction: UIEditMenuArrowDirection,
    animated: Bool
  ) {
    window.addSubview(self)
    window.addGestureRecognizer(touches)
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .within(rim: Metrics.margin)
    divide(into: room.width)
    let width = pages.map { $0.map(\.wantedWidth).reduce(0, +) }.max() ?? 0
    let height = Metrics.height + Metrics.arrow.height
    let isAbove =
      switch direction {
      case .up: false
      case .down: true
      case .automatic, .left, .right: target.minY - height >= room.minY
      }
    let left = min(max(room.minX, target.midX - width / 2), max(room.minX, room.maxX - width))
    let top = isAbove ? target.minY - height : min(target.maxY, room.maxY - height)
    frame = CGRect(x: left, y: top, width: width, height: height)
    panel.frame = CGRect(
      x: 0, y: isAbove ? 0 : Metrics.arrow.height, width: width, height: Metrics.height)
    drawArrow(at: target.midX - left, pointsDown: isAbove)
    show(page: 0)
    guard animated else { return }
    UIView.performWithoutAnimation { alpha = 0 }
    UIView.animate(withDuration: MenuView.duration) { self.alpha = 1 }
  }

  private func drawArrow(at middle: CGFloat, pointsDown: Bool) {
    let half = Metrics.arrow.width / 2
    let edge = Metrics.cornerRadius + half
    let x = min(max(middle, edge), max(edge, bounds.width - edge))
    let base = pointsDown ? Metrics.height : Metrics.arrow.height
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x - half, y: base))
    path.addLine(to: CGPoint(x: x, y: pointsDown ? bounds.height : 0))
    path.addLine(to: CGPoint(x: x + half, y: base))
    path.close()
    arrow.path = path.cgPath
    arrow.fillColor = SystemSurface.panel.resolvedColor(with: traitCollection).cgColor
  }

  /// Puts what has no room on further pages.
  private func divide(into width: CGFloat) {
    let all = pages[0]
    guard all.map(\.wantedWidth).reduce(0, +) > width, all.count > 1 else { return }
    pages = []
    var rest = all[...]
    while !rest.isEmpty {
      var page: [EditMenuButton] = pages.isEmpty ? [] : [turn("‹", to: pages.count - 1)]
      let next = turn("›", to: pages.count + 1)
      var used = page.map(\.wantedWidth).reduce(0, +)
      var isFirst = true
      while let button = rest.first {
        let end = rest.count > 1 ? next.wantedWidth : 0
        guard isFirst || used + button.wantedWidth + end <= width else { break }
        used += button.wantedWidth
        page.append(rest.removeFirst())
        isFirst = false
      }
      if !rest.isEmpty { page.append(next) }
      pages.append(page)
    }
  }

  private func turn(_ title: String, to page: Int) -> EditMenuButton {
    let entry = EditMenuEntry(title: title, image: nil, attributes: []) {}
    return EditMenuButton(entry) { [weak self] in self?.show(page: page) }
  }

  private func show(page: Int) {
    for view in panel.subviews { view.removeFromSuperview() }
    var left: CGFloat = 0
    for (number, button) in pages[page].enumerated() {
      button.frame = CGRect(x: left, y: 0, width: button.wantedWidth, height: Metrics.height)
      button.hasLine = number > 0
      panel.addSubview(button)
      left += button.wantedWidth
    }
  }

  /// Goes away; touches pass through it at once.
  func close(animated: Bool) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    touches.view?.removeGestureRecognizer(touches)
    onClose()
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: MenuView.duration, animations: { self.alpha = 0 },
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  /// A button of the menu.
  private final class EditMenuButton: ButtonControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()
    private let onTap: () -> Void

    init(_ entry: EditMenuEntry, onTap: @escaping () -> Void) {
      self.onTap = onTap
      super.init(frame: .zero)
      isEnabled = !entry.attributes.contains(.disabled)
      label.text = entry.image == nil ? entry.title : nil
      label.font = .systemFont(ofSize: 15)
      label.textAlignment = .center
      label.textColor =
        isEnabled
        ? (entry.attributes.contains(.destructive) ? .systemRed : .label) : .tertiaryLabel
      picture.image = entry.image
      picture.tintColor = label.textColor
      picture.contentMode = .center
      accessibilityLabel = entry.title
      line.backgroundColor = SystemSurface.panelLine
      line.isUserInteractionEnabled = false
      for view in [label, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
      nil
    }

    var wantedWidth: CGFloat {
      let content = picture.image?.size.width ?? label.sizeThatFits(.zero).width
      return content.rounded(.up) + 2 * Metrics.padding
    }

    /// Whether a line parts it from the button before.
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
      picture.frame = bounds
      line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.pixel, height: bounds.height)
    }

    override var isHighlighted: Bool {
      didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : nil }
    }

    override func didSend(_ controlEvents: UIControl.Event) {
      if controlEvents.contains(.touchUpInside) { onTap() }
    }
  }
}

/// Takes an edit menu away when a finger goes down beside it, and leaves the touch to what is there.
private final class EditMenuTouches: UIGestureRecognizer, UIGestureRecognizerDelegate {
  weak var menu: EditMenuView?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let menu, let view = touch.view, !view.isDescendant(of: menu) else { return false }
    menu.close(animated: true)
    return false
  }
}
