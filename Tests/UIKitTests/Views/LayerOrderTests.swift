import QuartzCore
import Testing
import UIKit

/// Source: github.com/flowkey/UIKit-cross-platform, `UIViewSubviewTests`, which also runs on iOS.
@Suite("The layers of subviews")
@MainActor
struct LayerOrderTests {
  private let view = UIView()
  private let lower = UIView()
  private let added = UIView()
  private let own = CALayer()

  @Test("go right above the sibling that is named, below an app's own layers")
  func above() {
    view.addSubview(lower)
    view.layer.addSublayer(own)
    view.insertSubview(added, aboveSubview: lower)
    #expect(view.layer.sublayers == [lower.layer, added.layer, own])
    #expect(view.subviews == [lower, added])
  }

  @Test("go right below the sibling that is named, above an app's own layers")
  func below() {
    view.addSubview(lower)
    view.layer.addSublayer(own)
    let upper = UIView()
    view.addSubview(upper)
    view.insertSubview(added, belowSubview: upper)
    #expect(view.layer.sublayers == [lower.layer, own, added.layer, upper.layer])
  }

  @Test("go to the front if the sibling is a stranger")
  func stranger() {
    view.addSubview(lower)
    view.layer.addSublayer(own)
    view.insertSubview(added, aboveSubview: UIView())
    #expect(view.layer.sublayers == [lower.layer, own, added.layer])
  }
}
