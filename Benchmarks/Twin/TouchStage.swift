import Simulator
import UIKit

/// A tree of a thousand views in which a touch finds the one that is asked last.
final class TouchStage {
  private let device = Device(era: .iOS18)
  private let leaf: Leaf

  /// Counts its touches.
  private final class Leaf: UIView {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchCount += 1
    }
  }

  /// Puts the leaf under ten views, one in the other, and 989 beside the finger in front of them, so that
  /// each of the thousand is asked.
  init() {
    leaf = Leaf()
    let page = UIViewController()
    device.launch { page }
    device.perform { [leaf] in
      var parent: UIView = page.view
      for _ in 0..<10 {
        let view = UIView(frame: parent.bounds)
        parent.addSubview(view)
        parent = view
      }
      leaf.frame = parent.bounds
      parent.addSubview(leaf)
      for index in 0..<989 {
        let frame = CGRect(x: index % 39 * 10, y: 100 + index / 39 * 10, width: 8, height: 8)
        page.view.addSubview(UIView(frame: frame))
      }
    }
  }

  /// Puts a finger down and lifts it, so many times.
  func touch(_ count: Int) {
    let before = leaf.touchCount
    for _ in 0..<count {
      device.touchDown(at: CGPoint(x: 195, y: 600))
      device.touchUp()
    }
    precondition(leaf.touchCount == before + count, "each touch reaches the leaf")
  }
}
