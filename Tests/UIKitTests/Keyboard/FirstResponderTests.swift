import Foundation
import Simulator
import Testing
import UIKit

/// A page with a field, which is asked to become first responder at one moment of its life.
private final class FieldPage: UIViewController {
  enum Moment { case load, appearance, never }

  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let moment: Moment
  private(set) var answer: Bool?
  private(set) var wasEditingBefore: Bool?

  init(_ moment: Moment = .never) {
    self.moment = moment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    if moment == .load { answer = field.becomeFirstResponder() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if moment == .appearance { answer = field.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasEditingBefore = field.isFirstResponder
    field.resignFirstResponder()
  }
}

@Suite("A field that is asked to become first responder")
@MainActor
struct EarlyResponderTests {
  @Test("before its page is in a window has the keyboard when that is", arguments: [true, false])
  func early(isLoading: Bool) {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch { navigation }
    _ = device.settle(limit: 5)
    let page = FieldPage(isLoading ? .load : .appearance)
    device.perform { navigation.pushViewController(page, animated: true) }
    #expect(page.answer == false)
    #expect(page.field.isFirstResponder)
    _ = device.settle(limit: 5)
    #expect(page.field.isFirstResponder)
    #expect(device.type("a"))
    #expect(page.field.text == "a")
  }

  // Source: documentation of `UIResponder.next`: from a page on to its presenter, and from the root to the window.
  @Test(
    "in a page that covers the screen, or another page's context, has the keyboard",
    arguments: Era.all, [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func covering(_ era: Era, _ style: UIModalPresentationStyle) throws {
    let device = Device(era: era)
    let lower = UIViewController()
    let navigation = UINavigationController(rootViewController: lower)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    lower.definesPresentationContext = style == .currentContext
    let page = FieldPage()
    page.modalPresentationStyle = style
    device.perform { lower.present(page, animated: true) }
    _ = device.settle(limit: 5)
    device.tap(on: page.field)
    _ = device.settle(limit: 5)
    #expect(page.field.isFirstResponder)
    #expect(device.type("a"))
    #expect(page.field.text == "a")
    let way = sequence(first: page as UIResponder) { $0.next }
    #expect(way.contains { $0 === device.window })
    device.perform { page.dismiss(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.next == nil)
    #expect(navigation.next != nil)
  }

  @Test("below a page that covers the screen has no keyboard")
  func covered() {
    let device = Device(era: .iOS18)
    let lower = FieldPage()
    device.launch { lower }
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    device.perform { lower.present(page, animated: false) }
    _ = device.settle(limit: 5)
    device.perform { lower.field.becomeFirstResponder() }
    _ = device.settle(limit: 5)
    #expect(!lower.field.isFirstResponder)
    #expect(!device.type("a"))
  }

  @Test("and then to resign does not have it later")
  func resigned() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let field = UITextField()
    device.perform {
      field.becomeFirstResponder()
      field.resignFirstResponder()
      page.view.addSubview(field)
    }
    #expect(!field.isFirstResponder)
  }
}

@Suite("The first responder of a page")
@MainActor
struct RestoredResponderTests {
  private let device = Device(era: .iOS18)
  private let page = FieldPage()
  private let navigation: UINavigationController

  init() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    self.navigation = navigation
    device.launch { navigation }
    let page = page
    device.perform { navigation.pushViewController(page, animated: false) }
    _ = device.settle(limit: 5)
    device.perform { page.field.becomeFirstResponder() }
    _ = device.settle(limit: 5)
  }

  private func settle() { _ = device.settle(limit: 5) }

  @Test("resigns before the page hears that it goes, and is it again when the page comes back")
  func push() {
    device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(page.wasEditingBefore == false)
    #expect(!page.field.isFirstResponder)
    settle()
    #expect(!page.field.isFirstResponder)
    device.perform { navigation.popViewController(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
  }

  @Test("is it again after a swipe that was cancelled")
  func swipe() {
    device.touchDown(at: CGPoint(x: 2, y: 400))
    device.drag(to: CGPoint(x: 60, y: 400), duration: 0.2)
    #expect(!page.field.isFirstResponder)
    device.drag(to: CGPoint(x: 10, y: 400), duration: 0.2)
    device.touchUp()
    settle()
    #expect(navigation.topViewController === page)
    #expect(page.field.isFirstResponder)
  }

  @Test("is it again when the page is pushed once more")
  func pushedAgain() {
    device.perform { navigation.popViewController(animated: true) }
    settle()
    #expect(!page.field.isFirstResponder)
    device.perform { navigation.pushViewController(page, animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
  }

  @Test(
    "gives way to what is presented above it",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func presentation(style: UIModalPresentationStyle) {
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    device.perform { page.present(modal, animated: true) }
    #expect(!page.field.isFirstResponder)
    settle()
    device.perform { modal.dismiss(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
  }

  @Test("has the keyboard where it was when a sheet above has gone")
  func place() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    device.perform {
      page.view.addSubview(bar)
      let guide = page.view.keyboardLayoutGuide
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    }
    settle()
    let top = bar.frame.maxY
    #expect(top < 600)
    device.perform { page.present(UIViewController(), animated: true) }
    settle()
    device.perform { page.dismiss(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
    #expect(bar.frame.maxY == top)
  }

  @Test("gives way to an alert, whose own field does not keep it")
  func alert() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.perform { page.present(alert, animated: true) }
    settle()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    device.perform { alert.dismiss(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
  }

  @Test("is not it again when somebody else has become it meanwhile")
  func other() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    device.perform { page.present(modal, animated: true) }
    settle()
    let second = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    device.perform {
      page.view.addSubview(second)
      second.becomeFirstResponder()
      modal.dismiss(animated: true)
    }
    settle()
    #expect(second.isFirstResponder)
  }

  @Test("is not it again when the app takes the page's view out and puts it back")
  func byHand() {
    let (view, place) = (page.view, page.view.superview)
    device.perform { view?.removeFromSuperview() }
    settle()
    device.perform { if let view { place?.addSubview(view) } }
    settle()
    #expect(!page.field.isFirstResponder)
  }
}
