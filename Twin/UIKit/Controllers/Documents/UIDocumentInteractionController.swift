public import Foundation

/// Follows what is done with a document. All of it is optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The page over which the document is shown; without it, it is not.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view from which the document grows; nil for a fade. Differs from UIKit: kept out; it slides.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// The part of the view from which the document grows.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// The document is about to be shown.
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController)
  /// The document is no longer shown.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The menu is about to be shown.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// The menu is no longer shown.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// The menu of apps is about to be shown. Never called: there are no other apps.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// The menu of apps is no longer shown. Never called: there are no other apps.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Another app is about to get the document. Never called: there are none.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?)
  /// Another app has got the document. Never called: there are none.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A page that is not shown, over which nothing can be: the method is optional.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// None: the method is optional.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Nothing: the method is optional.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Does nothing: the method is optional.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing: the method is optional.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  ) {}
}

/// Shows a document, and what can be done with it.
///
/// Source: Apple's documentation of `UIDocumentInteractionController`. Differs from UIKit: what is shown of a document is
/// its name, and a menu is the page of activities; no gestures and icons.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private weak var shown: UIViewController?
  private weak var menu: UIViewController?
  private var ownName: String?

  /// Makes a controller of a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Makes a controller without a document.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// Who follows it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document.
  open var url: URL?
  /// The type of the document. Differs from UIKit: nil unless set; it is not seen in the document's name.
  open var uti: String?
  /// What a person reads; the last part of the URL unless set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// What another app gets besides the document.
  open var annotation: Any?

  /// Shows the document over a page of the delegate's.
  ///
  /// - Returns: Whether it is shown: not without a document, a delegate and its page.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, shown == nil, let delegate,
      case let page = delegate.documentInteractionControllerViewControllerForPreview(self),
      page.viewIfLoaded?.window != nil
    else { return false }
    let preview = DocumentPreview()
    preview.title = name
    preview.onEnd = { [weak self] in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    let navigation = UINavigationController(rootViewController: preview)
    navigation.modalPresentationStyle = .fullScreen
    shown = navigation
    delegate.documentInteractionControllerWillBeginPreview(self)
    page.present(navigation, animated: animated)
    return true
  }

  /// Takes away what shows the document.
  open func dismissPreview(animated: Bool) {
    shown?.presentingViewController?.dismiss(animated: animated)
  }

  /// Shows what can be done with the document.
  ///
  /// - Returns: Whether there is anything, and a document and a page.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(over: view.window, animated)
  }
  /// Shows what can be done with the document.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(over: UIApplication.shared.keyWindow, animated)
  }
  /// Shows which apps could open the document: none, as on a device without other apps.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows which apps could open the document: none, as on a device without other apps.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  private func presentMenu(over window: UIWindow?, _ isAnimated: Bool) -> Bool {
    guard let url, menu == nil, var page = window?.rootViewController else { return false }
    while let next = page.presentedViewController { page = next }
    let activities = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    activities.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    menu = activities
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    page.present(activities, animated: isAnimated)
    return true
  }
}

/// The page that shows a document: its name, and a button.
private final class DocumentPreview: UIViewController {
  var onEnd: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed ?? true { onEnd() }
  }
}
