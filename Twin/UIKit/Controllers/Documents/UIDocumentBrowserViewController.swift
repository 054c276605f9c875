public import Foundation
public import UniformTypeIdentifiers

/// The first page of an app that works on documents: lets the person choose, make and rename them.
///
/// The documents are what a test puts into `Device.documents`, and those that the app has imported. To pick is to tap
/// one; a plus in the bar asks the delegate for a new one.
///
/// Source: Apple's documentation of `UIDocumentBrowserViewController` and its delegate. Differs from UIKit: the documents
/// are offered as one list; what is imported stays where it is, and is not copied or moved.
open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a file that is imported.
  nonisolated public enum ImportMode: UInt, Sendable {
    /// Nothing is imported.
    case none = 0
    /// The browser gets a copy.
    case copy = 1
    /// The browser gets the file.
    case move = 2
  }

  /// The colors of the browser.
  nonisolated public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light gray.
    case light = 1
    /// Black.
    case dark = 2
  }

  private let types: [String]
  private let list = DocumentList(style: .plain)

  /// Makes a browser of documents of some types (since iOS 14); nil for any.
  ///
  /// Differs from UIKit: nil stands for any type, not for those in the app's property list.
  public init(forOpening contentTypes: [UTType]?) {
    types = (contentTypes ?? [.item]).map(\.identifier)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of documents of some types (deprecated since iOS 14); nil for any.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  /// Makes a browser of all documents; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    types = [UTType.item.identifier]
    super.init(coder: coder)
  }

  /// Who hears of it.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button for a new document.
  open var allowsDocumentCreation = true {
    didSet { updateButtons() }
  }
  /// Whether more than one document can be picked; a button does it then.
  open var allowsPickingMultipleItems = false {
    didSet { updateButtons() }
  }
  /// What the button for a new document says to assistive technologies (since iOS 13).
  open var localizedCreateDocumentActionTitle = "Create Document" {
    didSet { updateButtons() }
  }
  /// The app's buttons at the beginning of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateButtons() }
  }
  /// The app's buttons at the end of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateButtons() }
  }
  /// What the app adds to the menus of documents. Differs from UIKit: those for the bar are not shown.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The types of documents that can be picked (deprecated since iOS 14).
  open var allowedContentTypes: [String] { types }
  /// The types of documents that were used lately (since iOS 14). Differs from UIKit: kept; nobody keeps such a list.
  open var contentTypesForRecentDocuments: [UTType] = []
  /// Whether the ends of names are shown (since iOS 13). Differs from UIKit: they always are.
  open var shouldShowFileExtensions = false
  /// How wide pictures of documents are for their height (since iOS 13). Differs from UIKit: kept; there are none.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// The colors of the browser. Differs from UIKit: kept.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white

  // MARK: Its page

  /// Shows the documents. Overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    list.types = types
    list.title = "Documents"
    list.onPick = { [weak self] in self?.pick() }
    list.actions = { [weak self] in self?.actions(for: $0) ?? [] }
    updateButtons()
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Looks which documents there are. Overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.documents = UISystem.current.documents
  }

  private func updateButtons() {
    guard isViewLoaded else { return }
    list.tableView.allowsMultipleSelection = allowsPickingMultipleItems
    var trailing: [UIBarButtonItem] = []
    if allowsPickingMultipleItems {
      trailing.append(
        UIBarButtonItem(
          title: "Open",
          primaryAction: UIAction { [weak self] _ in self?.open(self?.list.selection) }))
    }
    if allowsDocumentCreation {
      let plus = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create() })
      plus.accessibilityLabel = localizedCreateDocumentActionTitle
      trailing.append(plus)
    }
    list.navigationItem.rightBarButtonItems = trailing + additionalTrailingNavigationBarButtonItems
    list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
  }

  private func actions(for document: URL) -> [UIAction] {
    customActions.filter {
      $0.availability.contains(.menu) && document.isOf($0.supportedContentTypes)
    }
    .map { action in
      UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([document])
      }
    }
  }

  private func pick() {
    if !allowsPickingMultipleItems { open(list.selection) }
  }

  private func open(_ documents: [URL]?) {
    guard let documents, !documents.isEmpty else { return }
    for path in list.tableView.indexPathsForSelectedRows ?? [] {
      list.tableView.deselectRow(at: path, animated: true)
    }
    delegate?.documentBrowser(self, didPickDocumentsAt: documents)
  }

  // MARK: Documents that come

  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      take(url) { error in
        if let error {
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        } else {
          self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
        }
      }
    }
  }

  /// Adds a file to the documents, and says later whether that went well.
  private func take(_ url: URL, _ completion: @escaping ((any Error)?) -> Void) {
    let isThere = FileManager.default.fileExists(atPath: url.path)
    if isThere, !UISystem.current.documents.contains(url) { UISystem.current.documents.append(url) }
    list.documents = UISystem.current.documents
    Delivery.later { completion(isThere ? nil : CocoaError(.fileNoSuchFile)) }
  }

  /// Shows a document, and imports it first if it is none of the browser's and that is wanted.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    if UISystem.current.documents.contains(url) {
      Delivery.later { completion?(url, nil) }
    } else if importIfNeeded {
      take(url) { completion?($0 == nil ? url : nil, $0) }
    } else {
      Delivery.later { completion?(nil, CocoaError(.fileNoSuchFile)) }
    }
  }

  /// Imports a file.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighborURL: URL,
    mode importMode: UIDocumentBrowserViewController.ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    take(documentURL) { completion($0 == nil ? documentURL : nil, $0) }
  }

  /// Gives a document's file another name (since iOS 16); its end stays if the name has none.
  ///
  /// Differs from UIKit: a `UIDocument` that is open does not hear of it.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let folder = documentURL.deletingLastPathComponent()
    var renamed = folder.appendingPathComponent(proposedName)
    if renamed.pathExtension.isEmpty {
      renamed = renamed.appendingPathExtension(documentURL.pathExtension)
    }
    do {
      try FileManager.default.moveItem(at: documentURL, to: renamed)
    } catch {
      return Delivery.later { completionHandler(nil, error) }
    }
    UISystem.current.documents = UISystem.current.documents.map { $0 == documentURL ? renamed : $0 }
    list.documents = UISystem.current.documents
    Delivery.later { completionHandler(renamed, nil) }
  }

  /// Something that lets a page grow out of a document, and go back there (since iOS 12).
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in self?.place(of: documentURL) }
  }

  /// The same (deprecated since iOS 12).
  open func transitionController(
    forDocumentURL documentURL: URL
  ) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }

  /// Where a document is in the window; nil if it is out of sight.
  private func place(of document: URL) -> CGRect? {
    guard let row = list.documents.firstIndex(of: document),
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return nil }
    return cell.convert(cell.bounds, to: nil)
  }
}
