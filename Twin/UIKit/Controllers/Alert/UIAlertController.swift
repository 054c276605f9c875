public import Foundation

/// Shows a message with buttons.
///
/// On phones, from iOS 26 on, an action sheet that belongs to a view or to an item of a bar comes beside that, without its
/// button to cancel; one that belongs to nothing comes in the middle of the screen (Apple, WWDC 2025, "Build a UIKit
/// app with the new design"). Assumed: it is a card as in the middle, in the bubble of a popover.
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  /// Whether a drag that pauses over a button presses it.
  open var isSpringLoaded = false

  /// How a message is shown.
  nonisolated public enum Style: Int, Sendable {
    /// From the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  private var ownActions: [UIAlertAction] = []
  private var ownPreferredStyle = Style.actionSheet
  private var ownPreferredAction: UIAlertAction?
  private var ownTextFields: [UITextField] = []

  /// Makes an alert without buttons.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    ownPreferredStyle = preferredStyle
    if preferredStyle == .alert { modalPresentationStyle = .overFullScreen }
  }

  /// Makes an action sheet without text; both arguments are kept and otherwise ignored.
  ///
  /// Source: `UIAlertController()` has the style whose raw value is 0; apps make action sheets that way.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = Self.sheetStyle
  }

  /// On a tablet action sheets are popovers (the text of the exception for those that lack a source), and from iOS 26 on
  /// on phones.
  private static var sheetStyle: UIModalPresentationStyle {
    isOnTablet || AlertMeasures.current.hasCapsules ? .popover : .overFullScreen
  }

  private static var isOnTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Makes an alert as without an archive; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !ownActions.contains(where: { $0.style == .cancel }) else {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    ownActions.append(action)
    alertViewIfLoaded?.show(actions: arrangedActions, preferred: preferredAction)
  }

  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// How serious the message is.
  ///
  /// Differs from UIKit: kept; on an iPhone it makes no difference to see there either.
  open var severity = UIAlertControllerSeverity.default

  /// The button that stands out; raises for one that was not added before.
  ///
  /// Source: documentation, which calls it an error of the programmer. Assumed: the wording.
  open var preferredAction: UIAlertAction? {
    get { ownPreferredAction }
    set {
      if let newValue, !ownActions.contains(where: { $0 === newValue }) {
        let system = UISystem.current
        system.raise(
          "NSInternalInconsistencyException",
          "The preferredAction of an alert controller must be contained in the \"actions\" array or "
            + "be nil. The action \(system.describe(newValue)) is not contained in the actions of "
            + "\(system.describe(self)).")
        return
      }
      ownPreferredAction = newValue
      alertViewIfLoaded?.show(actions: arrangedActions, preferred: newValue)
    }
  }

  /// Adds a text field and gives it to a closure; raises if this is an action sheet.
  ///
  /// Assumed: the wording of the exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    field.backgroundColor = .systemBackground
    ownTextFields.append(field)
    field.onReturn = { [weak self, weak field] in self?.returnPressed(in: field) }
    configurationHandler?(field)
    alertViewIfLoaded?.show(fields: ownTextFields)
  }

  /// The text fields, in the order in which they were added; empty, and never nil, if there are none.
  ///
  /// Source: tests of apps that count none (github.com/jonreid/ViewControllerPresentationSpy, its action
  /// sheet, and stablekernel's Armory, its alert).
  open var textFields: [UITextField]? { ownTextFields }

  /// The return key goes on to the next field, or else does what the button does that stands out.
  ///
  /// Source: an alert is dismissed by return even while its button is disabled, unless the field's delegate
  /// refuses (oleb.net, 2018). Assumed: that button is the preferred one, or else the first that does not
  /// cancel; and that there is a next field's turn before.
  private func returnPressed(in field: UITextField?) {
    let following = ownTextFields.drop { $0 !== field }.dropFirst()
    if let next = following.first {
      next.becomeFirstResponder()
    } else if let action = preferredAction ?? ownActions.first(where: { $0.style != .cancel }) {
      finish(with: action)
    }
  }

  /// Lets the first text field take what is typed.
  ///
  /// Assumed: from when the alert comes, not only once it is there.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard let field = ownTextFields.first else { return }
    keepClearOfKeyboard()
    field.becomeFirstResponder()
  }

  /// Lets the keyboard go where it likes.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardWatch.map(NotificationCenter.default.removeObserver)
    keyboardWatch = nil
  }

  private var keyboardWatch: (any NSObjectProtocol)?

  /// Keeps the box in the middle of what the keyboard leaves free.
  private func keepClearOfKeyboard() {
    guard keyboardWatch == nil else { return }
    keyboardWatch = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      guard let end = frame?.cgRectValue, let seconds = duration?.doubleValue else { return }
      // Proof: keyboards are on the main thread, and a notification is posted to nobody elsewhere.
      MainActor.assumeIsolated { self?.move(clearOf: end, seconds) }
    }
  }

  private func move(clearOf keyboard: CGRect, _ seconds: TimeInterval) {
    guard let view = viewIfLoaded, let container = view.superview else { return }
    let move = {
      AlertLook.fit(view, in: container, above: container.convert(keyboard, from: nil).minY)
      view.layoutIfNeeded()
    }
    guard appearance == .appeared else { return UIView.performWithoutAnimation(move) }
    UIView.animate(withDuration: seconds, animations: move)
  }

  /// Where the keyboard begins that the box keeps clear of, in a view that holds the box.
  func keyboardTop(in container: UIView) -> CGFloat {
    let keyboard = UIApplication.shared.keyboard
    guard keyboardWatch != nil, keyboard.height > 0 else { return .infinity }
    return container.convert(CGPoint(x: 0, y: keyboard.top), from: nil).y
  }

  /// The bold text.
  open override var title: String? {
    didSet { alertViewIfLoaded?.show(texts) }
  }

  /// The text below the title.
  open var message: String? {
    didSet { alertViewIfLoaded?.show(texts) }
  }

  /// Texts with attributes, which apps set by their keys (UIAlertController+Parts.swift).
  var attributedTexts: (title: NSAttributedString?, message: NSAttributedString?) {
    didSet { alertViewIfLoaded?.show(texts) }
  }

  private var texts: AlertTexts {
    AlertTexts(
      title: title, message: message, attributedTitle: attributedTexts.title,
      attributedMessage: attributedTexts.message)
  }

  /// How the message is shown.
  open var preferredStyle: Style { ownPreferredStyle }

  /// Makes the box with the texts and the buttons.
  open override func loadView() {
    let alertView: any AlertContent =
      looksLikeSheet ? ActionSheetView(isInBubble: isInBubble) : AlertView()
    alertView.show(texts)
    alertView.onTap = { [weak self] action in self?.finish(with: action) }
    view = alertView
    alertView.show(fields: ownTextFields)
    alertView.show(actions: arrangedActions, preferred: preferredAction)
    if let sheet = alertView as? ActionSheetView, isInBubble {
      preferredContentSize = sheet.sizeInBubble
    }
  }

  /// Whether this is an action sheet in a popover, which has no button to cancel.
  private var isInBubble: Bool {
    isSheet && modalPresentationStyle == .popover
      && (Self.isOnTablet || popoverPresentationController?.hasSource ?? false)
  }

  /// How a phone shows the popover that an action sheet of iOS 26 is: as it is, or in the middle without a source.
  var styleOnPhone: UIModalPresentationStyle? {
    guard isSheet, !Self.isOnTablet, AlertMeasures.current.hasCapsules else { return nil }
    return isInBubble ? UIModalPresentationStyle.none : .overFullScreen
  }

  /// Makes the message as large as its bubble, once it is known what that belongs to. Its look is that of a card then.
  func settle(inBubbleOf container: UIView) {
    guard let card = viewIfLoaded as? AlertView else { return }
    card.hasColumn = true
    card.show(actions: arrangedActions, preferred: preferredAction)
    preferredContentSize = card.sizeThatFits(container.bounds.size)
  }

  /// Whether there is something that a tap beside the message does.
  var cancels: Bool { ownActions.contains { $0.style == .cancel } }

  private var alertViewIfLoaded: (any AlertContent)? { viewIfLoaded as? any AlertContent }

  private var isSheet: Bool { preferredStyle == .actionSheet }

  /// Whether it shows at the lower edge or in a popover: from iOS 26 on, action sheets of phones are cards as alerts are
  /// (github.com/Vercantez/openuikit, `UIAlertController`, read off iOS 26.1).
  private var looksLikeSheet: Bool {
    isSheet && (Self.isOnTablet || !AlertMeasures.current.hasCapsules)
  }

  /// A tap beside an action sheet does what its button to cancel does, if there is one.
  func takeTaps(on background: UIView) {
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("tap beside an action sheet")) { [weak self] _ in
      _ = self?.cancelByUser()
    }
    background.addGestureRecognizer(tap)
  }

  /// Does what the button to cancel does.
  ///
  /// - Returns: Whether there is one.
  func cancelByUser() -> Bool {
    guard let action = ownActions.first(where: { $0.style == .cancel }) else { return false }
    finish(with: action)
    return true
  }

  /// The cancelling button comes first of two and last of more.
  private var arrangedActions: [UIAlertAction] {
    let cancelling = ownActions.filter { $0.style == .cancel }
    let others = ownActions.filter { $0.style != .cancel }
    if isInBubble, !looksLikeSheet { return others }
    return ownActions.count == 2 && !looksLikeSheet ? cancelling + others : others + cancelling
  }

  /// Has the alert dismissed by who presented it, whose override of `dismiss(animated:completion:)` hears of it; the
  /// handler runs when the alert is gone.
  private func finish(with action: UIAlertAction) {
    (presentingViewController ?? self).dismiss(animated: true) { action.perform() }
  }

  override var presentationLook: (any PresentationLook)? {
    if isInBubble { return nil }
    return looksLikeSheet ? ActionSheetLook() : AlertLook()
  }
}

