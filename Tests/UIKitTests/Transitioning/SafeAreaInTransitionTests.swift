import Simulator
import Testing
import UIKit

/// Pages whose label is at the corner of what neither bars nor hardware cover.
@Suite("The safe area of a page on its way")
@MainActor
struct SafeAreaInTransitionTests {
  @Test("stays as it is at rest while a page is presented and dismissed", arguments: Era.all)
  func modalPage(era: Era) {
    let device = Device(era: era)
    let root = UIViewController()
    device.launch { root }
    _ = device.settle(limit: 5)
    let page = CornerPage()
    page.modalPresentationStyle = .fullScreen
    device.perform { root.present(page, animated: true) }
    device.advance(by: 0.2)
    let corner = CGPoint(x: 0, y: device.window.safeAreaInsets.top)
    #expect(page.shownCorner == corner)
    _ = device.settle(limit: 5)
    #expect(page.shownCorner == corner)
    page.insets = []
    device.perform { page.dismiss(animated: true) }
    device.advance(by: 0.2)
    #expect(page.shownCorner == corner)
    #expect(page.insets == [])
    _ = device.settle(limit: 5)
    #expect(page.insets == [.zero])
  }

  @Test(
    "stays as it is at rest while a page is pushed, swiped and popped beside the camera",
    arguments: Era.withSwipe)
  func pushedPage(era: Era) {
    let device = Device(era: era)
    let root = CornerPage()
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    let corner = root.shownCorner
    #expect(corner.x == device.window.safeAreaInsets.left)

    let page = CornerPage()
    device.perform { navigation.pushViewController(page, animated: true) }
    device.advance(by: 0.2)
    #expect(page.shownCorner == corner)
    #expect(root.shownCorner == corner)
    _ = device.settle(limit: 5)
    #expect(page.shownCorner == corner)

    let middle = device.window.bounds.midY
    device.touchDown(at: CGPoint(x: 2, y: middle))
    device.advance(by: 0.1)
    device.touchMove(to: CGPoint(x: 200, y: middle))
    device.advance(by: 0.1)
    #expect(page.shownCorner == corner)
    device.touchMove(to: CGPoint(x: 10, y: middle))
    device.advance(by: 0.3)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(navigation.topViewController === page)

    device.perform { navigation.popViewController(animated: true) }
    device.advance(by: 0.2)
    #expect(page.shownCorner == corner)
    #expect(root.shownCorner == corner)
    _ = device.settle(limit: 5)
    #expect(root.shownCorner == corner)
  }

  @Test("is that of its place while an app moves the page")
  func pageThatAnAppMoves() {
    let device = Device(era: .iOS18)
    let root = UIViewController()
    device.launch { root }
    _ = device.settle(limit: 5)
    let page = CornerPage()
    page.modalPresentationStyle = .overFullScreen
    device.perform { root.present(page, animated: true) }
    _ = device.settle(limit: 5)
    device.perform { page.view.frame.origin.y = 20 }
    _ = device.settle(limit: 5)
    #expect(page.shownCorner.y == device.window.safeAreaInsets.top - 20)
  }
}

private final class CornerPage: UIViewController {
  private let label = UILabel()
  /// The safe areas that the page was told of.
  var insets: [UIEdgeInsets] = []

  /// Where the label is seen in the page.
  var shownCorner: CGPoint { (label.layer.presentation() ?? label.layer).frame.origin }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Corner"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeArea.topAnchor),
      label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
    ])
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insets.append(view.safeAreaInsets)
  }
}
