import CoreGraphics
import Film
import Interlock
import Renderer
import Rows
import Simulator
import Testing
import UIKit

/// Two pages on white: a red bar with a white title, and one of which there are only the buttons.
@MainActor
private final class BarColorBench {
  let device: Device
  let navigation: InterlockNavigationController
  private let renderer: Renderer

  init(era: Era) throws {
    device = Device(era: era)
    renderer = try Renderer()
    let red = Self.page("Red", .white)
    red.interlockPage.bar.background = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
    let clear = Self.page("Clear", UIColor(red: 0, green: 0, blue: 0.8, alpha: 1))
    clear.interlockPage.bar.backgroundAlpha = 0
    navigation = InterlockNavigationController(rootViewController: red)
    device.launch { [navigation] in navigation }
    _ = device.settle(limit: 5)
    device.perform("test") { [navigation] in
      navigation.pushViewController(clear, animated: true)
    }
    _ = device.settle(limit: 5)
  }

  private static func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    return page
  }

  func drag(to fraction: CGFloat) {
    let size = navigation.view.bounds.size
    if device.fingerLocation == nil { device.touchDown(at: CGPoint(x: 2, y: size.height / 2)) }
    device.drag(to: CGPoint(x: size.width * fraction, y: size.height / 2), duration: 0.2)
    device.advance(by: 0.2)
  }

  /// How red the bar is at its right end, over the page of the other color, from 0 to 255.
  var redness: Int {
    let recorder = Recorder(device)
    let picture = renderer.draw(recorder.stop().screen(at: 0), scale: 1)
    let row = Int(device.system.screen.safeAreaInsets.top) + 4
    let pixel = picture[picture.width - 3, row]
    return Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF)
  }
}

@Suite("The colors of a bar in a film", .row("R26"))
@MainActor
struct BarColorTests {
  @Test("follow the finger there and back, and are as before when it is lifted too early")
  fileprivate func finger() throws {
    for era in [Era.iOS13, .iOS18, .iOS26] {
      let bench = try BarColorBench(era: era)
      let before = bench.redness
      #expect(before == -204, "the page alone")
      var steps: [Int] = []
      for fraction in [0.15, 0.3, 0.45] {
        bench.drag(to: fraction)
        steps.append(bench.redness)
      }
      #expect(steps == steps.sorted() && Set(steps).count == 3, "\(era): \(steps)")
      #expect(steps[0] > before && steps[2] < 204)
      bench.drag(to: 0.3)
      #expect(abs(bench.redness - steps[1]) <= 2)
      bench.device.touchUp()
      _ = bench.device.settle(limit: 5)
      #expect(bench.navigation.topViewController?.title == "Clear")
      #expect(bench.redness == before)
    }
  }
}
