public import Foundation

/// Offers what can be done with some items: the app's activities, and copying.
///
/// Differs from UIKit: of the system's own activities there is only copying, and no people and apps to
/// send to; a row of text for each, and no preview.
open class UIActivityViewController: UIViewController {
  /// What is called in the end: what was done, whether it was, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private var isDone = false

  /// Makes a page for items.
  ///
  /// - Parameters:
  ///   - activityItems: What is to be shared; a `UIActivityItemSource` is asked for it.
  ///   - applicationActivities: What the app itself can do with it.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Makes a page for what an object offers, and what the app can do with it (since iOS 14).
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration
        .applicationActivitiesForActivityItemsConfiguration)
  }

  /// Makes a page that shares nothing; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  /// What is not to be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether one activity may stand out from the others (since iOS 15.4). Differs from UIKit: none does.
  open var allowsProminentActivity = true

  /// Called when something was done, or the page was dismissed without.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// Shows a row for each activity that can be done.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView(arrangedSubviews: offered.map(makeRow))
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private var offered: [UIActivity] {
    activities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private var placeholders: [Any] {
    items.map { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewControllerPlaceholderItem(self)
    }
  }

  private func items(for activity: UIActivity) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private func makeRow(_ activity: UIActivity) -> UIView {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: activity.activityTitle ?? "") { [weak self] _ in
        self?.choose(activity)
      })
  }

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity))
    activity.onFinish = { [weak self, weak activity] isCompleted in
      self?.finish(activity?.activityType, isCompleted)
    }
    if let page = activity.activityViewController {
      present(page, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    guard !isDone else { return }
    isDone = true
    let tell = completionWithItemsHandler
    let dismissing = presentingViewController ?? self
    dismissing.dismiss(animated: true) { tell?(type, isCompleted, nil, nil) }
  }

  /// Tells that nothing was done, if the page was dismissed without.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isDone else { return }
    isDone = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
