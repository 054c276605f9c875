#if PICTURES
  import Film
  import Gallery
  import Foundation
  import Renderer
  import Simulator
  import UIKit

  /// Looks for strips in what a device shows: at a page without its bar, or with another page's.
  ///
  /// It takes thirty pictures a second, and notes of each whether a page rests or two pages move.
  /// What the two have when they rest, they have to have while they move.
  final class StripWatch {
    /// What a timeline says where nobody looks.
    static let absence = "nobody looked for strips: the font Inter is missing"
    private static let framesPerSecond = 30

    private let stage: StoryStage
    private let renderer: Renderer
    private let detector: StripDetector
    private let appStart: TimeInterval
    private var recorder: Recorder
    private var recordingStart: TimeInterval
    /// What pages look like at rest, by title.
    private var rests: [String: StripDetector.Scan] = [:]
    /// What was seen while two pages moved of which one has not been seen at rest.
    private var unjudged: [Moment] = []
    /// The widest fault of each kind in each transition, in the order in which they were seen.
    private var faults: [Fault] = []

    private struct Moment {
      let from: String
      let to: String
      let scan: StripDetector.Scan
      let time: TimeInterval
    }

    private struct Fault {
      let from: String
      let to: String
      let fault: StripDetector.Fault
      var time: TimeInterval
      var width: Int
    }

    /// Watches a stage from now on; nil if nothing can be drawn.
    init?(_ stage: StoryStage) {
      guard let renderer = try? Renderer() else { return nil }
      self.stage = stage
      self.renderer = renderer
      var detector = StripDetector(for: stage.device)
      detector.scale = 0.25  // Four points a pixel: no strip is as narrow as that.
      self.detector = detector
      appStart = stage.device.now
      recordingStart = stage.device.now
      recorder = Self.recorder(of: stage)
    }

    private static func recorder(of stage: StoryStage) -> Recorder {
      Recorder(stage.device, framesPerSecond: framesPerSecond) { [weak stage] in
        guard let stage, stage.app.navigationController.presentedViewController == nil else {
          return nil
        }
        return stage.scene
      }
    }

    /// What is wrong with the pictures until now.
    func findings() -> [Finding] {
      let recording = recorder.stop()
      for change in recording.changes {
        guard let scene = change.scene else { continue }
        let scan = detector.scan(change.list, with: renderer)
        switch scene {
        case .page(let title):
          rests[title] = scan
        case .transition(let from, let to):
          let time = recordingStart - appStart + recording.time(ofFrame: change.frame)
          unjudged.append(Moment(from: from, to: to, scan: scan, time: time))
        }
      }
      recordingStart = stage.device.now
      recorder = Self.recorder(of: stage)
      judge()
      return faults.map(finding)
    }

    private func judge() {
      unjudged.removeAll { moment in
        guard let former = rests[moment.from], let next = rests[moment.to] else { return false }
        let found = detector.findings(in: moment.scan, number: 0, between: former, and: next)
        for finding in found { note(finding, at: moment) }
        return true
      }
    }

    private func note(_ finding: StripDetector.Finding, at moment: Moment) {
      let width = Int(CGFloat(finding.columns.count) / detector.scale)
      let known = faults.firstIndex {
        $0.from == moment.from && $0.to == moment.to && $0.fault == finding.fault
      }
      guard let known else {
        return faults.append(
          Fault(
            from: moment.from, to: moment.to, fault: finding.fault, time: moment.time, width: width)
        )
      }
      guard faults[known].width < width else { return }
      faults[known].width = width
      faults[known].time = moment.time
    }

    private func finding(_ fault: Fault) -> Finding {
      let milliseconds = Int((fault.time * 1_000).rounded())
      let time = Milliseconds.text(milliseconds)
      return Finding(
        .strip,
        "\(fault.fault.rawValue), \(fault.width) points wide at \(time) s, from "
          + "\(Shown.quoted(fault.from)) to \(Shown.quoted(fault.to))", milliseconds: milliseconds)
    }
  }

  extension StoryStage {
    /// What goes on: two pages that move, or one at rest; nil for anything else.
    fileprivate var scene: Recording.Scene? {
      let navigation = app.navigationController
      if let coordinator = navigation.transitionCoordinator {
        guard let from = coordinator.viewController(forKey: .from)?.title,
          let to = coordinator.viewController(forKey: .to)?.title
        else { return nil }
        return .transition(from: from, to: to)
      }
      guard !device.loop.isAnimating else { return nil }
      return navigation.topViewController?.title.map { .page($0) }
    }
  }
#else
  /// Looks for strips where pictures can be drawn: not here.
  final class StripWatch {
    /// What a timeline says where nobody looks.
    static let absence = "nobody looked for strips: this build draws no pictures"

    init?(_ stage: StoryStage) {
      nil
    }

    /// What is wrong with the pictures until now.
    func findings() -> [Finding] { [] }
  }
#endif
