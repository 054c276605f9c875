import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("What apps override")
@MainActor
struct OverrideTests {
  private final class Recorder {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Part: UIView {
    let name: String
    let recorder: Recorder
    var onProperties: (() -> Void)?
    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      recorder.lines.append("\(name) properties")
      onProperties?()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      recorder.lines.append("\(name) layout")
    }
    override func layerWillDraw(_ layer: CALayer) { recorder.lines.append("\(name) draws") }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      recorder.lines.append("\(name) \(index1) and \(index2)")
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func setNeedsDisplay(_ rect: CGRect) { recorder.lines.append("\(name) \(rect)") }
    override var accessibilityIdentifier: String? {
      didSet { recorder.lines.append("\(name) is \(accessibilityIdentifier ?? "-")") }
    }
    override var isOpaque: Bool { didSet { recorder.lines.append("\(name) \(isOpaque)") } }
    override var mask: UIView? { didSet { recorder.lines.append("\(name) mask") } }
  }

  private final class Page: UIViewController {
    let recorder: Recorder
    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Part("view", recorder) }
    override func updateProperties() { recorder.lines.append("page properties") }
  }

  @Test(
    "sets properties before the layout at first, of the page before its view, and from outside in")
  func properties() {
    let device = Device(era: .iOS26)
    let recorder = Recorder()
    let page = Page(recorder)
    device.launch {
      page.view.addSubview(Part("part", recorder))
      return page
    }
    let lines = recorder.take().filter { !$0.hasSuffix("draws") }
    #expect(
      lines == [
        "page properties", "view properties", "view layout", "part properties", "part layout",
      ])
  }

  @Test("sets properties once for all wishes of a turn, and lays nothing out for it")
  func propertiesAlone() {
    let device = Device(era: .iOS26)
    let recorder = Recorder()
    let page = Page(recorder)
    let part = Part("part", recorder)
    device.launch {
      page.view.addSubview(part)
      return page
    }
    _ = recorder.take()
    device.perform {
      part.setNeedsUpdateProperties()
      part.setNeedsUpdateProperties()
      page.setNeedsUpdateProperties()
      #expect(recorder.take() == [])
    }
    #expect(recorder.take() == ["page properties", "view properties", "part properties"])
    device.perform {
      part.setNeedsUpdateProperties()
      part.updatePropertiesIfNeeded()
      part.updatePropertiesIfNeeded()
      #expect(recorder.take() == ["part properties"])
    }
    #expect(recorder.take() == [])
  }

  @Test("is called where UIKit calls it, and from observers of properties")
  func members() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let recorder = Recorder()
    let part = Part("part", recorder)
    for _ in 0..<2 { part.addSubview(UIView()) }
    part.exchangeSubview(at: 0, withSubviewAt: 1)
    part.setNeedsDisplay(CGRect(x: 1, y: 2, width: 3, height: 4))
    part.accessibilityIdentifier = "map"
    part.isOpaque = false
    part.mask = UIView()
    #expect(
      recorder.take() == [
        "part 0 and 1", "part (1.0, 2.0, 3.0, 4.0)", "part is map", "part false", "part mask",
      ])
    device.perform { device.window.addSubview(part) }
    #expect(recorder.take().contains("part draws"))
  }

  private final class Container: UIViewController {
    var style = UIUserInterfaceStyle.dark
    let list = UIScrollView()
    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? { UITraitCollection(userInterfaceStyle: style) }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { list }
  }

  @Test("says which traits the pages in a container have")
  func traitsOfChildren() {
    let device = Device(era: .iOS18)
    let container = Container()
    let child = UIViewController()
    device.launch {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      return container
    }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(container.view.traitCollection.userInterfaceStyle == .light)
    device.perform {
      container.style = .light
      child.view.updateTraitsIfNeeded()
    }
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  private final class Listener: UIViewController, SelectorPerforming {
    var heard: [String] = []
    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      heard.append("\(selector) \(object.map { String(describing: type(of: $0)) } ?? "-")")
      return true
    }
  }

  @Test("performs methods for changes of traits")
  func traitMethods() {
    let device = Device(era: .iOS18)
    let page = Listener()
    device.launch { page }
    let token = page.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("restyle"))
    page.view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: page, action: Selector("viewRestyled:"))
    device.perform { device.window.overrideUserInterfaceStyle = .dark }
    #expect(page.heard.sorted() == ["restyle Listener", "viewRestyled: UIView"])
    page.unregisterForTraitChanges(token)
    page.heard = []
    device.perform { device.window.overrideUserInterfaceStyle = .light }
    #expect(page.heard == ["viewRestyled: UIView"])
  }

  private final class DarkPresentation: UIPresentationController {
    var heard = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard += 1
    }
  }

  @MainActor
  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var made: DarkPresentation?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = DarkPresentation(presentedViewController: presented, presenting: presenting)
      controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      made = controller
      return controller
    }
  }

  @Test("gives a presented page traits of its own by its presentation controller")
  func presentedTraits() {
    let device = Device(era: .iOS18)
    let (root, page, presenter) = (UIViewController(), UIViewController(), Presenter())
    device.launch { root }
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = presenter
    device.perform { root.present(page, animated: false) }
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(presenter.made?.traitCollection.userInterfaceStyle == .dark)
    let heard = presenter.made?.heard ?? 0
    device.perform { presenter.made?.overrideTraitCollection = nil }
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    #expect(presenter.made?.heard == heard + 1)
  }
}
