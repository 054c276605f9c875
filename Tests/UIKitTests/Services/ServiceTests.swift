import Foundation
import Simulator
import Testing
import UIKit

@Suite("Services of the system")
@MainActor
struct ServiceTests {
  private let device = Device(era: .iOS18)

  @Test("feel like what the app has asked for")
  func haptics() {
    UISystem.current = device.system
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    let soft = UIImpactFeedbackGenerator()
    soft.prepare()
    soft.impactOccurred(intensity: 2)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(
      device.haptics == [
        "impact heavy 1.0", "impact medium 1.0", "selection", "notification error",
      ])
  }

  @Test("feel the same wherever in a view")
  func hapticsInViews() {
    UISystem.current = device.system
    let view = UIView()
    UIImpactFeedbackGenerator(style: .soft, view: view).impactOccurred(at: .zero)
    UIImpactFeedbackGenerator(view: view).impactOccurred(intensity: 0.5, at: .zero)
    UISelectionFeedbackGenerator(view: view).selectionChanged(at: .zero)
    UINotificationFeedbackGenerator(view: view).notificationOccurred(.success, at: .zero)
    #expect(
      device.haptics == [
        "impact soft 1.0", "impact medium 0.5", "selection", "notification success",
      ])
  }

  @Test("keep what was copied, for all apps on the device and for no other device")
  func pasteboard() throws {
    UISystem.current = device.system
    let board = UIPasteboard.general
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && board.changeCount == 1)
    let url = try #require(URL(string: "https://example.org"))
    board.url = url
    #expect(board.url == url && board.string == "https://example.org" && board.hasURLs)
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2 && board.url == nil && board.string == "a")
    board.color = .red
    #expect(board.color == .red && !board.hasStrings)
    _ = Device(era: .iOS18)
    #expect(UIPasteboard.general !== board && UIPasteboard.general.color == nil)
  }

  private func button(_ title: String, in page: UIViewController) -> UIButton? {
    func search(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(page.view)
  }

  @Test("share by copying, and tell what was done")
  func share() throws {
    var told: [String] = []
    device.launch { UIViewController() }
    func present(excluding: [UIActivity.ActivityType]? = nil) -> UIActivityViewController {
      let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      share.excludedActivityTypes = excluding
      share.completionWithItemsHandler = { type, isDone, _, _ in
        told.append("\(type?.rawValue ?? "nothing") \(isDone)")
      }
      device.perform { device.window.rootViewController?.present(share, animated: false) }
      return share
    }
    let first = present()
    device.tap(on: try #require(button("Copy", in: first)))
    _ = device.settle(limit: 5)
    #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(UIPasteboard.general.string == "text" && first.presentingViewController == nil)
    let second = present(excluding: [.copyToPasteboard])
    #expect(button("Copy", in: second) == nil)
    device.perform { second.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    #expect(told.last == "nothing false")
  }

  private final class Source: NSObject, UIActivityItemSource {
    var asked: [String] = []

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any {
      asked.append("placeholder")
      return ""
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      asked.append("item")
      return activityType == .copyToPasteboard ? "made for copying" : nil
    }
  }

  @Test("share what a source makes for the activity that was chosen")
  func shareSource() throws {
    device.launch { UIViewController() }
    let source = Source()
    let share = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    device.perform { device.window.rootViewController?.present(share, animated: false) }
    let copy = try #require(button("Copy", in: share))
    #expect(source.asked == ["placeholder"])
    device.tap(on: copy)
    _ = device.settle(limit: 5)
    #expect(source.asked == ["placeholder", "item"])
    #expect(UIPasteboard.general.string == "made for copying")
  }

  // Sendable as its class is, of which it changes nothing: it has no state of its own.
  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any {
      let place = Thread.isMainThread ? "the main thread" : "another thread"
      return "for \(activityType?.rawValue ?? "nothing") on \(place)"
    }
  }

  @Test("share what a provider makes on another thread, once it is chosen")
  func shareProvider() throws {
    device.launch { UIViewController() }
    let provider = Provider(placeholderItem: "")
    let share = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    device.perform { device.window.rootViewController?.present(share, animated: false) }
    #expect(!provider.isFinished && provider.activityType == nil)
    device.tap(on: try #require(button("Copy", in: share)))
    _ = device.settle(limit: 5)
    #expect(provider.isFinished)
    #expect(
      UIPasteboard.general.string
        == "for com.apple.UIKit.activity.CopyToPasteboard on another thread")
  }

  @Test("number the work that goes on when the app is left")
  func background() {
    UISystem.current = device.system
    let app = UIApplication.shared
    let first = app.beginBackgroundTask { Issue.record("Nothing runs out of time here.") }
    let second = app.beginBackgroundTask(withName: "upload")
    #expect(first != second && first != .invalid && second != .invalid)
    app.endBackgroundTask(first)
    #expect(URL(string: UIApplication.openSettingsURLString).map(app.canOpenURL) == true)
  }
}
