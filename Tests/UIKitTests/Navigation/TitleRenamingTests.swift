import Foundation
import Simulator
import Testing
import UIKit

@Suite("The title of a page")
@MainActor
struct TitleRenamingTests {
  private final class Delegate: UINavigationItemRenameDelegate {
    var heard: [String] = []
    var begins = true
    var accepts = true
    var first: String?

    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {
      heard.append("did end \(title)")
    }

    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { begins }

    func navigationItem(
      _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      heard.append("begins with \(suggestedTitle[selectedRange])")
      guard let first else { return (suggestedTitle, selectedRange) }
      return (first, first.startIndex..<first.endIndex)
    }

    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      heard.append("should end \(title)")
      return accepts
    }
  }

  private final class Page: UIViewController {
    var done: [String] = []
    override func duplicate(_ sender: Any?) { done.append("duplicate") }
    override func validate(_ command: UICommand) { command.title += "!" }
  }

  private let device = Device(era: .iOS18)
  private let delegate = Delegate()

  private func launch(_ page: UIViewController = UIViewController()) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    page.navigationItem.title = "Draft"
    device.launch { navigation }
    settle()
    return navigation
  }

  private func settle() { _ = device.settle(limit: 3) }

  private func tap(_ text: String) throws {
    device.tap(on: try #require(device.find(text: text).first))
    settle()
  }

  private func textField(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { textField(in: $0) }.first
  }

  @Test("can be changed from its menu, in a field in its place")
  func menu() throws {
    let navigation = launch()
    let item = try #require(navigation.topViewController?.navigationItem)
    device.perform { item.renameDelegate = delegate }
    settle()
    try tap("Draft")
    try tap("Rename")
    let field = try #require(textField(in: navigation.navigationBar))
    #expect(field.isFirstResponder && field.text == "Draft")
    #expect(device.type("Letter\n"))
    settle()
    #expect(item.title == "Letter")
    #expect(
      delegate.heard == ["begins with Draft", "should end Letter", "did end Letter"])
    #expect(textField(in: navigation.navigationBar) == nil)
    #expect(!device.find(text: "Letter").isEmpty)
  }

  @Test("stays as it was if the delegate refuses, or is gone", arguments: [true, false])
  func refused(isGone: Bool) throws {
    let navigation = launch()
    let item = try #require(navigation.topViewController?.navigationItem)
    delegate.accepts = false
    device.perform {
      item.renameDelegate = delegate
      navigation.rename(nil)
    }
    settle()
    #expect(device.type("Letter"))
    if isGone {
      device.perform { item.renameDelegate = nil }
    } else {
      #expect(device.pressReturn())
    }
    settle()
    #expect(item.title == "Draft")
    #expect(!delegate.heard.contains("did end Letter"))
    #expect(textField(in: navigation.navigationBar) == nil)
    #expect(!device.find(text: "Draft").isEmpty)
  }

  @Test("is what has been typed by now when another page comes, and nobody is asked")
  func leaving() throws {
    let navigation = launch()
    let item = try #require(navigation.topViewController?.navigationItem)
    delegate.accepts = false
    device.perform {
      item.renameDelegate = delegate
      navigation.rename(nil)
    }
    settle()
    #expect(device.type("Letter"))
    device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    settle()
    #expect(item.title == "Letter")
    #expect(delegate.heard == ["begins with Draft", "did end Letter"])
  }

  @Test("cannot be changed without a delegate that agrees")
  func notNow() throws {
    let navigation = launch()
    let item = try #require(navigation.topViewController?.navigationItem)
    device.perform { navigation.rename(nil) }
    #expect(textField(in: navigation.navigationBar) == nil)
    delegate.begins = false
    device.perform {
      item.renameDelegate = delegate
      navigation.rename(nil)
    }
    settle()
    #expect(textField(in: navigation.navigationBar) == nil)
    try tap("Draft")
    #expect(device.find(text: "Rename").isEmpty)
    #expect(!navigation.canPerformAction(Selector("rename:"), withSender: nil))
  }

  @Test("has a menu of what the page can do with its document, where the app puts it")
  func suggestions() throws {
    let page = Page()
    let navigation = launch(page)
    var suggested: [String] = []
    device.perform {
      navigation.topViewController?.navigationItem.renameDelegate = delegate
      navigation.topViewController?.navigationItem.titleMenuProvider = { elements in
        suggested = elements.map(\.title)
        let other = UICommand(title: "Nobody", action: Selector("nobodyHasThis:"))
        return UIMenu(children: elements + [other])
      }
    }
    settle()
    try tap("Draft")
    #expect(suggested == ["Duplicate", "Rename"])
    #expect(device.find(text: "Nobody").isEmpty)
    try tap("Duplicate!")
    #expect(page.done == ["duplicate"])
  }

  @Test("has that menu also where a split view controller has put the page's stack into another")
  func nested() throws {
    let page = Page()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UINavigationController(rootViewController: page), for: .secondary)
    page.navigationItem.title = "Draft"
    page.navigationItem.renameDelegate = delegate
    page.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    device.launch { split }
    settle()
    #expect(split.isCollapsed)
    try tap("Draft")
    #expect(!device.find(text: "Rename").isEmpty)
    try tap("Duplicate!")
    #expect(page.done == ["duplicate"])
  }

  @Test("has a menu that goes with the page, as code takes that away", arguments: [false, true])
  func goingByCode(isPushed: Bool) throws {
    let navigation = launch()
    let page = UIViewController()
    page.title = "Plan"
    page.navigationItem.titleMenuProvider = { _ in
      UIMenu(children: [UIAction(title: "Print") { _ in }])
    }
    device.perform {
      if isPushed { return navigation.pushViewController(page, animated: false) }
      navigation.present(UINavigationController(rootViewController: page), animated: false)
    }
    settle()
    try tap("Plan")
    #expect(!device.find(text: "Print").isEmpty)
    device.perform {
      if isPushed { navigation.popViewController(animated: true) }
      navigation.dismiss(animated: true)
    }
    settle()
    #expect(device.find(text: "Print").isEmpty)
  }

  @Test("has a menu that says what the document is, and shares it")
  func document() throws {
    let navigation = launch()
    let item = try #require(navigation.topViewController?.navigationItem)
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/Plan.txt"))
    properties.activityViewControllerProvider = {
      UIActivityViewController(activityItems: ["Plan"], applicationActivities: nil)
    }
    device.perform { item.documentProperties = properties }
    settle()
    try tap("Draft")
    #expect(!device.find(text: "Plan").isEmpty && !device.find(text: "TXT").isEmpty)
    try tap("Share")
    #expect(navigation.presentedViewController is UIActivityViewController)
  }
}
