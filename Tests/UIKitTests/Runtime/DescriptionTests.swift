import Simulator
import Testing
import UIKit

/// What objects print, as apps log it.
@MainActor
struct DescriptionTests {
  @Test("a view prints its frame, what is unusual about it, and its layer")
  func view() {
    let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 50))
    let text = view.description
    #expect(text.hasPrefix("<UIView: 0x"))
    #expect(text.contains("; frame = (10 20.5; 100 50); layer = <CALayer: 0x"))
    #expect(text.hasSuffix(">>"))
  }

  @Test("a label prints its text, and only what differs from the usual")
  func label() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    label.text = "Hi"
    label.alpha = 0.5
    label.isHidden = true
    label.tag = 7
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    label.transform = CGAffineTransform(translationX: 1, y: 0)
    let text = label.description
    #expect(text.contains("frame = (1 0; 3 4); transform = [1, 0, 0, 1, 1, 0]; text = 'Hi';"))
    #expect(text.contains("alpha = 0.5; hidden = YES;"))
    #expect(text.contains("autoresize = W+TM; userInteractionEnabled = NO; tag = 7;"))
    #expect(!text.contains("clipsToBounds"))
  }

  @Test("a turned view prints as many digits as it takes to read its transform back")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 8)
    let text = view.description
    #expect(text.contains("frame = (-15.3281 -15.3281; 130.656 130.656);"))
    #expect(text.contains("transform = [0.92387953251128674, 0.38268343236508978, "))
  }

  @Test("fields, sliders and navigation bars let through what is behind them")
  func opacity() {
    let frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    let field = UITextField(frame: frame).description
    #expect(field.contains("frame = (20 20; 40 40); text = ''; opaque = NO; "))
    #expect(field.contains("; borderStyle = None; layer = "))
    let slider = UISlider(frame: frame).description
    #expect(slider.contains("; opaque = NO; "))
    #expect(UINavigationBar().description.contains("frame = (0 0; 0 0); opaque = NO; "))
    #expect(!UISwitch().description.contains("opaque"))
    #expect(!UIToolbar().description.contains("opaque"))
  }

  @Test("a slider prints its value last")
  func slider() {
    #expect(UISlider().description.hasSuffix(">; value: 0.000000>"))
  }

  @Test("a controller prints its class and address, and an app's class has the last word")
  func controller() {
    final class Own: UIViewController {
      override nonisolated var description: String { "mine" }
    }
    #expect(UIViewController().description.hasPrefix("<UIViewController: 0x"))
    #expect("\(Own())" == "mine")
  }

  @Test("a class of the app's prints its module, in messages too, and one of UIKit's does not")
  func module() {
    let device = Device(era: .iOS18)
    let (bar, view) = (DescribedBar(), DescribedView())
    let module = String(reflecting: DescribedBar.self).split(separator: ".")[0]
    #expect(view.description.hasPrefix("<\(module).DescribedView: 0x"))
    #expect(!view.description.contains("baseClass"))
    #expect(PrivatelyDescribed().description.hasPrefix("<\(module).PrivatelyDescribed: 0x"))
    device.perform { _ = bar.value(forKey: "own") }
    #expect(device.crash?.reason.contains("[<\(module).DescribedBar 0x") == true)
    #expect("\(UINavigationController())".hasPrefix("<UINavigationController: 0x"))
  }

  @Test(
    "a color prints its space and numbers",
    arguments: [
      (UIColor.red, "UIExtendedSRGBColorSpace 1 0 0 1"),
      (UIColor.white, "UIExtendedGrayColorSpace 1 1"),
      (UIColor(white: 0.5, alpha: 0.25), "UIExtendedGrayColorSpace 0.5 0.25"),
    ])
  func color(color: UIColor, text: String) {
    #expect(color.description == text)
  }

  @Test("a color that depends on traits prints its name")
  func namedColor() {
    #expect(UIColor.systemBackground.description.hasPrefix("<UIDynamicSystemColor: 0x"))
    #expect(UIColor.systemBackground.description.hasSuffix("; name = systemBackgroundColor>"))
    #expect(UIColor { _ in .red }.description.hasPrefix("<UIDynamicProviderColor: 0x"))
  }

  @Test("a subclass of an app's prints what it is of, and a scroll view its content")
  func collection() throws {
    let collection = DescribedCollection(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.backgroundColor = .systemBackground
    // The pattern that ReactiveCollectionsKit's tests expect, but for the data source, which is none here.
    let address = "0x[0-9a-f]{4,16}"
    let pattern =
      "^<[A-Za-z]+\\.DescribedCollection: \(address); baseClass = UICollectionView; "
      + "frame = \\(0 0; 402 874\\); clipsToBounds = YES; gestureRecognizers = <NSArray: \(address)>; "
      + "backgroundColor = <UIDynamicSystemColor: \(address); name = systemBackgroundColor>; "
      + "layer = <CALayer: \(address)>; contentOffset: \\{0, 0\\}; contentSize: \\{0, 0\\}; "
      + "adjustedContentInset: \\{0, 0, 0, 0\\}; layout: <UICollectionViewFlowLayout: \(address)>; "
      + "dataSource: \\(null\\)>$"
    let text = collection.description
    #expect(text.range(of: pattern, options: .regularExpression) != nil, "\(text)")
  }

  @Test("long texts are cut, a cell prints its text, and what moves its animations")
  func words() {
    let label = UILabel()
    label.text = "A Secret Is Found In The Woods"
    #expect(label.description.contains("; text = 'A Secret Is Found In The ...'; "))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Example1"
    #expect(cell.description.contains("; text = 'Example1'; "))
    let view = UIView()
    view.layer.add(CABasicAnimation(keyPath: "position"), forKey: "position")
    #expect(view.description.contains("; animations = { position=<CABasicAnimation: 0x"))
    #expect(view.description.contains(">; }; layer = "))
  }

  @Test("a recognizer prints its state, its view and its targets")
  func recognizer() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: view, action: "tapped:")
    #expect(
      tap.description.contains("; state = Possible; view = <(null) 0x0>; target= <(action=tapped:"))
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    tap.numberOfTapsRequired = 2
    let text = tap.description
    #expect(text.hasPrefix("<UITapGestureRecognizer: 0x"))
    #expect(
      text.contains(
        "; state = Possible; enabled = NO; cancelsTouchesInView = NO; view = <UIView 0x"))
    #expect(text.hasSuffix(">)>; numberOfTapsRequired = 2>"))
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.delaysTouchesBegan = true
    #expect(
      edge.description.hasSuffix(
        "; state = Possible; delaysTouchesBegan = YES; view = <(null) 0x0>>"))
  }

  @Test("items of bars print their titles and buttons")
  func items() {
    let item = UINavigationItem(title: "hh")
    #expect(item.description.hasSuffix("> title='hh' style=navigator"))
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    #expect(item.description.contains(" title='hh' style=navigator rightBarButtonItems=0x"))
    let target = UIView()
    let button = UIBarButtonItem(title: "Next", style: .plain, target: target, action: "next:")
    #expect(button.description.hasPrefix("<UIBarButtonItem: 0x"))
    #expect(button.description.hasSuffix(" action=next: title='Next'"))
    let tab = UITabBarItem(title: "UIKit", image: nil, tag: 0)
    #expect(tab.description.hasSuffix("> title='UIKit'"))
  }

  @Test("pictures, fonts, traits and alerts' actions print as in logs")
  func looks() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in }
    #expect(picture.description.hasPrefix("<UIImage:0x"))
    #expect(picture.description.hasSuffix(" anonymous {22, 22} renderingMode=automatic(original)>"))
    let star = UIImage(systemName: "star")?.description
    #expect(
      star?.contains(" symbol(system: star) {18, 18} renderingMode=automatic(template)>") == true)
    let font = UIFont.boldSystemFont(ofSize: 13).description
    #expect(font.hasPrefix("<UICTFont: 0x"))
    #expect(font.hasSuffix("; font-weight: bold; font-style: normal; font-size: 13.00pt"))
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .large
    }
    #expect(
      traits.description.hasSuffix(
        "; DisplayScale = 3, UserInterfaceStyle = Dark, PreferredContentSizeCategory = L>"))
    let action = UIAlertAction(title: "OK", style: .default)
    #expect(action.description.hasSuffix(" Title = \"OK\" Descriptive = \"(null)\" Image = 0x0>"))
  }

  @Test("a touch and its event print what the finger did and where")
  func touches() {
    let device = Device(era: .iOS18)
    let view = EventPrinter(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let page = UIViewController()
    page.view.addSubview(view)
    device.launch { page }
    device.tap(at: CGPoint(x: 100, y: 200.5))
    let text = view.texts.first ?? ""
    #expect(text.hasPrefix("<UITouchesEvent: 0x"))
    #expect(text.contains(" touches: {(\n    <UITouch: 0x"))
    #expect(
      text.contains(
        "> type: Direct; phase: Began; is pointer: NO; tap count: 1; force: 0.000; window: <UIWindow"
      ))
    #expect(
      text.contains(
        "; location in window: {100, 200.5}; previous location in window: {100, 200.5}; "))
  }
}

private final class EventPrinter: UIView {
  var texts: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    texts.append(event?.description ?? "")
  }
}

final class DescribedCollection: UICollectionView {}
final class DescribedView: UIView {}
final class DescribedBar: UINavigationBar {}
private final class PrivatelyDescribed: UIViewController {}
