import Foundation
import Simulator
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("A browser of documents")
struct DocumentBrowserTests {
  private final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate {
    var told: [String] = []
    var made: URL?

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      told.append("picked \(documentURLs.map(\.lastPathComponent))")
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      told.append("asked")
      importHandler(made, made == nil ? .none : .move)
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) {
      told.append("imported \(destinationURL.lastPathComponent)")
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) {
      told.append("failed \(documentURL.lastPathComponent) \(error != nil)")
    }
  }

  private let device = Device(era: .iOS18)
  private let listener = Listener()
  private let browser: UIDocumentBrowserViewController
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID())", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = listener
    self.browser = browser
    device.documents = [try file("a.txt"), try file("b.pdf")]
    device.launch { browser }
    settle()
  }

  private func file(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data("text".utf8).write(to: url)
    return url
  }

  private func settle() {
    _ = device.settle(limit: 5)
  }

  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    [view as? Kind].compactMap { $0 } + view.subviews.flatMap { all(kind, in: $0) }
  }

  private func tap(row: Int) throws {
    let table = try #require(all(UITableView.self, in: browser.view).first)
    device.tap(on: try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
    settle()
  }

  private func create() throws {
    let bar = try #require(all(UINavigationBar.self, in: browser.view).first)
    device.tap(on: try #require(all(UIControl.self, in: bar).last))
    settle()
  }

  private var names: [String] { device.documents.map(\.lastPathComponent) }

  @Test("gives the document that is tapped, if it is of a type that the app wants")
  func picks() throws {
    try tap(row: 1)
    #expect(listener.told.isEmpty)
    try tap(row: 0)
    try tap(row: 0)
    #expect(listener.told == ["picked [\"a.txt\"]", "picked [\"a.txt\"]"])
  }

  @Test("asks for a new document, and has it then")
  func creates() throws {
    try create()
    #expect(listener.told == ["asked"])
    listener.made = try file("c.txt")
    try create()
    #expect(listener.told == ["asked", "asked", "imported c.txt"])
    #expect(names == ["a.txt", "b.pdf", "c.txt"])
    try tap(row: 2)
    #expect(listener.told.last == "picked [\"c.txt\"]")
    listener.made = folder.appendingPathComponent("none.txt")
    try create()
    #expect(listener.told.last == "failed none.txt true")
    device.perform { browser.allowsDocumentCreation = false }
    settle()
    let bar = try #require(all(UINavigationBar.self, in: browser.view).first)
    #expect(all(UIControl.self, in: bar).isEmpty)
  }

  @Test("renames the file of a document, which keeps its end")
  func renames() throws {
    var heard: [String] = []
    func rename(to name: String) {
      device.perform {
        browser.renameDocument(at: device.documents[0], proposedName: name) { url, error in
          heard.append(url?.lastPathComponent ?? "error \(error != nil)")
        }
      }
      settle()
    }
    rename(to: "z")
    #expect(names.first == "z.txt")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("z.txt").path))
    rename(to: "b.pdf")
    #expect(heard == ["z.txt", "error true"])
    #expect(names.first == "z.txt")
  }

  @Test("reveals what it has, and imports the rest only if that is wanted")
  func reveals() throws {
    let other = try file("d.txt")
    var heard: [String] = []
    for (url, imports) in [(device.documents[0], false), (other, false), (other, true)] {
      device.perform {
        browser.revealDocument(at: url, importIfNeeded: imports) { url, error in
          heard.append(url?.lastPathComponent ?? "error \(error != nil)")
        }
      }
      settle()
    }
    #expect(heard == ["a.txt", "error true", "d.txt"])
    #expect(names.contains("d.txt"))
  }

  @Test("offers the app's actions in the menu of a document")
  func actions() throws {
    var done: [String] = []
    browser.customActions = [
      UIDocumentBrowserAction(identifier: "x", localizedTitle: "Print", availability: [.menu]) {
        done.append("\($0.map(\.lastPathComponent))")
      }
    ]
    let table = try #require(all(UITableView.self, in: browser.view).first)
    device.press(on: try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
    settle()
    let label = try #require(
      UIApplication.shared.windows.flatMap { all(UILabel.self, in: $0) }
        .first { $0.text == "Print" })
    device.tap(on: label)
    settle()
    #expect(done == ["[\"a.txt\"]"])
  }

  private final class Zoom: NSObject, UIViewControllerTransitioningDelegate {
    let controller: UIDocumentBrowserTransitionController

    init(_ controller: UIDocumentBrowserTransitionController) { self.controller = controller }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { controller }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { controller }
  }

  @Test("lets a page grow out of a document, and shrink into it again")
  func zooms() throws {
    let table = try #require(all(UITableView.self, in: browser.view).first)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let row = cell.convert(cell.bounds, to: nil)
    let zoom = Zoom(browser.transitionController(forDocumentAt: device.documents[0]))
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = zoom
    var middles: [CGFloat] = []
    func look() throws {
      let shown = try #require(page.view.layer.presentation())
      middles.append(shown.frame.midY)
    }
    device.perform { browser.present(page, animated: true) }
    device.advance(by: 0.02)
    try look()
    settle()
    #expect(page.view.frame == device.window.bounds)
    #expect(page.view.alpha == 1)
    device.perform { page.dismiss(animated: true) }
    device.advance(by: 0.38)
    try look()
    settle()
    #expect(middles.allSatisfy { abs($0 - row.midY) < 40 })
    #expect(browser.presentedViewController == nil)
    #expect(browser.view.window === device.window)
  }
}
