import Foundation
import Simulator
import UIKit

/// Writes down what pages hear while a device turns.
@MainActor
final class RotationDiary {
  var lines: [String] = []

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down what it hears, and says what it is told to say.
final class TurningPage: UIViewController {
  let diary: RotationDiary
  let name: String
  var supported: UIInterfaceOrientationMask = .all
  var preferred = UIInterfaceOrientation.portrait
  var follows = true
  var writesLayout = false
  var onSize: ((any UIViewControllerTransitionCoordinator) -> Void)?

  init(_ name: String, _ diary: RotationDiary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
  override var shouldAutorotate: Bool { follows }

  private func write(_ line: String) { diary.lines.append("\(name) \(line)") }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("traits \(newCollection.room)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("size \(Int(size.width))x\(Int(size.height))")
    onSize?(coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    write("has \(traitCollection.room)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if writesLayout { write("laid out \(Int(view.bounds.width))x\(Int(view.bounds.height))") }
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    write("will rotate to \(toInterfaceOrientation.rawValue) in \(duration)")
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    write("rotates, is \(Int(view.bounds.width)) wide")
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    write("rotated from \(fromInterfaceOrientation.rawValue)")
  }
}

extension UITraitCollection {
  /// Both size classes: `compact/regular`.
  var room: String {
    let name = { (size: UIUserInterfaceSizeClass) in size == .compact ? "compact" : "regular" }
    return "\(name(horizontalSizeClass))/\(name(verticalSizeClass))"
  }
}
