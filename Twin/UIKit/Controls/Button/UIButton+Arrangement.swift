import Foundation

/// How a button's title and picture are arranged.
extension UIButton {
  /// What shows of the configuration; nil without one.
  var look: ButtonLook? {
    guard let configuration else { return nil }
    let state = configuration.state ?? (automaticallyUpdatesConfiguration ? self.state : .normal)
    return ButtonLook(configuration: configuration, state: state, tint: tintColor, role: role)
  }

  /// Whether there is a mark for a choice.
  var showsMark: Bool {
    switch configuration?.indicator {
    case .popup: true
    case .automatic: showsChoice && configuration?.style != .plain
    case nil, .some(.none): false
    }
  }

  var contentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    var insets = configuration.contentInsets
    if showsMark { insets.trailing += ButtonParts.markWidth }
    return UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection)
  }

  var content: ButtonContent { content(for: bounds.width) }

  var imageRoom: CGSize {
    if let spinner = parts.spinner { return spinner.intrinsicContentSize }
    guard var size = picture.image?.size else { return .zero }
    if showsTypeSymbol { return typeSymbolSize }
    if picture.preferredSymbolConfiguration != nil
      || picture.adjustsImageSizeForAccessibilityContentSizeCategory
    {
      size = picture.intrinsicContentSize
    }
    size.width = max(size.width, configuration?.imageReservation ?? 0)
    return size
  }

  /// The sizes of title and subtitle, where lines break at a width of the button's; 0 for any.
  private func titleBlock(for width: CGFloat, beside image: CGSize) -> TitleBlock {
    guard let configuration else {
      return TitleBlock(title: label.sizeThatFits(.zero), subtitle: .zero, padding: 0)
    }
    let isBeside =
      configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let used = isBeside && image.width > 0 ? image.width + configuration.imagePadding : 0
    let insets = contentInsets
    let room = width > 0 ? max(1, width - insets.left - insets.right - used) : 0
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let natural = label.sizeThatFits(.zero)
      return room > 0 && label.numberOfLines == 0 && natural.width > room
        ? label.sizeThatFits(CGSize(width: room, height: 0)) : natural
    }
    return TitleBlock(
      title: size(label), subtitle: size(parts.subtitle), padding: configuration.titlePadding)
  }

  func content(for width: CGFloat) -> ButtonContent {
    let image = imageRoom
    let arrangement = ButtonArrangement(
      title: titleBlock(for: width, beside: image).size, image: image,
      placement: configuration?.imagePlacement ?? .leading,
      padding: configuration?.imagePadding ?? 0)
    return ButtonContent(
      arrangement: arrangement,
      insets: configuration == nil ? (titleEdgeInsets, imageEdgeInsets) : (.zero, .zero),
      alignment: (effectiveContentHorizontalAlignment, contentVerticalAlignment),
      isMirrored: isRightToLeft, isConfigured: configuration != nil)
  }

  func placeTitles(in rect: CGRect) {
    guard let configuration, let subtitle = parts.subtitle else {
      return place(label, in: rect)
    }
    let isBelow = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let alignment =
      configuration.titleAlignment == .automatic && isBelow && picture.image != nil
      ? .center : configuration.titleAlignment
    let places = titleBlock(for: bounds.width, beside: imageRoom)
      .place(in: rect, alignment, isMirrored: isRightToLeft)
    place(label, in: places.title)
    place(subtitle, in: places.subtitle)
  }
}
