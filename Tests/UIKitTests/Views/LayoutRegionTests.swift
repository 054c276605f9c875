import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A part of a view that is good for content")
@MainActor
struct LayoutRegionTests {
  private let device = Device(era: .iOS26)

  @Test("is known by a guide and by its distances")
  func regions() {
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 30, bottom: 0, trailing: 40)
    }
    _ = device.settle(limit: 2)
    let view: UIView = page.view
    #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    #expect(view.directionalEdgeInsets(for: .margins()).trailing == 40)
    #expect(
      view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)).layoutFrame
        == view.safeAreaLayoutGuide.layoutFrame)
    #expect(
      view.layoutGuide(for: .readableContent()).layoutFrame
        == view.readableContentGuide.layoutFrame)
    #expect(UIView.LayoutRegion.margins() != .margins(cornerAdaptation: .vertical))
  }

  @Test("may be the largest of a ratio in a window")
  func ratio() {
    let page = UIViewController()
    let inner = UIView()
    device.launch { page }
    let window = page.view.window
    guard let window else { return }
    let guide = window.safeAreaAspectFitLayoutGuide
    let safe = window.safeAreaLayoutGuide.layoutFrame
    #expect(guide === window.safeAreaAspectFitLayoutGuide)
    device.perform {
      guide.aspectRatio = 16 / 9
      inner.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    _ = device.settle(limit: 2)
    #expect(guide.layoutFrame.width == safe.width)
    #expect(abs(guide.layoutFrame.height - safe.width * 9 / 16) < 0.01)
    #expect(abs(guide.layoutFrame.midY - safe.midY) < 0.01)
    #expect(abs(inner.frame.height - guide.layoutFrame.height) < 1)
    device.perform { guide.aspectRatio = 0.1 }
    _ = device.settle(limit: 2)
    #expect(abs(inner.frame.width - safe.height * 0.1) < 1)
  }

  @Test("is that of the content of a view that goes on below bars, unless the app places it")
  func backgroundExtension() {
    let page = UIViewController()
    let view = UIBackgroundExtensionView()
    let content = UIView()
    content.backgroundColor = .systemBlue
    device.launch { UINavigationController(rootViewController: page) }
    device.perform {
      view.frame = page.view.bounds
      view.contentView = content
      page.view.addSubview(view)
    }
    _ = device.settle(limit: 2)
    #expect(view.safeAreaInsets.top > 0)
    #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
    #expect(view.subviews.first?.frame == view.bounds)
    #expect(view.subviews.first?.backgroundColor == .systemBlue)
    let place = CGRect(x: 1, y: 2, width: 3, height: 4)
    device.perform {
      view.automaticallyPlacesContentView = false
      content.frame = place
      view.setNeedsLayout()
    }
    _ = device.settle(limit: 2)
    #expect(content.frame == place)
    device.perform { view.contentView = nil }
    #expect(content.superview == nil)
  }

  @Test("may lie over an edge of what scrolls, which is kept")
  func edges() {
    UISystem.current = device.system
    let (scroll, bar) = (UIScrollView(), UIView())
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scroll
    interaction.edge = .bottom
    bar.addInteraction(interaction)
    #expect(interaction.view === bar && interaction.scrollView === scroll)
    bar.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("has text of sizes for which limits are listed")
  func limits() {
    UISystem.current = device.system
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    let lines = inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("no limits"))
    #expect(lines[1].hasSuffix("maximum UICTContentSizeCategoryXL"))
  }
}
