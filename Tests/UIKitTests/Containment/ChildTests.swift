import Simulator
import Testing
import UIKit

@Suite("A child")
@MainActor
struct ChildTests {
  @Test("that goes without ever having been seen is not on its way from its parent afterwards")
  func neverSeen() {
    let bench = PresentationBench()
    bench.device.perform {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      #expect(child.isMovingToParent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(!child.isMovingToParent && !child.isMovingFromParent)
    }
  }

  @Test("whose view nobody has sized follows the size of what it is put in")
  func defaultMask() {
    let bench = PresentationBench()
    bench.device.perform {
      let children = [
        UIViewController(), UITableViewController(), UINavigationController(), UITabBarController(),
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      ]
      for child in children {
        let place = UIView(frame: child.view.frame)
        place.addSubview(child.view)
        place.frame.size = CGSize(width: 200, height: 100)
        #expect(child.view.frame == place.bounds)
      }
    }
  }

  @Test("that adds itself while it hears of its parent is there once")
  func adoptedMeanwhile() {
    final class Eager: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if let parent, !isAdding {
          isAdding = true
          parent.addChild(self)
        }
      }
      private var isAdding = false
    }
    let bench = PresentationBench()
    bench.device.perform {
      let (parent, child) = (UIViewController(), Eager())
      parent.addChild(child)
      #expect(parent.children == [child] && child.parent === parent)
      child.removeFromParent()
      #expect(parent.children.isEmpty)
    }
  }

  @Test("that dissolves into another one takes the transition's time, whatever else is animated")
  func exchangeWithTransition() {
    let bench = PresentationBench()
    let (root, first, second) = (bench.root, UIViewController(), UIViewController())
    var hasFinished: Bool?
    bench.device.perform {
      root.addChild(first)
      root.view.addSubview(first.view)
      root.addChild(second)
      root.transition(
        from: first, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: {}
      ) { hasFinished = $0 }
    }
    bench.device.advance(by: 0.2)
    #expect(hasFinished == nil)
    #expect(first.view.superview == root.view && second.view.superview == root.view)
    bench.settle()
    #expect(hasFinished == true)
    #expect(first.view.superview == nil)
  }
}