/// Fades in while shrinking to its size, above a dimmed page; fades out.
struct AlertLook: PresentationLook {
  /// Seconds that an alert takes to come or go (assumed).
  let duration: TimeInterval = 0.4
  /// The size from which an alert shrinks (assumed: measured from films).
  private static let startScale: CGFloat = 1.2
  /// Where the middle of an alert is: in that of the screen, or from iOS 26 on of the safe area (see
  /// ``AlertMeasures/card``).
  static func middle(of container: UIView) -> CGFloat {
    guard AlertMeasures.current.hasCapsules else { return container.bounds.midY.rounded() }
    return container.bounds.inset(by: container.safeAreaInsets).midY
  }

  /// What is free for an alert around its middle, in the safe area (assumed: but for 8 points at each end).
  static func room(around middle: CGFloat, in container: UIView, above bottom: CGFloat) -> CGSize {
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let half = min(middle - safe.minY, min(bottom, safe.maxY) - middle)
    return CGSize(width: container.bounds.width, height: 2 * (half - 8))
  }

  /// Puts the box in the middle of what is free above a keyboard.
  static func fit(_ view: UIView, in container: UIView, above keyboard: CGFloat) {
    let bounds = container.bounds
    let middle =
      keyboard < bounds.maxY
      ? ((container.safeAreaInsets.top + keyboard) / 2).rounded() : middle(of: container)
    let room = room(around: middle, in: container, above: min(keyboard, bounds.maxY))
    view.bounds.size = view.sizeThatFits(room)
    view.center = CGPoint(x: bounds.midX, y: middle)
  }

  func fit(_ presentation: Presentation, view: UIView) -> Bool {
    let container = presentation.container
    let keyboard = (presentation.presented as? UIAlertController)?.keyboardTop(in: container)
    Self.fit(view, in: container, above: keyboard ?? .infinity)
    return true
  }

  func occludes(in presentation: Presentation) -> Bool { true }

  func prepare(_ presentation: Presentation, view: UIView) {
    Self.fit(view, in: presentation.container, above: .infinity)
    let background = presentation.container.dimmingView
    background.backgroundColor = .black
    if let sheet = presentation.presented as? UIAlertController,
      sheet.preferredStyle == .actionSheet
    {
      sheet.takeTaps(on: background)
    }
  }

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    let isShown = stage == .shown
    let dimming = AlertMeasures.current.dimming(
      presentation.container.traitCollection.userInterfaceStyle)
    presentation.container.dimmingView.alpha = isShown ? dimming : 0
    view.alpha = isShown ? 1 : 0
    view.transform =
      stage == .before ? CGAffineTransform(scaleX: Self.startScale, y: Self.startScale) : .identity
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    UIView.animate(duration: duration, timing: .curve(.easeInOut), animations: changes) { _ in
      completion()
    }
  }
}
