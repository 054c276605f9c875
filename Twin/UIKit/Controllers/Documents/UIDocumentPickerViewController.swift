public import Foundation
import QuartzCore
public import UniformTypeIdentifiers

/// What a picker of documents is for (deprecated since iOS 14).
nonisolated public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app gets copies.
  case `import` = 0
  /// The app works on the documents where they are.
  case open = 1
  /// Copies of the app's documents go where the person says.
  case exportToService = 2
  /// The app's documents go where the person says.
  case moveToService = 3
}

/// Hears which documents the person picks. All of it is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were picked, or those of the app have been put somewhere; the picker goes by itself.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person wants none; the picker goes by itself.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// A document was picked (deprecated since iOS 11).
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method: the method is optional.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing: the method is optional.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing: the method is optional.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}

/// Lets the person pick documents, or say where the app's own go.
///
/// The documents are what a test puts into `Device.documents`; at first there are none. To pick is to tap one; a
/// picker of several has a button, and so has one that puts documents somewhere.
///
/// Source: Apple's documentation of `UIDocumentPickerViewController` and its delegate, also for the picker going by
/// itself. Assumed: the delegate hears when it is gone. Differs from UIKit: the documents are offered as one list, and
/// nothing is copied or moved.
open class UIDocumentPickerViewController: UIViewController {
  private let mode: UIDocumentPickerMode
  private let offered: [URL]
  /// What the documents that can be picked are kinds of.
  private let types: [String]
  private let list = DocumentList(style: .plain)
  private var isOver = false

  private init(
    mode: UIDocumentPickerMode, offered: [URL], types: [String] = [UTType.item.identifier]
  ) {
    self.mode = mode
    self.offered = offered
    self.types = types
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of documents of some types (deprecated since iOS 14).
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode: mode, offered: UISystem.current.documents, types: allowedUTIs)
  }
  /// Makes a picker of documents of some types, or of copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  /// Makes a picker of documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Makes a picker that puts a document of the app's somewhere (deprecated since iOS 14).
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(mode: mode, offered: [url])
  }
  /// Makes a picker that puts documents of the app's somewhere (deprecated since iOS 14).
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(mode: mode, offered: urls)
  }
  /// Makes a picker that puts documents of the app's, or copies of them, somewhere.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(mode: asCopy ? .exportToService : .moveToService, offered: urls)
  }
  /// Makes a picker that puts documents of the app's somewhere.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }
  /// Makes a picker of the device's documents; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    mode = .open
    offered = UISystem.current.documents
    types = [UTType.item.identifier]
    super.init(coder: coder)
  }

  /// Who hears of it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What the picker is for (deprecated since iOS 14).
  open var documentPickerMode: UIDocumentPickerMode { mode }
  /// Whether more than one document can be picked.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown. Differs from UIKit: they always are.
  open var shouldShowFileExtensions = false
  /// Where the picker begins. Differs from UIKit: kept; there are no folders.
  open var directoryURL: URL?

  private var puts: Bool { mode == .exportToService || mode == .moveToService }

  /// Shows the documents.
  open override func viewDidLoad() {
    super.viewDidLoad()
    list.documents = offered
    list.types = types
    list.title = puts ? "Save" : "Documents"
    list.tableView.allowsSelection = !puts
    list.tableView.allowsMultipleSelection = allowsMultipleSelection
    list.onPick = { [weak self] in self?.pick() }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.end(with: nil) })
    if puts || allowsMultipleSelection {
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: puts ? (mode == .moveToService ? "Move" : "Save") : "Open",
        primaryAction: UIAction { [weak self] _ in self?.confirm() })
    }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func pick() {
    if !allowsMultipleSelection { end(with: list.selection) }
  }

  private func confirm() {
    let picked = puts ? offered : list.selection
    if !picked.isEmpty { end(with: picked) }
  }

  private func end(with urls: [URL]?) {
    guard !isOver else { return }
    isOver = true
    dismiss(animated: true) { [self] in tell(urls) }
  }

  private func tell(_ urls: [URL]?) {
    if let urls {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }

  /// Tells the delegate that nothing was picked, if a finger drew the picker away.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isOver else { return }
    isOver = true
    tell(nil)
  }
}
