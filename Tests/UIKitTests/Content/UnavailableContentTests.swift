import Simulator
import Testing
import UIKit

@Suite("What a page shows in place of content")
@MainActor
struct UnavailableContentTests {
  private final class Page: UIViewController {
    var isEmpty = true
    var asked = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      asked += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No mail"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      guard !subview.isHidden else { return [] }
      return ((subview as? UILabel)?.text.map { [$0] } ?? []) + labels(in: subview)
    }
  }

  @Test("comes with the first layout, goes when the page says so, and is in the middle")
  func life() throws {
    let device = Device(era: .iOS18)
    let page = Page()
    device.launch { page }
    #expect(page.asked == 1)
    let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
    #expect(labels(in: view) == ["No mail"])
    #expect(view.frame == page.view.bounds)
    let label = try #require(view.subviews.first?.subviews.first { !$0.isHidden })
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: page.view)
    #expect(abs(middle.x - page.view.bounds.midX) < 1)
    #expect(abs(middle.y - page.view.bounds.midY) < 40)
    device.perform {
      page.isEmpty = false
      page.setNeedsUpdateContentUnavailableConfiguration()
      #expect(page.asked == 1)
    }
    #expect(page.asked == 2)
    #expect(page.view.subviews.isEmpty)
  }

  @Test("has a button that does what it says")
  func button() throws {
    let device = Device(era: .iOS18)
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in taps += 1 }
    let page = UIViewController()
    page.contentUnavailableConfiguration = configuration
    device.launch { page }
    let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
    let buttons = view.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    #expect(buttons.map(\.isHidden) == [false, true])
    device.perform { buttons.first?.sendActions(for: .primaryActionTriggered) }
    #expect(taps == 1)
  }

  @Test("of a search names what was searched for")
  func search() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "Swift"
    let updated = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(updated.text == "No Results for “Swift”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test("of content on its way turns")
  func loading() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UIContentUnavailableView(configuration: .loading())
    let spinner = view.subviews.first?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(spinner?.isAnimating == false)
  }
}
