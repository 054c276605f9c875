public import Foundation

/// The text field of a search bar.
///
/// Differs from UIKit: no tokens or suggestions.
open class UISearchTextField: UITextField {
  /// Makes an empty field with round corners, whose return key says "Search".
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    showUsualBackground(.tertiarySystemFill)
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
  }
}
