import Simulator
import Testing
import UIKit

/// Source: many apps give these controls nothing but a primary action, and rely on it as on a target for
/// `valueChanged`.
@Suite("The primary action of a control with a value")
@MainActor
struct ChosenValueTests {
  private final class Heard {
    var senders: [ObjectIdentifier] = []
  }

  private let device = Device(era: .iOS18)
  private let heard = Heard()

  private func action() -> UIAction {
    UIAction { [heard] action in
      if let sender = action.sender as? UIControl {
        heard.senders.append(ObjectIdentifier(sender))
      }
    }
  }

  private func show(_ control: UIControl, height: CGFloat) {
    let page = UIViewController()
    control.frame = CGRect(x: 50, y: 200, width: 200, height: height)
    page.view.addSubview(control)
    device.launch { page }
  }

  @Test("runs as a finger drags a slider, and not when code sets it")
  func slider() {
    UISystem.current = device.system
    let slider = UISlider(frame: .zero, primaryAction: action())
    show(slider, height: 40)
    device.perform { slider.value = 0.1 }
    #expect(heard.senders.isEmpty)

    device.touchDown(at: CGPoint(x: 68, y: 220))
    device.touchMove(to: CGPoint(x: 120, y: 220))
    #expect(heard.senders == [ObjectIdentifier(slider)])
    slider.isContinuous = false
    device.touchMove(to: CGPoint(x: 150, y: 220))
    #expect(heard.senders.count == 1)
    device.touchUp(at: CGPoint(x: 150, y: 220))
    #expect(heard.senders.count == 2)
  }

  @Test("runs as a tap changes a stepper, a page control, segments or a switch, once for each")
  func taps() {
    UISystem.current = device.system
    let pages = UIPageControl(frame: .zero, primaryAction: action())
    pages.numberOfPages = 5
    let segments = UISegmentedControl(frame: .zero, primaryAction: action())
    for index in 0..<2 { segments.insertSegment(withTitle: "A", at: index, animated: false) }
    segments.selectedSegmentIndex = 0
    let controls = [
      UIStepper(frame: .zero, primaryAction: action()), pages, segments,
      UISwitch(frame: .zero, primaryAction: action()),
    ]
    for control in controls {
      show(control, height: 32)
      device.tap(at: CGPoint(x: control.frame.maxX - 10, y: control.frame.midY))
      #expect(heard.senders == [ObjectIdentifier(control)])
      heard.senders = []
    }
  }

  @Test("runs as a person chooses a date")
  func date() {
    UISystem.current = device.system
    let picker = UIDatePicker(frame: .zero, primaryAction: action())
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    show(picker, height: 216)
    let middle = CGPoint(x: picker.frame.midX, y: picker.frame.midY)
    device.tap(at: CGPoint(x: middle.x, y: middle.y + 32))
    device.advance(by: 2)
    #expect(heard.senders == [ObjectIdentifier(picker)])
  }

  @Test("runs as a scroll view is pulled down, and not when code begins to refresh")
  func refresh() {
    UISystem.current = device.system
    let control = UIRefreshControl(frame: .zero, primaryAction: action())
    device.launch {
      let page = UITableViewController()
      page.refreshControl = control
      return page
    }
    device.advance(by: 0)
    device.perform { control.beginRefreshing() }
    device.perform { control.endRefreshing() }
    device.advance(by: 1)
    #expect(heard.senders.isEmpty)
    device.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 600), duration: 0.4)
    device.advance(by: 1)
    #expect(heard.senders == [ObjectIdentifier(control)])
  }
}
