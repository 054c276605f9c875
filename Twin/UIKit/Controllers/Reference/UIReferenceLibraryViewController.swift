public import Foundation

/// Shows what dictionaries say of a word.
///
/// Source: Apple's documentation of `UIReferenceLibraryViewController`. Differs from UIKit: there is no dictionary on the
/// device, as on one that has downloaded none, and no way to get one. Assumed: the words that say so.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Whether a dictionary has a word: none has.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Makes a page about a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a page about no word; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Says that there is nothing, and has a button to leave.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No definition found for “\(term)”."
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.leave() })
    done.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(done)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      done.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true)
  }
}
