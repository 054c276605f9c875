import CoreGraphics

/// Cards in the middle of a screen that has room for them, as on a tablet.
///
/// They have one size, whatever the detents say, and round corners all around; the page behind stays as it is.
extension UISheetPresentationController {
  /// The size of form sheets that want none, in points (general knowledge; until iPadOS 15, and a little more since).
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of page sheets that want no size, and the space above and below, in points (assumed).
  private static let pageWidth: CGFloat = 704
  private static let pageMargin: CGFloat = 44

  /// Whether there is room on all sides.
  var floats: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// Where a card in the middle rests: as large as the page wants (Apple, "preferredContentSize").
  var floatingFrame: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let wish = preferredContentSize
    let usual =
      presentationStyle == .pageSheet
      ? CGSize(width: Self.pageWidth, height: room.height - 2 * Self.pageMargin) : Self.formSize
    let size = wish.width > 0 && wish.height > 0 ? wish : usual
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }
}
