import CoreGraphics
import Foundation

/// What lays out the text: an `NSTextLayoutManager` from iOS 16 on, an `NSLayoutManager` before, and for those who ask for one.
extension UITextView {
  /// What lays out the text of a view, with all that has to be kept for it.
  struct Typesetting {
    let typesetter: any TextTypesetter
    /// Keeps the storage until there is another one.
    let storage: NSTextStorage
    /// Keeps an `NSTextLayoutManager`.
    var contentManager: NSTextContentManager?
    /// The views that stand for attachments.
    var attachedViews: [UIView] = []
  }

  /// Makes a view whose lines an `NSTextLayoutManager` makes, or an `NSLayoutManager` (since iOS 16).
  public convenience init(usingTextLayoutManager: Bool) {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    let typesetting = usingTextLayoutManager ? Self.newest(container) : Self.ofBefore(container)
    self.init(frame: .zero, textContainer: container)
    // Until here nobody else keeps what lays out text in the container.
    withExtendedLifetime(typesetting) {}
  }

  /// What lays text out in a container, or in one of a view's own.
  ///
  /// Source: Apple, WWDC22 session 10090, "What's new in TextKit and text views": text views use TextKit 2 from iOS 16 on.
  /// Assumed: also those with a container in which nobody lays out text.
  static func parts(_ container: NSTextContainer?) -> (NSTextContainer, Typesetting) {
    let usual = NSTextContainer(size: .zero)
    usual.widthTracksTextView = true
    let container = container ?? usual
    let isOfBefore =
      container.textLayoutManager == nil
      && (container.manager != nil || !UISystem.current.behaviour.laysOutTextInFragments)
    return (container, isOfBefore ? ofBefore(container) : newest(container))
  }

  /// - Parameter storage: The text, where nobody lays it out yet.
  private static func ofBefore(
    _ container: NSTextContainer, _ storage: NSTextStorage? = nil
  ) -> Typesetting {
    let manager = container.manager ?? NSLayoutManager()
    if container.manager == nil {
      manager.addTextContainer(container)
      manager.allowsNonContiguousLayout = true  // As tests of macios see on iOS.
    }
    let storage = manager.textStorage ?? storage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return Typesetting(typesetter: manager, storage: storage)
  }

  private static func newest(_ container: NSTextContainer) -> Typesetting {
    let manager = container.textLayoutManager ?? NSTextLayoutManager()
    manager.textContainer = container
    let content = manager.textContentManager ?? NSTextContentStorage()
    if manager.textContentManager == nil {
      content.addTextLayoutManager(manager)
      content.primaryTextLayoutManager = manager
    }
    return Typesetting(
      typesetter: manager, storage: manager.textStorage ?? NSTextStorage(string: ""),
      contentManager: content)
  }

  final var typesetter: any TextTypesetter { typesetting.typesetter }

  /// The text.
  final var storage: NSTextStorage { typesetter.textStorage ?? typesetting.storage }

  /// Has the view show what becomes of the text.
  func followTypesetter() {
    typesetter.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.storageDidChange() }
    }
    container.onWishForManager = { [weak self] in
      MainActor.assumeIsolated { _ = self?.managerOfBefore() }
    }
    guard let manager = typesetter as? NSTextLayoutManager else { return }
    manager.onRenderingChange = { [weak self] in
      MainActor.assumeIsolated { self?.showRendering() }
    }
    manager.attachmentView = self
    manager.shownBounds = { [weak self] in
      MainActor.assumeIsolated { self?.shownBounds ?? .zero }
    }
    manager.showExtraLine()
    manager.linkAttributes = linkTextAttributes
  }

  /// What of the container can be seen.
  private var shownBounds: CGRect {
    bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top)
  }

  private func showRendering() {
    showByTypesetterIfNeeded()
    label.setNeedsDisplay()
  }

  /// Shows links as they are to look now.
  func showLinks() {
    (typesetter as? NSTextLayoutManager)?.linkAttributes = linkTextAttributes
    showStorage()
  }

  /// The `NSTextLayoutManager`, if there is one.
  func textManager() -> NSTextLayoutManager? {
    guard let manager = typesetter as? NSTextLayoutManager else { return nil }
    placeText()
    return manager
  }

  /// The `NSLayoutManager`; if there is none, one takes over, for good.
  ///
  /// Source: Apple, `UITextView.layoutManager`; the line that UIKit logs, as many reports quote it.
  func managerOfBefore() -> NSLayoutManager {
    if let manager = typesetter as? NSLayoutManager {
      placeText()
      return manager
    }
    let system = UISystem.current
    system.log(
      "UITextView \(system.address(of: self)) is switching to TextKit 1 compatibility mode because its"
        + " layoutManager was accessed. Break on void _UITextViewEnablingCompatibilityMode(UITextView *__strong, BOOL)"
        + " to debug.")
    goOver()
    return managerOfBefore()
  }

  private func goOver() {
    let former = typesetter as? NSTextLayoutManager
    let storage = storage
    former?.onChange = {}
    former?.onRenderingChange = {}
    former?.attachmentView = nil
    former?.shownBounds = nil
    former?.textContainer = nil
    typesetting.attachedViews.forEach { $0.removeFromSuperview() }
    if let former { typesetting.contentManager?.removeTextLayoutManager(former) }
    typesetting = Self.ofBefore(container, storage)
    followTypesetter()
    if label is ManagedLabel { exchangeLabel() }
    showStorage()
  }

  /// Shows the views that stand for attachments, where their characters are.
  func showAttachedViews() {
    guard let manager = typesetter as? NSTextLayoutManager else { return }
    let former = typesetting.attachedViews
    guard manager.shown.hasViews || !former.isEmpty else { return }
    var shown: [UIView] = []
    for attached in manager.attachedViews {
      guard let view = attached.provider.view else { continue }
      view.frame = attached.frame.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
      if view.superview !== self { insertSubview(view, aboveSubview: canvas) }
      shown.append(view)
    }
    for view in former where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    typesetting.attachedViews = shown
  }

  /// Whether an event has a new touch on a view that stands for an attachment: that touch is the view's, and not the text's.
  ///
  /// Source: Apple's sample "Enriching your text in text views", whose view there acts by `touchesEnded(_:with:)`.
  func hasTouchOnAttachment(_ event: UIEvent) -> Bool {
    let views = typesetting.attachedViews
    guard !views.isEmpty, let touches = event.allTouches else { return false }
    return touches.contains { touch in
      touch.phase == .began && views.contains { touch.view?.isDescendant(of: $0) == true }
    }
  }
}
