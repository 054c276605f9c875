import Foundation

/// The press that shows what is under a finger larger, until it is lifted.
final class LargeContentPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UILargeContentViewerInteraction?
  private var item: (any UILargeContentViewerItem)?
  private var plate: LargeContentPlate?

  init(_ interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addHandler(frame: .uikit("press on content that shows larger")) { [weak self] _ in
      self?.act()
    }
  }

  /// For sizes of texts that are not for accessibility, and where nothing shows, the press is none.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    UILargeContentViewerInteraction.isEnabled && itemUnderFinger != nil
  }

  private func act() {
    switch state {
    case .began, .changed: show(itemUnderFinger)
    case .ended:
      let item = item
      show(nil)
      end(on: item)
    case .cancelled: show(nil)
    case .possible, .failed: break  // Nothing shows.
    }
  }

  private var itemUnderFinger: (any UILargeContentViewerItem)? {
    guard let interaction, let view else { return nil }
    let point = location(in: view)
    let item =
      interaction.delegate.map {
        $0.largeContentViewerInteraction(interaction, itemAt: point)
      } ?? interaction.usualItem(at: point)
    return item?.showsLargeContentViewer == true ? item : nil
  }

  private func end(on item: (any UILargeContentViewerItem)?) {
    guard let interaction else { return }
    guard let delegate = interaction.delegate else { return interaction.endUsually(on: item) }
    delegate.largeContentViewerInteraction(interaction, didEndOn: item, at: location(in: view))
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== self.item else { return }
    self.item = item
    plate?.removeFromSuperview()
    plate = nil
    guard let item, let interaction, let window = view?.window else { return }
    let page = interaction.delegate?.viewController(for: interaction) ?? interaction.usualController
    let area = page?.viewIfLoaded.flatMap { $0.window == nil ? nil : $0 } ?? window
    let plate = LargeContentPlate(item)
    plate.center = area.convert(CGPoint(x: area.bounds.midX, y: area.bounds.midY), to: window)
    window.addSubview(plate)
    self.plate = plate
  }
}

/// An item as it shows in the middle of a page: its picture above its title.
///
/// Assumed: all measures; Apple publishes none.
private final class LargeContentPlate: UIView {
  private static let width: CGFloat = 250
  private static let margin: CGFloat = 24
  private static let imageSide: CGFloat = 100

  init(_ item: any UILargeContentViewerItem) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 20
    let inner = Self.width - 2 * Self.margin
    var height = Self.margin
    if let image = item.largeContentImage {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.tintColor = .label
      let size =
        item.scalesLargeContentImage
        ? CGSize(width: Self.imageSide, height: Self.imageSide) : image.size
      picture.frame = CGRect(
        x: (Self.width - size.width) / 2, y: height, width: size.width, height: size.height
      ).inset(by: item.largeContentImageInsets)
      addSubview(picture)
      height += size.height + Self.margin
    }
    if let title = item.largeContentTitle {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 28, weight: .semibold)
      label.textAlignment = .center
      label.numberOfLines = 0
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: Self.margin, y: height, width: inner, height: size.height)
      addSubview(label)
      height += size.height + Self.margin
    }
    bounds.size = CGSize(width: Self.width, height: height)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
