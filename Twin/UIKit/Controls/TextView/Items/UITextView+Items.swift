import Foundation

/// Links, attachments and marked parts that a person taps or presses.
///
/// They can be touched while the text can be selected and not edited (UIKit documentation,
/// `UITextView.dataDetectorTypes` and `isSelectable`). Differs from UIKit: attachments without a delegate do
/// nothing; a press shows no preview.
extension UITextView {
  private final class Detected {
    var types: UIDataDetectorTypes = []
    var links: [(range: NSRange, url: URL)] = []
  }

  /// What is looked for in the text.
  var detectedTypes: UIDataDetectorTypes {
    get { detected?.types ?? [] }
    set {
      let detected = detected ?? Detected()
      detected.types = newValue
      attachments[ObjectIdentifier(Detected.self)] = detected
      showStorage()
    }
  }

  private var detected: Detected? {
    attachments[ObjectIdentifier(Detected.self)] as? Detected
  }

  /// Finds anew what there is in the text, and says what is to look like a link.
  func findLinks() -> [NSRange] {
    guard let detected else { return [] }
    let types = dataDetectorTypes
    let finds = !isEditable && !types.isEmpty
    detected.links = finds ? DataDetector(types: types).links(in: storage.string) : []
    return detected.links.map(\.range)
  }

  // MARK: Touches

  /// A tap ends on an item, or begins editing.
  func tapped(at point: CGPoint, count: Int) {
    if let item = item(at: point) { return runPrimaryAction(of: item) }
    if isEditable, becomeFirstResponder(), count == 1 { placeCursor(at: point) }
  }

  /// What there is at a point that does something.
  func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let range = editor.characterRange(at: point) else {
      return nil
    }
    let place = editor.range(range).location
    if let link = detected?.links.first(where: { NSLocationInRange(place, $0.range) }) {
      return UITextItem(content: .link(link.url), range: link.range)
    }
    return storedItem(at: place)
  }

  private func storedItem(at place: Int) -> UITextItem? {
    guard place < storage.length else { return nil }
    let all = NSRange(location: 0, length: storage.length)
    for key in [NSAttributedString.Key.textItemTag, .link, .attachment] {
      var range = NSRange()
      let value = storage.attribute(
        key, at: place, longestEffectiveRange: &range, in: all)
      if let content = UITextItem.Content(key, value) {
        return UITextItem(content: content, range: range)
      }
    }
    return nil
  }

  private func runPrimaryAction(of item: UITextItem) {
    let usual = item.defaultAction
    let action = UISystem.current.running(.app("textView(_:primaryActionFor:defaultAction:)")) {
      editingDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) }
        ?? usual
    }
    action?.perform(sender: self)
  }

  /// Opens the menu of an item that is pressed.
  func openMenu(of item: UITextItem) {
    let usual = item.defaultMenu
    let configuration = UISystem.current.running(
      .app("textView(_:menuConfigurationFor:defaultMenu:)")
    ) {
      editingDelegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
        ?? UITextItem.MenuConfiguration(menu: usual)
    }
    guard let configuration, let window else { return }
    guard configuration.menu.showsAnything else { return }
    let animator = ContextMenuAnimator(nil)
    editingDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
    let view = MenuView(configuration.menu) { [weak self] action in
      if let self { action.perform(sender: self) }
    }
    view.onClose = { [weak self] in
      guard let self else { return }
      let animator = ContextMenuAnimator(nil)
      editingDelegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
      animator.play(for: MenuView.duration)
    }
    view.open(besideArea: convert(editor.rect(of: item.range), to: window), in: window)
    animator.play(for: MenuView.duration)
  }
}

extension ContextMenuAnimator {
  /// Animates what the app wants along with something that takes some seconds.
  func play(for duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, animations: animate, completion: { _ in self.complete() })
  }
}

extension UITextItem.Content {
  /// The content that an attribute stands for; nil if it is none.
  fileprivate init?(_ key: NSAttributedString.Key, _ value: Any?) {
    switch (key, value) {
    case (.textItemTag, let tag as String): self = .tag(tag)
    case (.link, let url as URL): self = .link(url)
    case (.link, let text as String):
      guard let url = URL(string: text) else { return nil }
      self = .link(url)
    case (.attachment, let attachment as NSTextAttachment): self = .textAttachment(attachment)
    default: return nil
    }
  }
}

extension UITextItem {
  /// What a tap does unless the app says something else: it follows a link.
  fileprivate var defaultAction: UIAction {
    UIAction(title: "Open Link") { [content] _ in
      if case .link(let url) = content { UIApplication.shared.open(url) }
    }
  }

  /// What a press offers unless the app says something else.
  fileprivate var defaultMenu: UIMenu {
    guard case .link(let url) = content else { return UIMenu() }
    return UIMenu(children: [
      defaultAction,
      UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
    ])
  }
}
