import Simulator
import Testing
import UIKit

/// A page with a label in its middle.
@MainActor
private final class LabelPage: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}

@Suite("Constraints that were solved")
@MainActor
struct LayoutMemoryTests {
  private let device = Device(era: .iOS18)

  private func show(_ page: UIViewController) {
    device.perform { device.window.rootViewController = page }
    _ = device.settle(limit: 2)
  }

  @Test("do not keep the view alive that holds them, nor what is in it")
  func root() {
    device.launch { UIViewController() }
    weak var view: UIView?
    weak var label: UILabel?
    do {
      let page = LabelPage()
      show(page)
      #expect(abs(page.label.frame.midX - 195) < 1)
      (view, label) = (page.view, page.label)
    }
    show(UIViewController())
    #expect(view == nil && label == nil)
  }

  @Test("do not keep a view alive whose own size they decide, nor a scroll view")
  func free() {
    weak var box: UIView?
    weak var scroll: UIScrollView?
    device.perform {
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: 300),
      ])
      for view in [view, scrollView] { view.layoutIfNeeded() }
      #expect(scrollView.contentSize.height == 300)
      (box, scroll) = (view, scrollView)
    }
    #expect(box == nil && scroll == nil)
  }
}
