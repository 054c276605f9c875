public import Foundation

/// What the menu of a title says of a document, above all else (since iOS 16).
///
/// Differs from UIKit: the name of the file, what kind it is by the end of its name, and a row to share it; no picture
/// and no size, and nobody drags it.
///
/// Source: developer.apple.com/documentation/uikit/uidocumentproperties
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  private let url: URL

  /// Describes the file at a URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Gives what is dragged out of the menu; nil if nothing is. Differs from UIKit: kept and never asked.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

  /// Makes the page that shares the document; nil if it cannot be shared.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Whether the picture of the document is an icon. Differs from UIKit: kept; there is no picture.
  open var wantsIconRepresentation = false

  /// The rows of the menu.
  func makeHeader(presentingFrom start: UIResponder) -> UIMenu {
    let name = url.deletingPathExtension().lastPathComponent
    let kind = url.pathExtension.uppercased()
    let title = UIAction(
      title: name, subtitle: kind.isEmpty ? nil : kind, attributes: .disabled
    ) { _ in }
    guard let activityViewControllerProvider else {
      return UIMenu(options: .displayInline, children: [title])
    }
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) {
      [weak start] _ in
      let page = start?.nearestController
      let sheet = UISystem.current.running(.app("activityViewControllerProvider")) {
        activityViewControllerProvider()
      }
      page?.present(sheet, animated: true)
    }
    return UIMenu(options: .displayInline, children: [title, share])
  }
}

extension UINavigationItem {
  /// What the menu of the title says of a document; nil for nothing (since iOS 16).
  public final var documentProperties: UIDocumentProperties? {
    get { extras?.documentProperties }
    set {
      extrasMadeIfNeeded().documentProperties = newValue
      titleMenuDidChange()
    }
  }
}
