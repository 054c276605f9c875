import Film
import Foundation
import QuartzCore
import Renderer
import Simulator
import Testing
import UIKit

@Suite("A recorder")
@MainActor
struct RecorderTests {
  private let system: UISystem
  private let window: UIWindow
  private let box = UIView(frame: CGRect(x: 0, y: 1, width: 100, height: 100))

  init() {
    let system = UISystem(loop: MainLoop(), behaviour: .iOS26, screen: .phone)
    UISystem.current = system
    self.system = system
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.backgroundColor = .white
    box.backgroundColor = .red
    let (window, box) = (window, box)
    system.loop.runTurn {
      window.addSubview(box)
      window.makeKeyAndVisible()
    }
  }

  /// Begins to record, on this test's device: other tests may have made theirs since `init`.
  private func startRecorder(framesPerSecond: Int = 60) -> Recorder {
    UISystem.current = system
    return Recorder(system, framesPerSecond: framesPerSecond)
  }

  /// Moves the box by 100 points at an even pace.
  private func slide(for duration: TimeInterval) {
    system.loop.runTurn {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 100
      }
    }
  }

  /// Where the box is drawn.
  private func boxX(in list: DisplayList) throws -> CGFloat {
    guard case .group(let window)? = list.items.last,
      case .group(let box)? = window.items.last
    else {
      throw CancellationError()
    }
    return box.transform.tx
  }

  @Test("takes a picture for each frame of the time that passes")
  func frames() throws {
    let recorder = startRecorder()
    slide(for: 0.5)
    system.loop.advance(by: 1)
    let recording = recorder.stop()
    #expect(recording.frameCount == 61)
    #expect(recording.duration == 1)
    // It stands at the start, moves in 30 steps, and then stands still.
    #expect(recording.changes.map(\.frame) == Array(0...30))
    for frame in [0, 15, 30, 45] {
      let x = try boxX(in: recording.screen(at: recording.time(ofFrame: frame)))
      #expect(abs(x - min(100, CGFloat(frame) / 30 * 100)) < 0.001)
    }
  }

  @Test("does not change the run that it records")
  func harmless() {
    func run(recorded: Bool) -> [Int] {
      let before = system.loop.turn
      UISystem.current = system
      let recorder = recorded ? startRecorder() : nil
      slide(for: 0.25)
      system.loop.schedule(after: 0.1) {}
      system.loop.advance(by: 0.2)
      let isSettled = system.loop.settle(limit: 2)
      _ = recorder?.stop()
      box.frame.origin.x = 0
      system.loop.advance(by: 1)
      return [system.loop.turn - before, isSettled ? 1 : 0]
    }
    #expect(run(recorded: false) == run(recorded: true))
  }

  @Test("keeps the last picture of a crashed app and says when it crashed")
  func crash() throws {
    system.exceptionHandler = { _ in }
    let recorder = startRecorder()
    slide(for: 1)
    system.loop.schedule(after: 0.5) { [system] in
      system.raise("NSInvalidArgumentException", "test")
    }
    system.loop.advance(by: 2)
    let recording = recorder.stop()
    #expect(recording.crashTime == 0.5)
    #expect(recording.changes.last?.frame == 30)
    #expect(abs(try boxX(in: recording.screen(at: 2)) - 50) < 0.001)
  }

  @Test("notes what happened when")
  func marks() {
    let recorder = startRecorder()
    system.loop.advance(by: 0.25)
    recorder.mark("tap")
    #expect(recorder.stop().marks == [.init(time: 0.25, caption: "tap")])
  }

  @Test("sees the finger while it is down")
  func finger() {
    let device = Device(era: .iOS26)
    device.launch { UIViewController() }
    let recorder = Recorder(device)
    device.advance(by: 1.0 / 60)
    device.touchDown(at: CGPoint(x: 10, y: 20))
    device.advance(by: 2.0 / 60)
    device.touchUp(at: CGPoint(x: 10, y: 20))
    device.advance(by: 0.1)
    let point = CGPoint(x: 10, y: 20)
    #expect(
      recorder.stop().touches == [.init(frame: 1, point: point), .init(frame: 2, point: point)])
  }

  @Test("gives the same recording, strip and animation on a device of the same kind")
  func sameBytes() throws {
    func record() -> Recording {
      let device = RecorderTests()
      let recorder = device.startRecorder(framesPerSecond: 30)
      device.slide(for: 0.2)
      device.system.loop.advance(by: 0.3)
      return recorder.stop()
    }
    let (first, second) = (record(), record())
    #expect(first == second)
    let strips = [first, second].map { FilmStrip([.init($0)], count: 3, phoneWidth: 40) }
    #expect(try Studio().picture(strips[0]) == Studio().picture(strips[1]))
    let animations = [first, second].map { Animation($0, framesPerSecond: 30, width: 60) }
    #expect(try Studio().animation(animations[0]) == Studio().animation(animations[1]))
  }
}
