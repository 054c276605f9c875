import Simulator
import Testing
import UIKit

/// What apps and tests count on without having set it.
@MainActor
struct DefaultValueTests {
  @Test("lines of the system font are as high as on iOS")
  func lineHeight() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.948) < 0.001)
    #expect(UIFont.systemFont(ofSize: 15).lineHeight == 17.900390625)
  }

  @Test("a label is as high as its line, in whole pixels")
  func labelHeight() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let label = UILabel()
    label.text = "Label"
    label.sizeToFit()
    #expect(abs(label.frame.height - 61.0 / 3) < 0.0001)
  }

  @Test("a button's title has a color before it was given one")
  func buttonColor() {
    let custom = UIButton()
    let system = UIButton(type: .system)
    #expect(custom.titleColor(for: .normal) == .white)
    #expect(custom.currentTitleColor == .white)
    #expect(system.titleColor(for: .normal) == system.tintColor)
    custom.setTitleColor(.red, for: .normal)
    #expect(custom.titleColor(for: .highlighted) == .red)
  }

  @Test("the gray white is not the white of three colors")
  func grayIsNotRGB() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(white: 1, alpha: 1) == .white)
  }

  @Test("any number of fingers may drag, as UINT_MAX says")
  func dragFingers() {
    #expect(UIPanGestureRecognizer().maximumNumberOfTouches == Int(UInt32.max))
  }

  @Test("a view with an alpha of 0.01 takes no touches, one with a little more does")
  func faintView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0.01
    #expect(view.hitTest(.zero, with: nil) == nil)
    view.alpha = 0.011
    #expect(view.hitTest(.zero, with: nil) === view)
  }

  @Test("an alert has one cancel button at the most")
  func twoCancels() {
    let device = Device(era: .iOS18)
    device.perform {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    #expect(
      device.crash?.reason
        == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
  }

  @Test("a controller's navigation bar keeps its delegate")
  func barDelegate() {
    let device = Device(era: .iOS18)
    device.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.delegate = nil
    }
    #expect(
      device.crash?.reason
        == "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }

  @Test("a tab bar of an app's class is as high as it says")
  func higherTabBar() {
    final class HighBar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
      }
    }
    let bar = HighBar()
    #expect(bar.intrinsicContentSize.height == 69)
  }
}
