import Simulator
import Testing
import UIKit

@Suite("Traits")
@MainActor
struct TraitTests {
  private final class Recorder {
    var lines: [String] = []
  }

  private final class Page: UIViewController {
    let recorder: Recorder
    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Part("view", recorder) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let former = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
      recorder.lines.append("page \(former) to \(traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  private final class Part: UIView {
    let name: String
    let recorder: Recorder
    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      recorder.lines.append("\(name) \(UITraitCollection.current.userInterfaceStyle.rawValue)")
    }
  }

  @Test("of a device are those that the person has chosen")
  func device() {
    let device = Device(
      era: .iOS18, layoutDirection: .rightToLeft, interfaceStyle: .dark,
      contentSizeCategory: .extraLarge)
    for traits in [device.window.traitCollection, UIViewController().traitCollection, .current] {
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      #expect(traits.userInterfaceIdiom == .phone)
      #expect(traits.displayScale == 3)
      #expect(traits.horizontalSizeClass == .compact)
    }
  }

  @Test(
    "reach the controller, its view and what is inside, in this order, when the person chooses anew"
  )
  func order() {
    let device = Device(era: .iOS18)
    let recorder = Recorder()
    let page = Page(recorder)
    page.view.addSubview(Part("inner", recorder))
    device.launch { page }
    #expect(recorder.lines == [])
    device.interfaceStyle = .dark
    #expect(recorder.lines == ["page 1 to 2", "view 2", "inner 2"])
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    device.interfaceStyle = .dark
    #expect(recorder.lines.count == 3)
  }

  @Test("that a view, a controller or a window overrides hold for all that is inside")
  func overrides() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let inner = UIView()
    page.view.addSubview(inner)
    page.view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(page.traitCollection.userInterfaceStyle == .light)
    page.view.overrideUserInterfaceStyle = .unspecified
    page.overrideUserInterfaceStyle = .dark
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    page.overrideUserInterfaceStyle = .unspecified
    device.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.removeFromSuperview()
    UIView().addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("that a container says of a child hold for the child only")
  func childOverrides() {
    let device = Device(era: .iOS18)
    let (container, child) = (UIViewController(), UIViewController())
    device.launch { container }
    container.addChild(child)
    container.view.addSubview(child.view)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    container.setOverrideTraitCollection(wide, forChild: child)
    #expect(container.overrideTraitCollection(forChild: child) == wide)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(container.traitCollection.horizontalSizeClass == .compact)
    container.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("are heard of by those who registered for them, and by no one who registered for others")
  func registration() {
    let sheet = Sheet()
    var heard: [Int] = []
    let registration = sheet.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, former: UITraitCollection) in
      heard.append(
        former.userInterfaceStyle.rawValue * 10 + view.traitCollection.userInterfaceStyle.rawValue)
    }
    sheet.device.contentSizeCategory = .small
    #expect(heard == [])
    sheet.device.interfaceStyle = .dark
    #expect(heard == [12])
    sheet.view.unregisterForTraitChanges(registration)
    sheet.device.interfaceStyle = .light
    #expect(heard == [12])
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test("of the app's own are inherited as those of the system")
  func custom() {
    let sheet = Sheet()
    let inner = UIView()
    sheet.view.addSubview(inner)
    #expect(inner.traitCollection[Theme.self] == "plain")
    sheet.view.traitOverrides[Theme.self] = "festive"
    #expect(inner.traitCollection[Theme.self] == "festive")
    #expect(sheet.view.traitOverrides.contains(Theme.self))
    sheet.view.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    sheet.view.traitOverrides.remove(Theme.self)
    #expect(inner.traitCollection[Theme.self] == "plain")
  }

