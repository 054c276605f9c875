import Foundation

/// The button at the end of an empty field: for bookmarks, or for results that were found lately.
///
/// Source: UIKit documentation: it shows where the button is that empties a field with text; of the two the
/// one for results shows (assumed).
extension UISearchBar {
  /// What an app wants at the end of the field.
  struct EndButtons {
    var showsBookmark = false
    var showsResults = false
    var isResultsSelected = false
    var view: SearchEndButton?
  }

  /// Shows the button that is wanted, with the app's picture.
  func showEndButton() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : (showsBookmarkButton ? .bookmark : nil)
    let field = searchTextField
    guard let icon else {
      if endButtons.view != nil, field.rightView === endButtons.view { field.rightView = nil }
      endButtons.view = nil
      return
    }
    let view = endButtons.view ?? SearchEndButton { [weak self] in self?.endButtonTapped() }
    endButtons.view = view
    let isOn = icon == .resultsList && isSearchResultsButtonSelected
    view.show(
      image(for: icon, state: isOn ? .selected : .normal) ?? image(for: icon, state: .normal),
      isResults: icon == .resultsList, isSelected: isOn)
    if field.rightView == nil { field.rightView = view }
    field.rightViewMode = field.hasText ? .never : .always
  }

  private func endButtonTapped() {
    if showsSearchResultsButton {
      UISystem.current.running(.app("searchBarResultsListButtonClicked(_:)")) {
        delegate?.searchBarResultsListButtonClicked(self)
      }
    } else {
      UISystem.current.running(.app("searchBarBookmarkButtonClicked(_:)")) {
        delegate?.searchBarBookmarkButtonClicked(self)
      }
    }
  }
}

/// The button at the end of a search field.
final class SearchEndButton: ButtonControl {
  private let picture = UIImageView()
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    picture.contentMode = .center
    picture.frame = bounds
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ image: UIImage?, isResults: Bool, isSelected: Bool) {
    picture.image = image ?? UIImage(systemName: isResults ? "list.bullet" : "book")
    picture.tintColor = isSelected ? nil : .secondaryLabel
    self.isSelected = isSelected
    accessibilityLabel = isResults ? "Results" : "Bookmarks"
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
