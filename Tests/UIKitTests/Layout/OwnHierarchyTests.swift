import CoreGraphics
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A view that arranges what is in it by its own layout")
@MainActor
struct OwnHierarchyTests {
  private final class Board: UIView {
    var layouts = 0
    var work: (Board) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      work(self)
    }
  }

  private let device = Device(era: .iOS18)
  private let board = Board(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

  /// How often the board is laid out if it does this by each layout, and then if it is asked once more.
  private func layouts(_ work: @escaping (Board) -> Void) -> [Int] {
    let page = UIViewController()
    device.launch { page }
    board.work = work
    device.perform { page.view.addSubview(board) }
    device.advance(by: 0.1)
    let atFirst = board.layouts
    device.perform { board.setNeedsLayout() }
    device.advance(by: 0.1)
    #expect(device.crash == nil)
    return [atFirst, board.layouts - atFirst]
  }

  /// Source: ElaWorkshop/TagListView does so, `rearrangeViews`.
  @Test("may take all subviews out and put others in")
  func renewing() {
    let layouts = layouts { board in
      for view in board.subviews { view.removeFromSuperview() }
      for _ in 0..<3 { board.addSubview(UIView()) }
    }
    #expect(layouts == [1, 1] && board.subviews.count == 3)
  }

  @Test("may put a layer in again")
  func sameLayer() {
    let gradient = CAGradientLayer()
    let layouts = layouts { board in
      gradient.frame = board.bounds
      board.layer.insertSublayer(gradient, at: 0)
    }
    #expect(layouts == [1, 1] && gradient.frame == board.bounds)
  }

  @Test("may bring a view to the front that is there, and send one to the back")
  func sameOrder() {
    let (back, front) = (UIView(), UIView())
    board.addSubview(front)
    board.addSubview(back)
    let layouts = layouts { board in
      board.bringSubviewToFront(front)
      board.sendSubviewToBack(back)
      board.insertSubview(back, belowSubview: front)
      board.addSubview(front)
    }
    #expect(layouts == [1, 1] && board.subviews == [back, front])
  }

  @Test("is laid out if its order changes at another time, and not if it stays")
  func order() {
    let (back, front) = (UIView(), UIView())
    _ = layouts { _ in }
    device.perform {
      board.addSubview(back)
      board.addSubview(front)
    }
    device.advance(by: 0.1)
    let before = board.layouts
    device.perform { board.bringSubviewToFront(front) }
    device.advance(by: 0.1)
    #expect(board.layouts == before)
    device.perform { board.bringSubviewToFront(back) }
    device.advance(by: 0.1)
    #expect(board.layouts == before + 1)
  }

  @Test("may fill a stack anew, which stays as large")
  func stack() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: board.topAnchor),
      stack.leadingAnchor.constraint(equalTo: board.leadingAnchor),
    ])
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let layouts = layouts { _ in
      for label in labels { label.removeFromSuperview() }
      for label in labels { stack.addArrangedSubview(label) }
    }
    #expect(layouts[0] <= 2 && layouts[1] == 1)
    #expect(stack.frame.width > 50 && labels[1].frame.minX == labels[0].frame.maxX)
  }
}