  @Test("of the device and of text are there, can be overridden, and make a list for colors")
  func others() {
    let sheet = Sheet()
    #expect(sheet.view.traitCollection.forceTouchCapability == .unavailable)
    #expect(sheet.view.traitCollection.sceneCaptureState == .inactive)
    #expect(UITraitCollection().sceneCaptureState == .unspecified)
    let bright = UITraitCollection(imageDynamicRange: .high)
    #expect(bright.containsTraits(in: UITraitCollection(imageDynamicRange: .high)))
    var told = 0
    sheet.view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _) in told += 1
    }
    sheet.view.traitOverrides.forceTouchCapability = .available
    #expect(told == 0)
    sheet.view.overrideUserInterfaceStyle = .dark
    #expect(told == 1)
  }

  @Test(
    "have the same colors as traits that say only what is not usual",
    arguments: [UIUserInterfaceStyle.light, .dark], [UIAccessibilityContrast.normal, .high])
  func colors(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    UISystem.current = Device(era: .iOS18).system
    let (outer, inner, view) = (UIViewController(), UIViewController(), Painted())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(view)
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      if contrast == .high { $0.accessibilityContrast = contrast }
    }
    outer.setOverrideTraitCollection(traits, forChild: inner)
    #expect(view.layer.borderColor == view.color.resolvedColor(with: traits).cgColor)
    view.traitCollectionDidChange(traits)
    #expect(view.layer.borderColor == view.color.resolvedColor(with: traits).cgColor)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: nil))
  }

  /// Has a border of a color that depends on its traits.
  private final class Painted: UIView {
    let color = UIColor.systemPurple

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.borderColor = color.cgColor
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ former: UITraitCollection?) {
      super.traitCollectionDidChange(former)
      guard traitCollection.hasDifferentColorAppearance(comparedTo: former) else { return }
      layer.borderColor = color.cgColor
    }
  }

  @Test("are combined and compared as values")
  func values() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let both = UITraitCollection(traitsFrom: [dark, large])
    #expect(
      both
        == UITraitCollection {
          $0.userInterfaceStyle = .dark
          $0.preferredContentSizeCategory = .extraLarge
        })
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(both.hasDifferentColorAppearance(comparedTo: large))
    #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
    #expect(both.hasDifferentColorAppearance(comparedTo: nil))
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
    var seen = UIUserInterfaceStyle.unspecified
    dark.performAsCurrent { seen = UITraitCollection.current.userInterfaceStyle }
    #expect(seen == .dark)
  }

  private struct Ink: UITraitDefinition {
    /// To be compared, but no key of a dictionary.
    struct Look: Equatable {
      var depth = 1
    }
    static let defaultValue = Look()
  }

  @Test("that the app has defined are told apart by their values")
  func ownTraits() {
    let device = Device(era: .iOS18)
    let (box, recorder) = (UIView(), Recorder())
    device.window.addSubview(box)
    device.window.makeKeyAndVisible()
    box.registerForTraitChanges([Ink.self]) { (box: UIView, _: UITraitCollection) in
      recorder.lines.append("\(box.traitCollection[Ink.self].depth)")
    }
    device.interfaceStyle = .dark
    device.window.traitOverrides[Ink.self] = Ink.Look()
    device.window.traitOverrides[Ink.self] = Ink.Look(depth: 2)
    device.window.traitOverrides[Ink.self] = Ink.Look(depth: 2)
    #expect(recorder.lines == ["2"])
  }

  @Test("say which of them are others")
  func changed() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let other = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .leftToRight
      $0[Ink.self] = Ink.Look(depth: 3)
    }
    let names = { (traits: [UITrait]) in Set(traits.map { $0.identifier.suffix(12) }) }
    #expect(other.changedTraits(from: other).isEmpty)
    #expect(names(other.changedTraits(from: light)) == names(light.changedTraits(from: other)))
    #expect(other.changedTraits(from: light).contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(other.changedTraits(from: light).contains { $0 == Ink.self })
    #expect(light.changedTraits(from: nil).count == 1)
  }

  @Test("decide on dynamic colors, wherever these are")
  func colors() {
    let device = Device(era: .iOS18)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.resolvedColor(with: light) == .red)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor == UIColor.black.cgColor)
    #expect(UIColor.systemBackground == .systemBackground)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)

    let box = UIView()
    box.backgroundColor = own
    device.window.addSubview(box)
    device.window.makeKeyAndVisible()
    #expect(box.layer.backgroundColor == UIColor.red.cgColor)
    device.interfaceStyle = .dark
    #expect(box.layer.backgroundColor == UIColor.white.cgColor)
    box.overrideUserInterfaceStyle = .light
    #expect(box.layer.backgroundColor == UIColor.red.cgColor)
    #expect(box.backgroundColor === own)
  }

  @Test("say what pictures are made for")
  func pictures() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.imageConfiguration.traitCollection === dark)
  }

  /// Source: Apple, "Choosing a specific interface style for your iOS app": a view's override is for it and its subviews.
  @Test(
    "of a page are its surroundings', whatever its view says of its own",
    arguments: [Era.iOS13, .iOS18])
  func viewOverride(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let recorder = Recorder()
    let page = Page(recorder)
    device.launch { page }
    recorder.lines = []
    device.perform { page.view.overrideUserInterfaceStyle = .dark }
    #expect(recorder.lines == ["view 2"])

    recorder.lines = []
    device.interfaceStyle = .dark
    #expect(recorder.lines == ["page 1 to 2"])
    #expect(page.traitCollection.userInterfaceStyle == .dark)
  }
}
