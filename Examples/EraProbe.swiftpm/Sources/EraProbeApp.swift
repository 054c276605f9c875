import EraScenarios
import UIKit

/// Plays the scenarios of `interlock eras` on a device, and shows what came of them as JSON.
///
/// A scenario in which UIKit raises ends the app. Start it again: it notes the crash and goes on.
@main
final class EraProbeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var run: ProbeRun?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stage = UIWindow(frame: UIScreen.main.bounds)
    let run = ProbeRun(stage: stage, prompt: FingerPrompt())
    window = stage
    self.run = run
    Task { await run.playAll() }
    return true
  }
}
