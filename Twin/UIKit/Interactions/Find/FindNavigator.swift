import CoreGraphics
import Foundation

/// The bar for searching, above the keyboard: a field, how many results there are, arrows and a button to end it; in a
/// second row what comes in the place of results.
///
/// Assumed: lengths and words, from pictures of iOS 16.
final class FindNavigator {
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  private static let countWidth: CGFloat = 80

  private unowned let interaction: UIFindInteraction
  private let bar = UIView()
  private let searchRow = UIStackView()
  private let replacementRow = UIStackView()
  let searchField = UISearchTextField()
  let replacementField = UITextField()
  private let countLabel = UILabel()
  private let previous = UIButton(type: .system)
  private let next = UIButton(type: .system)
  private let replace = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)

  init(_ interaction: UIFindInteraction, in window: UIWindow) {
    self.interaction = interaction
    makeRows()
    bar.backgroundColor = .secondarySystemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    let rows = UIStackView(arrangedSubviews: [searchRow, replacementRow])
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(rows)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      rows.topAnchor.constraint(equalTo: bar.topAnchor),
      rows.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      rows.leadingAnchor.constraint(
        equalTo: bar.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
      searchRow.heightAnchor.constraint(equalToConstant: Self.rowHeight),
      replacementRow.heightAnchor.constraint(equalToConstant: Self.rowHeight),
      countLabel.widthAnchor.constraint(lessThanOrEqualToConstant: Self.countWidth),
    ])
  }

  private func makeRows() {
    searchField.placeholder = "Find"
    searchField.accessibilityIdentifier = "find.searchField"
    replacementField.placeholder = "Replace"
    replacementField.borderStyle = .roundedRect
    countLabel.textColor = .secondaryLabel
    countLabel.font = .systemFont(ofSize: 13)
    let done = UIButton(type: .system)
    set(done, "Done") { [unowned interaction] in interaction.dismissFindNavigator() }
    set(previous, "Previous", picture: "chevron.up") { [unowned interaction] in
      interaction.findPrevious()
    }
    set(next, "Next", picture: "chevron.down") { [unowned interaction] in interaction.findNext() }
    set(replace, "Replace") { [unowned interaction] in interaction.replaceOne() }
    set(replaceAll, "All") { [unowned interaction] in interaction.replaceAll() }
    searchField.addAction(
      UIAction { [unowned self] _ in interaction.search(for: searchField.text ?? "") },
      for: .editingChanged)
    searchField.addAction(
      UIAction { [unowned interaction] _ in interaction.findNext() }, for: .primaryActionTriggered)
    replacementField.addAction(
      UIAction { [unowned self] _ in interaction.replacement(replacementField.text ?? "") },
      for: .editingChanged)
    fill(searchRow, [searchField, countLabel, previous, next, done])
    fill(replacementRow, [replacementField, replace, replaceAll])
    replacementRow.isHidden = true
  }

  private func set(
    _ button: UIButton, _ title: String, picture: String? = nil, _ act: @escaping () -> Void
  ) {
    if let picture {
      button.setImage(UIImage(systemName: picture), for: .normal)
      button.accessibilityLabel = title
    } else {
      button.setTitle(title, for: .normal)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  private func fill(_ row: UIStackView, _ views: [UIView]) {
    row.spacing = Self.margin
    row.alignment = .center
    for view in views { row.addArrangedSubview(view) }
  }

  /// Whether there is a second row.
  var showsReplacement: Bool {
    get { !replacementRow.isHidden }
    set { replacementRow.isHidden = !newValue }
  }

  /// Shows texts and takes the keyboard.
  func begin(search: String?, replacement: String?) {
    searchField.text = search
    replacementField.text = replacement
    if !searchField.isFirstResponder { searchField.becomeFirstResponder() }
    searchField.selectAll(nil)
  }

  /// Says how many results there are.
  func show(_ count: FindCount, canReplace: Bool) {
    let isEmpty = (searchField.text ?? "").isEmpty
    countLabel.text = isEmpty ? "" : count.text
    for button in [previous, next] { button.isEnabled = count.hasResults }
    for button in [replace, replaceAll] { button.isEnabled = count.hasResults && canReplace }
  }

  /// Gives the keyboard back and goes.
  func end() {
    for field in [searchField, replacementField] where field.isFirstResponder {
      field.resignFirstResponder()
    }
    bar.removeFromSuperview()
  }
}
