import Foundation
public import QuartzCore

extension CADisplayLink {
  /// Makes a link that calls a method of a target, which it retains until it is invalidated, before each
  /// frame.
  ///
  /// Differs from QuartzCore: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  public nonisolated convenience init(target: Any, selector sel: Selector) {
    // Proof: links tick in turns of the main loop, so that all of this stays on the main thread.
    nonisolated(unsafe) let target = target
    self.init { link in
      // Proof: the same.
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated {
        UISystem.current.running(.app("\(sel)")) { sel.performOrLog(on: target, with: link) }
      }
    }
  }
}
