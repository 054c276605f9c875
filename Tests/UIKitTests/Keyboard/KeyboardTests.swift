import Foundation
import Simulator
import Testing
import UIKit

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
  /// A page with two fields, and what is told of the keyboard.
  @MainActor
  final class Bench: NSObject, UITextFieldDelegate {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let first = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    var heard: [String] = []
    var info: [AnyHashable: Any] = [:]
    private var observers: [any NSObjectProtocol] = []

    override init() {
      super.init()
      let page = page
      device.launch { page }
      for field in [first, second] { page.view.addSubview(field) }
      first.delegate = self
      _ = device.settle(limit: 5)
      let names = [
        ("willShow", UIResponder.keyboardWillShowNotification),
        ("didShow", UIResponder.keyboardDidShowNotification),
        ("willHide", UIResponder.keyboardWillHideNotification),
        ("didHide", UIResponder.keyboardDidHideNotification),
        ("willChange", UIResponder.keyboardWillChangeFrameNotification),
        ("didChange", UIResponder.keyboardDidChangeFrameNotification),
      ]
      let screen = UIScreen.main
      for (word, name) in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            [weak self] note in
            // Proof: the keyboard posts on the main actor, and without a queue this runs there.
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated {
              self?.heard.append(word)
              self?.info = info
            }
          })
      }
    }

    func stop() { observers.forEach(NotificationCenter.default.removeObserver) }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }

    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }

    var endFrame: CGRect? {
      (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }
  }

  @Test("comes when a text field has begun to edit, and goes when it has ended")
  func comesAndGoes() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform { bench.first.becomeFirstResponder() }
    #expect(bench.heard == ["didBegin", "willChange", "willShow"])
    #expect(bench.endFrame == CGRect(x: 0, y: 509, width: 390, height: 335))
    bench.device.advance(by: 0.3)
    #expect(bench.heard.suffix(2) == ["didChange", "didShow"])
    bench.heard = []
    bench.device.perform { bench.page.view.endEditing(true) }
    #expect(bench.heard == ["didEnd", "willChange", "willHide"])
    #expect(bench.endFrame == CGRect(x: 0, y: 844, width: 390, height: 335))
    bench.device.advance(by: 0.3)
    #expect(bench.heard.suffix(2) == ["didChange", "didHide"])
  }

  @Test("tells how long it moves, and how, in the types that apps ask for")
  func facts() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform { bench.first.becomeFirstResponder() }
    let duration = bench.info[UIResponder.keyboardAnimationDurationUserInfoKey]
    let curve = bench.info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect(duration as? Double == 0.25)
    #expect((duration as? NSNumber)?.doubleValue == 0.25)
    #expect(curve as? Int == 7 && curve as? UInt == 7)
    #expect((curve as? NSNumber)?.intValue == 7)
    #expect((curve as? Int).flatMap(UIView.AnimationCurve.init(rawValue:)) != nil)
  }

  @Test("stays for the next field, without going in between")
  func stays() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform { bench.first.becomeFirstResponder() }
    bench.heard = []
    bench.device.perform { bench.second.becomeFirstResponder() }
    #expect(bench.heard == ["didEnd", "willChange", "willShow"])
    bench.heard = []
    bench.device.perform { bench.second.becomeFirstResponder() }
    #expect(bench.heard.isEmpty)
  }

  @Test("goes with the field that leaves its window")
  func leaves() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform { bench.first.becomeFirstResponder() }
    bench.heard = []
    bench.device.perform { bench.first.removeFromSuperview() }
    #expect(bench.heard == ["didEnd", "willChange", "willHide"])
  }

  @Test("gives its place to an input view, and has a view above it")
  func inputViews() {
    let bench = Bench()
    defer { bench.stop() }
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    bench.first.inputView = picker
    bench.first.inputAccessoryView = bar
    bench.device.perform { bench.first.becomeFirstResponder() }
    #expect(bench.endFrame?.height == 278)
    #expect(bar.window != nil && bar.window !== bench.device.window)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 566, width: 390, height: 44))
    #expect(picker.convert(picker.bounds, to: nil).minY == 610)
    bench.device.perform {
      bench.first.inputView = nil
      bench.first.reloadInputViews()
    }
    #expect(bench.endFrame?.height == 379)
    #expect(picker.window == nil)
    bench.device.perform { bench.first.resignFirstResponder() }
    #expect(bar.window != nil, "it goes down with the keyboard")
    _ = bench.device.settle(limit: 5)
    #expect(bar.window == nil)
  }

  @Test("gives its place to a picker that was made without a frame, and to an empty view no room")
  func inputViewsWithoutFrames() {
    let bench = Bench()
    defer { bench.stop() }
    let picker = UIPickerView()
    bench.first.inputView = picker
    bench.device.perform { bench.first.becomeFirstResponder() }
    #expect(bench.endFrame?.height == 250)
    #expect(
      picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 216))
    bench.device.perform {
      bench.first.inputView = UIView()
      bench.first.reloadInputViews()
    }
    #expect(bench.endFrame?.minY == 844)
  }

  @Test("has views of the app's that are as high as their constraints say, if they are to be")
  func selfSizing() {
    let bench = Bench()
    defer { bench.stop() }
    func view(_ style: UIInputView.Style, contentHeight: CGFloat) -> UIInputView {
      let view = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 0, height: 100), inputViewStyle: style)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: contentHeight),
      ])
      return view
    }
    bench.device.perform {
      let bar = view(.keyboard, contentHeight: 60)
      #expect(bar.inputViewStyle == .keyboard && bar.backgroundColor != nil)
      bar.allowsSelfSizing = true
      bench.first.inputAccessoryView = bar
      bench.first.becomeFirstResponder()
    }
    #expect(bench.endFrame?.height == 395)
    bench.device.perform {
      bench.second.inputAccessoryView = view(.default, contentHeight: 60)
      bench.second.becomeFirstResponder()
    }
    #expect(bench.endFrame?.height == 435, "its frame says so")
  }

  @Test("is told of anew on a screen that turns, also where it stays as high")
  func turned() {
    let device = Device(era: .iOS18, screen: .tablet)
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    let field = UITextField()
    device.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    _ = device.settle(limit: 2)
    var frames: [CGRect] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { frames.append(frame?.cgRectValue ?? .null) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 2)
    #expect(frames.map(\.width) == [1180] && frames.first?.maxY == 820)
    device.rotate(to: .portrait)
    _ = device.settle(limit: 2)
    #expect(frames.map(\.width) == [1180, 820])
  }

  /// Source: uptech.team/blog/uiresponder-keyboard-notification-handler-animate.
  @Test(
    "takes along what pages move when they hear of it, from iOS 8 on",
    arguments: [Era.iOS7, .iOS18])
  func handlers(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let page = UIViewController()
    device.launch { page }
    let (field, bar) = (UITextField(), UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 40)))
    device.perform { for view in [field, bar] { page.view.addSubview(view) } }
    device.advance(by: 0.1)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { bar.frame.origin.y = name == names[0] ? 400 : 700 }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    var shown: CGFloat { bar.layer.presentation()?.frame.minY ?? bar.frame.minY }
    device.perform { field.becomeFirstResponder() }
    device.advance(by: 0.1)
    #expect(era == .iOS7 ? shown == 400 : shown > 400 && shown < 700)
    _ = device.settle(limit: 2)
    #expect(shown == 400)
    device.perform { UIView.performWithoutAnimation { _ = field.resignFirstResponder() } }
    device.advance(by: 0.01)
    #expect(shown == 700, "unless the keyboard does not move either")
  }

  @Test("goes when the window goes in which it was used")
  func window() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let guide = page.view.keyboardLayoutGuide
    device.perform {
      let window = UIWindow()
      let field = UITextField()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(guide.layoutFrame.height == 335)
    }
    device.advance(by: 0.01)
    #expect(guide.layoutFrame.height == 34)
  }

  @Test("goes when another window becomes the key window, and comes back with its own")
  func keyWindow() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform { bench.first.becomeFirstResponder() }
    bench.heard = []
    let other = UIWindow()
    bench.device.perform {
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
    }
    #expect(bench.heard == ["willChange", "willHide"] && bench.first.isFirstResponder)
    bench.device.perform { bench.device.window.makeKey() }
    #expect(bench.heard.suffix(2) == ["willChange", "willShow"])
  }

  /// A page with a bar at the bottom, in which text is typed.
  private final class Chat: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("leaves a page's bar at the bottom when the field in it has ended editing")
  func chat() {
    let device = Device(era: .iOS18)
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    device.launch { chat }
    device.perform { chat.becomeFirstResponder() }
    #expect(chat.bar.convert(CGPoint.zero, to: nil).y == 800)
    _ = device.settle(limit: 5)
    device.tap(on: chat.field)
    #expect(chat.field.isFirstResponder)
    #expect(chat.bar.convert(CGPoint.zero, to: nil).y == 465)
    #expect(device.type("hi") && chat.field.text == "hi")
    device.perform { chat.field.resignFirstResponder() }
    #expect(chat.isFirstResponder)
    #expect(chat.bar.convert(CGPoint.zero, to: nil).y == 800)
  }

  /// A bar whose field stays above what covers the lower end of the screen.
  private final class GrowingBar: UIView {
    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        field.heightAnchor.constraint(equalToConstant: 36),
        field.leadingAnchor.constraint(equalTo: leadingAnchor),
        field.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class GrowingChat: UIViewController {
    let bar = GrowingBar()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("leaves room for the home indicator in a bar that is alone and made of constraints")
  func growing() throws {
    let device = Device(era: .iOS18)
    let chat = GrowingChat()
    device.launch { chat }
    device.perform { chat.becomeFirstResponder() }
    let field = try #require(chat.bar.subviews.first)
    #expect(
      chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 758, width: 390, height: 86))
    #expect(field.convert(field.bounds, to: nil).maxY == 802)
    device.perform { field.becomeFirstResponder() }
    #expect(
      chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 457, width: 390, height: 52))
    device.perform { field.resignFirstResponder() }
    #expect(chat.bar.bounds.height == 86)
  }

  @Test("keeps no page alive whose bar it showed")
  func memory() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    weak var page: Chat?
    device.perform {
      let chat = Chat()
      page = chat
      device.window.rootViewController?.present(chat, animated: false)
      chat.becomeFirstResponder()
    }
    #expect(page?.bar.window != nil)
    device.perform { page?.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    #expect(page == nil)
  }
}

