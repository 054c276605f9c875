import EraScenarios
import UIKit

/// Asks whoever holds the device to do what an app cannot do itself, and waits for "Done".
///
/// It has a window of its own, above the one in which the scenario is played, and takes touches in its
/// bar at the bottom only.
final class FingerPrompt: ProbePerson {
  private let window = PassingWindow(frame: UIScreen.main.bounds)
  private let label = UILabel()
  private var done: CheckedContinuation<Void, Never>?

  init() {
    let root = UIViewController()
    window.windowLevel = .alert
    window.rootViewController = root
    let height: CGFloat = 110
    let bar = UIView(
      frame: CGRect(
        x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height))
    bar.backgroundColor = .systemYellow
    label.frame = CGRect(x: 16, y: 8, width: bar.bounds.width - 120, height: 60)
    label.numberOfLines = 2
    label.textColor = .black
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() })
    button.frame = CGRect(x: bar.bounds.width - 96, y: 16, width: 80, height: 44)
    bar.addSubview(label)
    bar.addSubview(button)
    root.view.addSubview(bar)
  }

  func perform(_ request: ProbeRequest) async {
    await ask(request.text)
  }

  /// Shows a text and returns when "Done" was tapped.
  func ask(_ text: String) async {
    label.text = text
    window.isHidden = false
    await withCheckedContinuation { done = $0 }
    window.isHidden = true
  }

  private func finish() {
    done?.resume()
    done = nil
  }
}

/// Lets touches through where nothing is shown.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
