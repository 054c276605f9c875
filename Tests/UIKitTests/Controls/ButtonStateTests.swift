import Simulator
import Testing
import UIKit

@Suite("What a button is given for its states")
@MainActor
struct ButtonStateTests {
  private let button = UIButton()

  private init() {
    UISystem.current = Device(era: .iOS18).system
  }

  private func state(_ number: Int) -> UIControl.State { UIControl.State(rawValue: UInt(number)) }

  /// Which state each state has its title and color of.
  private func origins(givenIn order: [Int]) -> [Int] {
    let button = UIButton()
    let colors = order.map { _ in UIColor.red.withAlphaComponent(1) }
    for (number, color) in zip(order, colors) {
      button.setTitleColor(color, for: state(number))
      button.setTitle("\(number)", for: state(number))
    }
    return (0...7).map { number in
      let title = button.title(for: state(number)).flatMap(Int.init) ?? -1
      let color = button.titleColor(for: state(number))
      return order.firstIndex(of: title).map { colors[$0] } === color ? title : -1
    }
  }

  @Test("replaces that of a highlighted state for one that is disabled, too")
  func forward() {
    #expect(origins(givenIn: Array(0...7)) == [0, 3, 2, 3, 4, 7, 6, 7])
  }

  @Test("is dropped for such a state if the highlighted one has been given nothing")
  func backward() {
    #expect(origins(givenIn: (0...7).reversed()) == [0, 1, 2, 1, 4, 5, 6, 5])
  }

  @Test("shows without the highlight as soon as the button is disabled")
  func disabled() {
    button.isHighlighted = true
    button.isEnabled = false
    #expect(!button.isHighlighted && button.state == .disabled)
  }
}