@Suite("The keyboard's layout guide")
@MainActor
struct KeyboardLayoutGuideTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let button = UIView()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

  private func launch() {
    device.launch { page }
    device.perform {
      page.view.addSubview(field)
      page.view.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(
          equalTo: page.view.keyboardLayoutGuide.topAnchor, constant: -10),
        button.heightAnchor.constraint(equalToConstant: 40),
        button.leadingAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      ])
    }
  }

  @Test("is the bottom of the safe area, and then what the keyboard covers")
  func follows() {
    launch()
    #expect(button.frame == CGRect(x: 0, y: 760, width: 390, height: 40))
    device.perform { field.becomeFirstResponder() }
    #expect(button.frame.maxY == 499)
    #expect(
      page.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 509, width: 390, height: 335))
    let shown = button.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 499, "It moves along with the keyboard.")
    device.advance(by: 0.3)
    device.perform { field.resignFirstResponder() }
    #expect(button.frame.maxY == 800)
  }

  @Test("has its place before there was a keyboard: above tabs, at the end of a view on no screen")
  func first() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    loose.layoutIfNeeded()
    #expect(
      loose.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
    device.launch { tabs }
    let guide = page.view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    page.view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 761, width: 390, height: 83))
    guide.usesBottomSafeArea = false
    page.view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
  }

  @Test("is empty without a keyboard if the safe area does not count")
  func withoutSafeArea() {
    launch()
    device.perform { page.view.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(button.frame.maxY == 834)
    device.perform { field.becomeFirstResponder() }
    #expect(button.frame.maxY == 499)
  }
}
