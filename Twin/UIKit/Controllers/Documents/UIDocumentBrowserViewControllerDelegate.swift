public import Foundation

/// Hears what the person does in a browser of documents. All of it is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Documents were picked (deprecated since iOS 12).
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Documents were picked (since iOS 12).
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The person wants a new document; the app makes a file and gives it to the handler, or nil and
  /// ``UIDocumentBrowserViewController/ImportMode/none``.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A file is one of the documents now.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A file did not become one of the documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// What of the app's own is offered where documents are shared. Differs from UIKit: nobody asks.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Documents are about to be shared. Differs from UIKit: they never are.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Calls the older method: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  /// Makes no document: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// Offers nothing: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing: the method is optional.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}

/// Something that the app does with documents in a browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered.
  nonisolated public struct Availability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Self(rawValue: 1 << 0)
    /// In the bar, while documents are chosen.
    public static let navigationBar = Self(rawValue: 1 << 1)
  }

  /// The app's name for it.
  public let identifier: String
  /// What the person reads.
  public let localizedTitle: String
  /// Where it is offered.
  public let availability: Availability
  /// What it looks like in the bar.
  open var image: UIImage?
  /// The types of documents for which it is offered.
  open var supportedContentTypes = ["public.item"]
  /// Whether it can be done with several documents.
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  /// Makes an action.
  public init(
    identifier: String, localizedTitle: String,
    availability: UIDocumentBrowserAction.Availability = [],
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}
