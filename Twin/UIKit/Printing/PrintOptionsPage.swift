import CoreGraphics
import Foundation

/// The page with the options of a job: what is to be printed, and that there is no printer for it.
final class PrintOptionsPage: UIViewController {
  struct Preview {
    /// The first page; nil if it cannot be shown.
    let image: UIImage?
    /// How many pages there are; nil if that is not known.
    let count: Int?
  }

  var onAppear: () -> Void = {}
  var onLeave: () -> Void = {}
  var onEnd: () -> Void = {}

  private enum State {
    case coming, shown, leaving, gone
  }

  private let preview: Preview
  private let rows: [String]
  private var state = State.coming

  init(_ preview: Preview, rows: [String]) {
    self.preview = preview
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    title = "Print"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
    let button = UIBarButtonItem(title: "Print", style: .done, target: nil, action: nil)
    button.isEnabled = false
    navigationItem.rightBarButtonItem = button
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView(arrangedSubviews: rows.map(makeLabel))
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    if let count = preview.count {
      stack.addArrangedSubview(makeLabel(count == 1 ? "1 Page" : "\(count) Pages"))
    }
    let picture = UIImageView(image: preview.image)
    picture.backgroundColor = .white
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(picture)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24),
      picture.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      picture.widthAnchor.constraint(equalToConstant: 170),
      picture.heightAnchor.constraint(equalToConstant: 220),
    ])
  }

  private func makeLabel(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Goes; nothing happens if the page is going already.
  func leave(animated isAnimated: Bool) {
    guard state == .coming || state == .shown else { return }
    if let stack = navigationController, stack.viewControllers.first !== self {
      stack.popViewController(animated: isAnimated)
    } else {
      presentingViewController?.dismiss(animated: isAnimated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isNew = state == .coming
    // Or it was about to go, and a finger has thought better of it.
    state = .shown
    if isNew { onAppear() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isGoing, state == .coming || state == .shown else { return }
    state = .leaving
    onLeave()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isGoing, state == .leaving else { return }
    state = .gone
    onEnd()
  }

  private var isGoing: Bool {
    isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
  }
}
