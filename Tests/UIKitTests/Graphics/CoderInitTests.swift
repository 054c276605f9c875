import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("A class of an app's that is derived from one with init(coder:)")
@MainActor
struct CoderInitTests {
  private final class Star: UIBezierPath {
    private let points: Int

    init(points: Int) {
      self.points = points
      super.init()
      move(to: CGPoint(x: points, y: 0))
    }

    required init?(coder: NSCoder) {
      points = 5
      super.init(coder: coder)
    }
  }

  private final class Still: UIMotionEffect {
    override init() {
      super.init()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  @Test("can say that it has one, too")
  func derived() {
    #expect(Star(points: 7).currentPoint == CGPoint(x: 7, y: 0))
    #expect(Still().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }
}
