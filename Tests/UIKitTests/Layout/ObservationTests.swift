import Foundation
import Observation
import Simulator
import Testing
import UIKit

@Observable
private final class Mail {
  var title = "Inbox"
  var unread = 1
  var isRead = false
}

/// A view that reads one thing of a model in each of its passes.
private final class ReadingView: UIView {
  let mail: Mail
  var calls: [String] = []
  /// Whether the layout reads the title; else it reads nothing.
  var readsTitle = true

  init(_ mail: Mail, frame: CGRect) {
    self.mail = mail
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties \(mail.unread)")
  }

  override func updateConstraints() {
    super.updateConstraints()
    calls.append("constraints \(mail.isRead)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append(readsTitle ? "layout \(mail.title)" : "layout")
  }

  override func draw(_ rect: CGRect) {
    calls.append("draw \(mail.unread)")
  }
}

@Suite("An observable object that a view reads")
@MainActor
struct ObservationTests {
  private let mail = Mail()

  private func shown(_ era: Era = .iOS26) -> (Device, ReadingView) {
    let device = Device(era: era)
    let page = UIViewController()
    let view = ReadingView(mail, frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    _ = device.settle(limit: 2)
    view.calls = []
    return (device, view)
  }

  @Test("has the view do again what read it, each time it changes")
  func passes() {
    let (device, view) = shown()
    for count in 2...3 {
      view.calls = []
      device.perform { mail.unread = count }
      #expect(view.calls == ["properties \(count)", "draw \(count)"])
    }
    view.calls = []
    device.perform { mail.title = "Sent" }
    #expect(view.calls == ["layout Sent"])
    view.calls = []
    device.perform { mail.isRead = true }
    #expect(view.calls.contains("constraints true"))
  }

  @Test("has no say where the last call did not read it")
  func stale() {
    let (device, view) = shown()
    view.readsTitle = false
    device.perform { view.setNeedsLayout() }
    view.calls = []
    device.perform { mail.title = "Sent" }
    #expect(view.calls == [])
  }

  /// The memory that this process has, in pages of 4 KiB.
  private func pagesInUse() throws -> Int {
    let counts = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(counts.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }

  @Test("is told once what a pass reads, however often it runs")
  func memory() throws {
    let (device, view) = shown()
    func layOut(times: Int) throws -> Int {
      let former = try pagesInUse()
      for _ in 0..<times {
        device.perform { view.setNeedsLayout() }
        view.calls = []
      }
      return try pagesInUse() - former
    }
    _ = try layOut(times: 100)
    #expect(try layOut(times: 8_000) < 200)
    device.perform { mail.title = "Sent" }
    #expect(view.calls == ["layout Sent"])
  }

  @Test("has no say before iOS 26")
  func era() {
    let (device, view) = shown(.iOS18)
    device.perform {
      mail.unread = 2
      mail.title = "Sent"
    }
    #expect(view.calls == [])
  }

  private final class Page: UIViewController {
    let mail: Mail
    var calls: [String] = []

    init(_ mail: Mail) {
      self.mail = mail
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateProperties() {
      super.updateProperties()
      calls.append("properties \(mail.unread)")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("will \(mail.title)")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("did")
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      calls.append("unavailable \(mail.isRead)")
    }
  }

  @Test("has a page do again what read it")
  func controller() {
    let device = Device(era: .iOS26)
    let page = Page(mail)
    device.launch { page }
    _ = device.settle(limit: 2)
    page.calls = []
    device.perform { mail.unread = 2 }
    #expect(page.calls == ["properties 2"])
    page.calls = []
    device.perform { mail.title = "Sent" }
    #expect(page.calls == ["will Sent", "did"])
    page.calls = []
    device.perform { mail.isRead = true }
    #expect(page.calls == ["unavailable true"])
  }

  @Test("configures a button again")
  func button() {
    let device = Device(era: .iOS26)
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 50, y: 200, width: 200, height: 44)
    button.configurationUpdateHandler = { [mail] button in
      button.configuration?.title = mail.title
    }
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(button) }
    _ = device.settle(limit: 2)
    device.perform { mail.title = "Sent" }
    #expect(button.configuration?.title == "Sent")
    device.perform { mail.title = "Trash" }
    #expect(button.configuration?.title == "Trash")
  }

  @Test("configures a cell again")
  func cell() throws {
    let device = Device(era: .iOS26)
    let page = OneRowPage(mail)
    device.launch { page }
    _ = device.settle(limit: 2)
    #expect(device.find(text: "Inbox").count == 1)
    device.perform { mail.title = "Sent" }
    _ = device.settle(limit: 2)
    #expect(device.find(text: "Sent").count == 1 && device.find(text: "Inbox").isEmpty)
  }

  private final class OneRowPage: UITableViewController {
    let mail: Mail

    init(_ mail: Mail) {
      self.mail = mail
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { [mail] cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = mail.title
        cell.contentConfiguration = content
      }
      return cell
    }
  }
}
