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
}

final class DescribedView: UIView {}
final class DescribedBar: UINavigationBar {}
private final class PrivatelyDescribed: UIViewController {}
