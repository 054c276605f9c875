import QuartzCore
import Testing

@Suite("A transaction's completion block")
@MainActor
struct TransactionCompletionTests {
  private let stage = Stage()
  private let diary = Diary()
  private var loop: MainLoop { stage.loop }

  private func note(_ line: String) {
    diary.note("\(line) \(loop.now)")
  }

  @Test("runs when the animations added after it are over")
  func afterAnimations() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      CATransaction.setCompletionBlock { note("done") }
      layer.add(fade(0.3), forKey: "short")
      layer.add(fade(0.5), forKey: "long")
    }
    loop.advance(by: 0.49)
    #expect(diary.lines.isEmpty)
    loop.advance(by: 1)
    #expect(diary.lines == ["done 0.5"])
  }

  @Test("does not wait for animations that were added before it")
  func ignoresEarlier() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      layer.add(fade(0.5), forKey: "before")
      CATransaction.setCompletionBlock { note("done") }
    }
    #expect(diary.lines == ["done 0.0"])
  }

  @Test("runs at the commit, after its transaction is over, if there are no animations")
  func withoutAnimations() {
    stage.activate()
    stage.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      CATransaction.setCompletionBlock { note("done \(CATransaction.animationDuration())") }
      note("before commit")
      CATransaction.commit()
      note("after commit")
    }
    #expect(diary.lines == ["before commit 0.0", "done 0.25 0.0", "after commit 0.0"])
  }

  @Test("runs at once when another block replaces it and there are no animations")
  func replaced() {
    stage.activate()
    stage.turn {
      CATransaction.setCompletionBlock { note("first") }
      CATransaction.setCompletionBlock { note("second") }
      note("body")
    }
    #expect(diary.lines == ["first 0.0", "body 0.0", "second 0.0"])
  }

  @Test("goes on waiting for its own animations when another block replaces it")
  func replacedWhileWaiting() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      CATransaction.setCompletionBlock { note("first") }
      layer.add(fade(0.5), forKey: nil)
      CATransaction.setCompletionBlock { note("second") }
      layer.add(fade(0.2), forKey: nil)
    }
    loop.advance(by: 1)
    #expect(diary.lines == ["second 0.2", "first 0.5"])
  }

  @Test("of an outer transaction waits for the animations of the inner ones")
  func nested() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { note("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { note("inner") }
      layer.add(fade(0.4), forKey: nil)
      CATransaction.commit()
      layer.add(fade(0.2), forKey: nil)
      CATransaction.commit()
    }
    loop.advance(by: 1)
    #expect(diary.lines == ["inner 0.4", "outer 0.4"])
  }

  @Test("runs in the next turn when the animation is removed before its end")
  func removed() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      CATransaction.setCompletionBlock { note("done") }
      layer.add(fade(0.5), forKey: "fade")
    }
    loop.advance(by: 0.1)
    stage.turn {
      layer.removeAnimation(forKey: "fade")
      note("removed")
    }
    #expect(diary.lines == ["removed 0.1", "done 0.1"])
  }

  @Test("runs though the animation and its layer are gone before the commit")
  func allIsGone() {
    stage.activate()
    weak var gone: CALayer?
    stage.turn {
      CATransaction.setCompletionBlock { note("done") }
      let layer = CALayer()
      gone = layer
      layer.add(fade(0.5), forKey: "fade")
      layer.add(CATransition(), forKey: nil)
      layer.removeAllAnimations()
    }
    loop.advance(by: 1)
    #expect(gone == nil && diary.lines == ["done 0.0"])
  }

  @Test("runs though the layer is gone")
  func layerIsGone() {
    stage.activate()
    stage.turn {
      CATransaction.setCompletionBlock { note("done") }
      CALayer().add(fade(0.5), forKey: nil)
    }
    loop.advance(by: 1)
    #expect(diary.lines == ["done 0.0"])
  }

  @Test("waits for animations that the layout during the outermost commit adds")
  func layoutInsideCommit() {
    stage.activate()
    let layer = CALayer()
    var isFirst = true
    loop.beforeCommit.append {
      if isFirst { layer.add(fade(0.35), forKey: nil) }
      isFirst = false
    }
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { note("shown") }
      CATransaction.commit()
    }
    loop.advance(by: 1)
    #expect(diary.lines == ["shown 0.35"])
  }

  @Test("of UIKit's own group does not cause a layout")
  func groupWithoutLayout() {
    stage.activate()
    loop.beforeCommit.append { note("layout") }
    stage.turn {
      CALayer().opacity = 0
      CATransaction.group {
      } completion: {
        note("done")
      }
      note("body ends")
    }
    #expect(diary.lines == ["done 0.0", "body ends 0.0", "layout 0.0"])
  }
}

@Suite("A transaction")
@MainActor
struct TransactionTests {
  private let stage = Stage()

  @Test("takes what it does not set from the one around it, and gives it back at its end")
  func inheritance() {
    stage.activate()
    stage.turn {
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
    }
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("has the completion block of the one around it while it has none")
  func completionBlock() {
    stage.activate()
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock {}
      CATransaction.begin()
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test("gives an animation without a duration its own")
  func duration() {
    stage.activate()
    let layer = CALayer()
    stage.turn {
      CATransaction.setAnimationDuration(0.7)
      layer.add(fade(0), forKey: "fade")
    }
    #expect(layer.animation(forKey: "fade")?.duration == 0.7)
  }

  @Test("begins its animations at the time of its commit")
  func beginTime() {
    stage.activate()
    let layer = CALayer()
    stage.loop.advance(by: 2)
    stage.turn { layer.add(fade(1), forKey: "fade") }
    #expect(layer.animation(forKey: "fade")?.beginTime == 2)
    stage.loop.advance(by: 0.5)
    #expect(stage.shown(layer).opacity == 0.5)
  }

  @Test("that code outside any turn has opened is committed before time passes")
  func outsideTurn() {
    stage.activate()
    let layer = CALayer()
    layer.add(fade(1), forKey: nil)
    stage.loop.advance(by: 0.25)
    #expect(stage.shown(layer).opacity == 0.25)
  }

  @Test("keeps the app's own values by key")
  func ownValues() {
    stage.activate()
    stage.turn {
      CATransaction.setValue("red", forKey: "color")
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "color") as? String == "red")
      CATransaction.commit()
    }
    #expect(CATransaction.value(forKey: "color") == nil)
  }

  @Test("knows its own values by their keys, as whatever kind of number they come")
  func namedValues() {
    stage.activate()
    stage.turn {
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    }
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test("draws the contents that were asked for, once")
  func display() {
    stage.activate()
    final class Painter: NSObject, CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) { count += 1 }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.delegate = painter
    stage.turn {
      layer.setNeedsDisplay()
      layer.setNeedsDisplay()
      #expect(painter.count == 0)
    }
    stage.turn {}
    #expect(painter.count == 1)
    #expect(!layer.needsDisplay())
  }
}
