import Foundation
import Simulator
import Testing
import UIKit

/// Source: InputBarAccessoryView and MessageKit, whose bars grow with their text.
@MainActor
@Suite("A view above the keyboard, whose content grows")
struct AccessoryGrowthTests {
  private final class Bar: UIView {
    var wanted: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      addSubview(field)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: wanted)
    }
  }

  private final class Page: UIViewController {
    let bar: UIView
    private(set) var questions = 0

    init(_ bar: UIView) {
      self.bar = bar
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override var inputAccessoryView: UIView? {
      questions += 1
      return bar
    }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Listener: NSObject {
    private(set) var heights: [CGFloat] = []

    override init() {
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: Selector("keyboardWillChange:"),
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    func keyboardWillChange(_ note: Notification) {
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      heights.append(end?.height ?? 0)
    }
  }

  private let device = Device(era: .iOS18)

  private func show(_ bar: UIView) -> Page {
    let page = Page(bar)
    device.launch { page }
    device.perform { page.becomeFirstResponder() }
    _ = device.settle(limit: 2)
    return page
  }

  private var bottom: CGFloat { device.window.bounds.maxY }

  private func frame(_ bar: UIView) -> CGRect { bar.convert(bar.bounds, to: nil) }

  @Test("gets the height that it wants, and ends where it did", arguments: [false, true])
  func content(isTyping: Bool) {
    let bar = Bar()
    let page = show(bar)
    if isTyping {
      device.perform { bar.field.becomeFirstResponder() }
      _ = device.settle(limit: 2)
    }
    let before = frame(bar)
    let questions = page.questions
    device.perform { bar.wanted = 80 }
    #expect(frame(bar).height == before.height + 30)
    #expect(frame(bar).maxY == before.maxY)
    device.perform { bar.wanted = 50 }
    #expect(frame(bar) == before)
    #expect(page.questions == questions, "nobody is asked for the view again")
  }

  @Test("says so by its constraints, also once a view inside it takes text")
  func constraints() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let text = UITextView()
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(text)
    let height = text.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.topAnchor),
      text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor, constant: 8),
      height,
    ])
    bar.layoutMargins.bottom = 8
    _ = show(bar)
    #expect(frame(bar).maxY == bottom)
    #expect(frame(bar).height == 40 + device.window.safeAreaInsets.bottom)
    device.perform { text.becomeFirstResponder() }
    _ = device.settle(limit: 2)
    #expect(frame(bar).height == 40, "no room of the home indicator above the keys")
    let end = frame(bar).maxY
    device.perform { height.constant = 100 }
    #expect(frame(bar).height == 100 && frame(bar).maxY == end)
  }

  @Test("is told of by the notifications of the keyboard")
  func notifications() {
    let bar = Bar()
    _ = show(bar)
    let listener = Listener()
    device.perform { bar.wanted = 80 }
    _ = device.settle(limit: 2)
    #expect(listener.heights == [80])
  }
}
