import Foundation
import Simulator
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("A picker of documents")
struct DocumentPickerTests {
  private final class Listener: NSObject, UIDocumentPickerDelegate {
    var told: [String] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      let isGone = controller.presentingViewController == nil
      told.append("\(urls.map(\.lastPathComponent)) \(isGone ? "gone" : "there")")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      told.append("cancelled")
    }
  }

  private let device = Device(era: .iOS18)
  private let listener = Listener()

  private func present(_ make: () -> UIDocumentPickerViewController)
    -> UIDocumentPickerViewController
  {
    device.launch { UIViewController() }
    device.documents = ["a.txt", "b.pdf"].map { URL(fileURLWithPath: "/documents/\($0)") }
    let picker = make()
    picker.delegate = listener
    device.perform { device.window.rootViewController?.present(picker, animated: false) }
    _ = device.settle(limit: 5)
    return picker
  }

  private func list(in picker: UIDocumentPickerViewController) -> UITableViewController? {
    (picker.children.first as? UINavigationController)?.topViewController
      as? UITableViewController
  }

  private func tap(row: Int, in picker: UIDocumentPickerViewController) {
    guard let cell = list(in: picker)?.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return }
    device.tap(on: cell)
    _ = device.settle(limit: 5)
  }

  /// Taps the first or the last button of the bar.
  private func press(first isFirst: Bool, in picker: UIDocumentPickerViewController) throws {
    func search(_ view: UIView) -> [UIView] {
      view is UIControl ? [view] : view.subviews.flatMap(search)
    }
    let bar = try #require(list(in: picker)?.navigationController?.navigationBar)
    let buttons = search(bar).sorted {
      $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX
    }
    device.tap(on: try #require(isFirst ? buttons.first : buttons.last))
    _ = device.settle(limit: 5)
  }

  @Test("gives the document that is tapped, and goes by itself first")
  func picks() {
    let picker = present {
      UIDocumentPickerViewController(documentTypes: ["public.data"], in: .open)
    }
    tap(row: 1, in: picker)
    #expect(listener.told == ["[\"b.pdf\"] gone"])
  }

  @Test("gives documents of the types alone that the app wants", arguments: [true, false])
  func types(areTypes: Bool) {
    let picker = present {
      areTypes
        ? UIDocumentPickerViewController(forOpeningContentTypes: [.text, .image])
        : UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    }
    #expect(picker.documentPickerMode == .open)
    tap(row: 1, in: picker)
    #expect(listener.told == [])
    tap(row: 0, in: picker)
    #expect(listener.told == ["[\"a.txt\"] gone"])
  }

  @Test("gives several at once, if the app wants several")
  func picksSeveral() throws {
    let picker = present {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .open)
      picker.allowsMultipleSelection = true
      return picker
    }
    tap(row: 0, in: picker)
    tap(row: 1, in: picker)
    #expect(listener.told.isEmpty)
    try press(first: false, in: picker)
    #expect(listener.told == ["[\"a.txt\", \"b.pdf\"] gone"])
  }

  @Test("gives none if the person cancels, or draws it away")
  func cancels() throws {
    let picker = present { UIDocumentPickerViewController(documentTypes: [], in: .import) }
    try press(first: true, in: picker)
    #expect(listener.told == ["cancelled"])
    #expect(device.window.rootViewController?.presentedViewController == nil)
  }

  @Test("puts the app's own documents somewhere with a button")
  func exports() throws {
    let own = URL(fileURLWithPath: "/app/own.txt")
    let picker = present { UIDocumentPickerViewController(forExporting: [own]) }
    #expect(picker.documentPickerMode == .moveToService)
    tap(row: 0, in: picker)
    #expect(listener.told.isEmpty)
    try press(first: false, in: picker)
    #expect(listener.told == ["[\"own.txt\"] gone"])
  }
}

@MainActor
@Suite("What can be done with a document")
struct DocumentInteractionTests {
  private final class Page: UIViewController, UIDocumentInteractionControllerDelegate {
    var told: [String] = []

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { told.append("will") }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      told.append("did")
    }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { told.append("menu") }
  }

  private let device = Device(era: .iOS18)
  private let page = Page()
  private let controller = UIDocumentInteractionController(
    url: URL(fileURLWithPath: "/documents/a.txt"))

  @Test("is to look at it over a page of the delegate's")
  func preview() {
    device.launch { page }
    #expect(!controller.presentPreview(animated: true))
    controller.delegate = page
    device.perform { #expect(controller.presentPreview(animated: true)) }
    _ = device.settle(limit: 5)
    let shown = page.presentedViewController as? UINavigationController
    #expect(shown?.topViewController?.title == "a.txt")
    #expect(page.told == ["will"])
    device.perform { controller.dismissPreview(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.told == ["will", "did"])
  }

  @Test("is what activities can do, and nothing with other apps, of which there are none")
  func menus() {
    device.launch { page }
    controller.delegate = page
    device.perform {
      #expect(!controller.presentOpenInMenu(from: .zero, in: page.view, animated: true))
      #expect(controller.presentOptionsMenu(from: .zero, in: page.view, animated: true))
    }
    _ = device.settle(limit: 5)
    #expect(page.presentedViewController is UIActivityViewController)
    device.perform { controller.dismissMenu(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.told == ["menu"])
  }
}
