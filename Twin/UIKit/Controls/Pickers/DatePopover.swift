import Foundation
import QuartzCore

/// What a plate of a date picker opens: the days of a month, or wheels, in a bubble over the page.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  /// What is in the bubble.
  enum Content {
    case day
    case wheels(UIDatePicker.Mode)
  }

  /// The size of the bubble with wheels, in points (assumed).
  private static let wheelsSize = CGSize(width: 260, height: 216)

  /// Kept as long as the bubble is open, whatever the app does with it.
  private let owner: UIDatePicker
  private var month: DateCalendar?
  private var wheels: UIDatePicker?
  /// The bubble is gone.
  var onClose: () -> Void = {}

  init(_ content: Content, of owner: UIDatePicker) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    switch content {
    case .day:
      month = DateCalendar(of: owner, allowsTime: false)
      preferredContentSize = month?.intrinsicContentSize ?? .zero
    case .wheels(let mode):
      wheels = makeWheels(mode)
      preferredContentSize = mode == .time ? Self.wheelsSize : wheels?.intrinsicContentSize ?? .zero
    }
    limitsDidChange()
    show(animated: false)
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  private func makeWheels(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = mode
    wheels.addAction(
      UIAction { [weak self, unowned wheels] _ in self?.take(from: wheels) }, for: .valueChanged)
    return wheels
  }

  private func take(from wheels: UIDatePicker) {
    if wheels.datePickerMode == .countDownTimer {
      owner.choose(duration: wheels.countDownDuration)
    } else {
      owner.choose(wheels.date)
    }
  }

  /// Shows the bubble beside a view of a page.
  func open(over page: UIViewController, beside plate: UIView) {
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
    popoverPresentationController?.sourceView = plate
    page.present(self, animated: true)
  }

  /// A bubble on phones, too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Gives the bubble a shadow (assumed: how dark and wide it is).
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    guard let bubble = popoverPresentationController.presentedView else { return }
    bubble.clipsToBounds = false
    bubble.layer.shadowOpacity = 0.25
    bubble.layer.shadowRadius = 30
    bubble.layer.shadowOffset = CGSize(width: 0, height: 10)
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for part in [month, wheels] { part.map(view.addSubview) }
  }

  override func viewDidLayoutSubviews() {
    month?.frame = view.bounds
    wheels?.frame = view.bounds
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onClose() }
  }

  /// Shows the date of the picker.
  func show(animated: Bool) {
    month?.show(animated: animated)
    guard let wheels else { return }
    wheels.rules = owner.rules
    wheels.minuteInterval = owner.minuteInterval
    wheels.countDownDuration = owner.countDownDuration
    wheels.setDate(owner.date, animated: animated)
  }

  /// Takes on the limits of the picker.
  func limitsDidChange() {
    month?.limitsDidChange()
    wheels?.minimumDate = owner.minimumDate
    wheels?.maximumDate = owner.maximumDate
  }
}
