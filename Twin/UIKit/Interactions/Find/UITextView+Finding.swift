import Foundation

/// Searching in the text of a text view (since iOS 16).
extension UITextView {
  /// Lets a person search in the view's text; nil unless ``isFindInteractionEnabled``.
  public var findInteraction: UIFindInteraction? { finding?.interaction }

  /// Whether a person can search in the view's text.
  public var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        let finding = TextViewFinding(self)
        attachments[ObjectIdentifier(TextViewFinding.self)] = finding
        addInteraction(finding.interaction)
      } else if let interaction = finding?.interaction {
        interaction.dismissFindNavigator()
        removeInteraction(interaction)
        attachments[ObjectIdentifier(TextViewFinding.self)] = nil
      }
    }
  }

  var finding: TextViewFinding? {
    attachments[ObjectIdentifier(TextViewFinding.self)] as? TextViewFinding
  }
}

/// The search in the text of a text view.
///
/// Results lie below the text in yellow, the one that a person looks at in a stronger one. Assumed: the colors.
final class TextViewFinding: NSObject, UIFindInteractionDelegate, UITextSearching {
  private unowned let view: UITextView
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  private var found: [(range: NSRange, isHighlighted: Bool)] = []
  private var marks: [UIView] = []

  init(_ view: UITextView) {
    self.view = view
  }

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  // MARK: Searching

  var selectedTextRange: UITextRange? { view.selectedTextRange }

  var supportsTextReplacement: Bool { view.isEditable }

  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    view.compare(foundRange.start, to: toRange.start)
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: queryString, in: view.editedText) {
      resultAggregator.foundRange(TextSpan(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    view.scrollRangeToVisible(view.editor.range(range))
  }

  // MARK: Replacing

  func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    view.replace(foundTextRange, withText: withText)
  }

  /// Replaces from the end on, so that the places before stay what they are; all of it is taken back at once.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    let undo = view.undoManager
    undo?.beginUndoGrouping()
    for range in options.ranges(of: queryString, in: view.editedText).reversed() {
      view.replace(TextSpan(range), withText: withText)
    }
    undo?.endUndoGrouping()
  }

  // MARK: Showing

  func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    let range = view.editor.range(foundTextRange)
    found.removeAll { $0.range == range }
    if style != .normal { found.append((range, style == .highlighted)) }
    view.setNeedsLayout()
  }

  func clearAllDecoratedFoundText() {
    found = []
    view.setNeedsLayout()
  }

  /// Shows the marks where the text is now.
  func showMarks() {
    let places = found.flatMap { found in
      view.selectionRects(for: TextSpan(found.range)).map { ($0.rect, found.isHighlighted) }
    }
    while marks.count > places.count { marks.removeLast().removeFromSuperview() }
    while marks.count < places.count {
      let mark = UIView()
      mark.isUserInteractionEnabled = false
      view.insertSubview(mark, belowSubview: view.canvas)
      marks.append(mark)
    }
    UIView.performWithoutAnimation {
      for (mark, place) in zip(marks, places) {
        mark.frame = place.0
        mark.backgroundColor = .systemYellow.withAlphaComponent(place.1 ? 1 : 0.3)
      }
    }
  }
}
