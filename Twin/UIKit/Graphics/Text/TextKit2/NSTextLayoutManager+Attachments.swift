import Foundation

/// Attachments, and the views that stand for some of them.
nonisolated extension NSTextLayoutManager {
  /// What has a view for an attachment; the same as long as the attachment is there.
  func provider(
    of attachment: NSTextAttachment, at location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider? {
    let key = ObjectIdentifier(attachment)
    if let known = providers[key], known.textAttachment === attachment { return known }
    guard attachment.allowsTextAttachmentView else { return nil }
    let new = attachment.viewProvider(
      for: attachmentView, location: location, textContainer: textContainer)
    providers[key] = new
    return new
  }

  /// What is drawn for an attachment, and where: nothing if it has a view.
  func picture(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any],
    at location: (any NSTextLocation)?, _ offset: Int, in room: CGRect
  ) -> TextPicture {
    guard let location else {
      return TextPicture(attachment, at: offset, in: textContainer, room)
    }
    let hasView = provider(of: attachment, at: location) != nil
    let bounds = attachment.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer,
      proposedLineFragment: room, position: .zero)
    return TextPicture(attachment, bounds: bounds) { [weak textContainer] in
      hasView
        ? nil
        : attachment.image(
          for: $0, attributes: attributes, location: location, textContainer: textContainer)
    }
  }

  /// What there is besides text.
  struct Shown {
    /// Whether an attachment has a view.
    var hasViews = false
    /// Whether a paragraph is in a list, and its marker shows.
    var hasLists = false
  }

  /// What there is besides text; found out once for each text.
  var shown: Shown {
    if let knownShown { return knownShown }
    var found = Shown()
    let text = text(ofShown: false)
    let showsMarkers = !NSTextList.includesTextListMarkers
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      if showsMarkers, style?.textLists.isEmpty == false { found.hasLists = true }
      guard !found.hasViews, let attachment = attributes[.attachment] as? NSTextAttachment,
        let location = location(atFlow: range.location)
      else { return }
      found.hasViews = provider(of: attachment, at: location) != nil
    }
    knownShown = found
    return found
  }

  /// What has views for attachments, and where they are in the container, in points.
  var attachedViews: [(provider: NSTextAttachmentViewProvider, frame: CGRect)] {
    let flow = arrangedFlow
    return text(ofShown: false).attachments.compactMap { attachment, offset in
      guard let location = location(atFlow: offset),
        let provider = provider(of: attachment, at: location),
        let line = flow.lineIndex(at: offset),
        let rect = flow.pictureRect(at: offset, in: flow.lines[line])
      else { return nil }
      return (provider, rect.offsetBy(dx: padding, dy: 0))
    }
  }
}

nonisolated extension NSTextLayoutFragment {
  /// What has views for attachments of the fragment, in order.
  public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let manager = textLayoutManager, let place,
      let text = (textElement as? NSTextParagraph)?.attributedString
    else { return [] }
    return text.attachments.compactMap { attachment, offset in
      manager.location(atFlow: place.start + offset)
        .flatMap { manager.provider(of: attachment, at: $0) }
    }
  }
}

nonisolated extension NSAttributedString {
  /// The attachments in the text, and where they are.
  fileprivate var attachments: [(attachment: NSTextAttachment, offset: Int)] {
    var found: [(NSTextAttachment, Int)] = []
    enumerateAttributes(
      in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      guard let attachment = attributes[.attachment] as? NSTextAttachment else { return }
      found.append((attachment, range.location))
    }
    return found
  }
}
