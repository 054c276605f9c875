import Simulator
import Testing
import UIKit

/// Source: Signal's `CustomKeyboard`.
@MainActor
@Suite("An input view whose height is left to constraints")
struct ConstrainedKeyboardTests {
  private final class Keys: UIInputView {
    lazy var height = heightAnchor.constraint(equalToConstant: 0)

    init() {
      super.init(frame: .zero, inputViewStyle: .default)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    func become(_ points: CGFloat) {
      allowsSelfSizing = true
      height.isActive = true
      height.constant = points
    }
  }

  private let device = Device(era: .iOS18)

  private func show(_ keys: Keys) {
    let page = UIViewController()
    device.launch { page }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.inputView = keys
    device.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    _ = device.settle(limit: 2)
  }

  private func bottom(_ keys: Keys) -> CGFloat { keys.convert(keys.bounds, to: nil).maxY }

  @Test("is about as high as the keyboard without one, and follows one that it gets")
  func none() {
    let keys = Keys()
    show(keys)
    #expect(keys.bounds.height > 200)
    #expect(keys.bounds.width == 390)
    device.perform { keys.become(400) }
    _ = device.settle(limit: 2)
    #expect(keys.bounds.height == 400)
    #expect(bottom(keys) == 810)
  }

  @Test("is as high as they say, and follows them")
  func follows() {
    let keys = Keys()
    keys.become(300)
    show(keys)
    #expect(keys.bounds.height == 300)
    device.perform { keys.become(360) }
    _ = device.settle(limit: 2)
    #expect(keys.bounds.height == 360)
    #expect(bottom(keys) == 810)
  }
}
