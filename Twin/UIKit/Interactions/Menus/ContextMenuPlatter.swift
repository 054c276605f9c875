import Foundation
import QuartzCore

/// What is lifted over the window beside a menu: a picture of a view, or the view of the app's own preview.
///
/// Numbers in points, from pictures of iOS 13 to 18 (assumed; Apple publishes none).
final class ContextMenuPlatter: UIControl {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 24
  private static let cornerRadius: CGFloat = 13

  private let source: UITargetedPreview
  private let page: UIViewController?
  private let content: UIView

  init(_ source: UITargetedPreview, _ page: UIViewController?) {
    self.source = source
    self.page = page
    content =
      page?.viewLoadingIfNeeded() ?? source.view.snapshotView(afterScreenUpdates: true) ?? UIView()
    super.init(frame: .zero)
    backgroundColor = source.parameters.backgroundColor ?? .systemBackground
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    content.isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if page == nil { content.frame.origin = .zero } else { content.frame = bounds }
  }

  /// Lets go of the app's own preview, which may be shown elsewhere from now on.
  func removePage() {
    content.isUserInteractionEnabled = true
    if content.superview === self { content.removeFromSuperview() }
  }

  /// Where the view is that is lifted.
  func startFrame(in window: UIWindow) -> CGRect { frame(of: source, in: window) }

  /// Where a preview belongs.
  func frame(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let target = preview.target
    let center = target.container.convert(target.center, to: window)
    let size = preview.size.applying(target.transform)
    return CGRect(
      x: center.x - abs(size.width) / 2, y: center.y - abs(size.height) / 2,
      width: abs(size.width), height: abs(size.height))
  }

  /// Where the preview rests: as near to its place as it can be with the menu below it.
  func restFrame(in window: UIWindow, menuHeight: CGFloat) -> CGRect {
    let area = window.bounds.inset(by: window.safeAreaInsets)
      .within(rim: page == nil ? 0 : Self.margin, Self.margin)
    let start = startFrame(in: window)
    let room = max(0, area.height - menuHeight - Self.gap)
    let wanted = page.map { wantedSize(of: $0, in: area) } ?? start.size
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, room))
    let last = CGPoint(
      x: area.maxX - size.width, y: area.minY + room - size.height)
    return CGRect(
      origin: CGPoint(
        x: max(area.minX, min(start.midX - size.width / 2, last.x)),
        y: max(area.minY, min(start.midY - size.height / 2, last.y))), size: size)
  }

  /// The size that a page prefers, or else all the width and two thirds of the height (assumed).
  private func wantedSize(of page: UIViewController, in area: CGRect) -> CGSize {
    let size = page.preferredContentSize
    return CGSize(
      width: size.width > 0 ? size.width : area.width,
      height: size.height > 0 ? size.height : area.height * 2 / 3)
  }
}
