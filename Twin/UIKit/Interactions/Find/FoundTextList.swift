import Foundation

/// A search in an object, whatever tells its documents apart.
@MainActor
protocol FindableText: AnyObject {
  var object: (any UITextSearching)? { get }
  var onChange: () -> Void { get set }
  var count: Int { get }
  /// Which result a person looks at.
  var highlighted: Int? { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  func move(by step: Int)
  func replaceHighlighted(with text: String) -> Bool
  func forget()
}

/// The results of a search, shown in the object's text.
final class FoundTextList<Object: UITextSearching>: FindableText {
  private weak var own: Object?
  private var results: FoundTexts<Object.DocumentIdentifier>?
  private(set) var highlighted: Int?
  var onChange: () -> Void = {}

  init(_ object: Object) {
    own = object
  }

  var object: (any UITextSearching)? { own }

  var count: Int { results?.all.count ?? 0 }

  func search(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let own, !query.isEmpty else { return }
    let results = FoundTexts<Object.DocumentIdentifier> { [weak own] first, second in
      guard let own else { return .orderedSame }
      if let document = first.document, let other = second.document, document != other {
        return own.compare(document: document, toDocument: other)
      }
      return own.compare(first.range, toRange: second.range, document: first.document)
    }
    self.results = results
    results.onChange = { [weak self, weak results] in
      if let self, self.results === results { show() }
    }
    own.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(results: results))
  }

  /// Shows what has been found by now.
  private func show() {
    guard let own, let all = results?.all else { return }
    own.clearAllDecoratedFoundText()
    for found in all {
      own.decorate(foundTextRange: found.range, document: found.document, usingStyle: .found)
    }
    let former = highlighted.flatMap { all.indices.contains($0) ? $0 : nil }
    highlighted = nil
    highlight(former ?? firstToLookAt)
    onChange()
  }

  private var firstToLookAt: Int? {
    guard let own, let all = results?.all, !all.isEmpty else { return nil }
    guard let selection = own.selectedTextRange else { return 0 }
    let document = own.selectedTextSearchDocument
    return all.firstIndex { found in
      if let document, let other = found.document, document != other {
        return own.compare(document: other, toDocument: document) == .orderedDescending
      }
      return own.compare(found.range, toRange: selection, document: found.document)
        != .orderedAscending
    } ?? 0
  }

  private func highlight(_ index: Int?) {
    guard let own, let all = results?.all else { return }
    if let highlighted, all.indices.contains(highlighted) {
      let found = all[highlighted]
      own.decorate(foundTextRange: found.range, document: found.document, usingStyle: .found)
    }
    highlighted = index
    guard let index else { return }
    let found = all[index]
    own.willHighlight(foundTextRange: found.range, document: found.document)
    own.decorate(
      foundTextRange: found.range, document: found.document, usingStyle: .highlighted)
    own.scrollRangeToVisible(found.range, inDocument: found.document)
  }

  func move(by step: Int) {
    guard count > 0 else { return }
    let place = highlighted.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
    highlight((place + count) % count)
    onChange()
  }

  func replaceHighlighted(with text: String) -> Bool {
    guard let own, let highlighted, let found = results?.all[highlighted],
      own.shouldReplace(foundTextRange: found.range, document: found.document, withText: text)
    else { return false }
    own.replace(foundTextRange: found.range, document: found.document, withText: text)
    return true
  }

  func forget() {
    guard results != nil else { return }
    results = nil
    highlighted = nil
    own?.clearAllDecoratedFoundText()
    onChange()
  }
}
