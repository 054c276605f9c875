import Foundation
import Simulator
import Testing
import UIKit

/// A view that reads one trait in each of its passes.
private final class ReadingView: UIView {
  var calls: [String] = []
  var readsSize = true

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties \(traitCollection.verticalSizeClass.rawValue)")
  }

  override func updateConstraints() {
    super.updateConstraints()
    calls.append("constraints \(traitCollection.userInterfaceStyle.rawValue)")
  }

  override func draw(_ rect: CGRect) {
    let size = readsSize ? " \(traitCollection.preferredContentSizeCategory.rawValue)" : ""
    calls.append("draw" + size)
  }
}

/// A page that reads a trait as it updates its constraints.
private final class ReadingPage: UIViewController {
  var calls: [Int] = []

  override func updateViewConstraints() {
    calls.append(traitCollection.userInterfaceStyle.rawValue)
    super.updateViewConstraints()
  }
}

@Suite("A trait that a view reads")
@MainActor
struct TraitReadsTests {
  private func shown(_ era: Era) -> (Device, ReadingView) {
    let device = Device(era: era)
    let page = UIViewController()
    let view = ReadingView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    view.backgroundColor = .red
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    _ = device.settle(limit: 2)
    view.calls = []
    return (device, view)
  }

  @Test("has the view do again what read it, each time it changes", arguments: [Era.iOS18, .iOS26])
  func passes(_ era: Era) {
    let (device, view) = shown(era)
    for (size, name) in [(UIContentSizeCategory.small, "S"), (.large, "L")] {
      view.calls = []
      device.contentSizeCategory = size
      _ = device.settle(limit: 2)
      #expect(view.calls == ["draw UICTContentSizeCategory\(name)"])
    }
    view.calls = []
    device.interfaceStyle = .dark
    _ = device.settle(limit: 2)
    #expect(view.calls.contains("constraints 2"))
  }

  @Test("has the view set its properties again on iOS 26")
  func properties() {
    let (device, view) = shown(.iOS26)
    device.perform { view.traitOverrides.verticalSizeClass = .compact }
    #expect(view.calls == ["properties 1"])
  }

  @Test("has no say where the last call did not read it")
  func stale() {
    let (device, view) = shown(.iOS18)
    view.readsSize = false
    device.perform { view.setNeedsDisplay() }
    view.calls = []
    device.contentSizeCategory = .small
    _ = device.settle(limit: 2)
    #expect(view.calls == [])
  }

  @Test("has no say before iOS 18")
  func era() {
    let (device, view) = shown(.iOS13)
    device.contentSizeCategory = .small
    _ = device.settle(limit: 2)
    device.perform { view.traitOverrides.verticalSizeClass = .compact }
    #expect(view.calls == [])
  }

  @Test("has no say where it is read after the pass from what was kept")
  func kept() {
    final class Keeping: UIView {
      var kept: UITraitCollection?
      var count = 0
      override func draw(_ rect: CGRect) {
        kept = traitCollection
        count += 1
      }
    }
    let device = Device(era: .iOS18)
    let view = Keeping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(view) }
    #expect(view.kept == view.traitCollection && view.kept?.preferredContentSizeCategory == .large)
    device.contentSizeCategory = .small
    _ = device.settle(limit: 2)
    #expect(view.count == 1)
  }

  @Test("has a page do again what read it")
  func page() {
    let device = Device(era: .iOS18)
    let page = ReadingPage()
    device.launch { page }
    _ = device.settle(limit: 2)
    page.calls = []
    device.interfaceStyle = .dark
    _ = device.settle(limit: 2)
    #expect(page.calls == [2])
  }
}
