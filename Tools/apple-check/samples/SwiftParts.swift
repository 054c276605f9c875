// What only the Swift part of Apple's modules has, and what Foundation, Dispatch and os add.

import Foundation
import OSLog
import QuartzCore
import UIKit

let logger = Logger(subsystem: "samples", category: "navigation")
let signposter = OSSignposter(logger: logger)

struct Route: Codable, Hashable, Sendable {
  var id: UUID
  var url: URL?
  var date: Date
}

@MainActor func makeButtons(for page: UIViewController) -> [UIView] {
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Push"
  configuration.cornerStyle = .capsule
  configuration.contentInsets = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  let button = UIButton(configuration: configuration, primaryAction: nil)
  button.addAction(UIAction { _ in logger.info("pushed") }, for: .touchUpInside)
  button.configuration?.title = "Push once"
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Close",
    primaryAction: UIAction(title: "Close") { [weak page] _ in
      page?.dismiss(animated: true)
    })
  page.navigationItem.leftBarButtonItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { _ in })
  page.toolbarItems = [UIBarButtonItem(primaryAction: UIAction { _ in })]
  let stack = UIStackView(arrangedSubviews: [button])
  stack.axis = .vertical
  stack.spacing = 8
  return [stack]
}

final class Clockwork: NSObject {
  private var link: CADisplayLink?
  private var tokens: [any NSObjectProtocol] = []
  private let pages = NSMapTable<UIViewController, NSString>.weakToStrongObjects()
  private let witnesses = NSHashTable<UIViewController>.weakObjects()

  @MainActor func start(_ page: UIViewController) {
    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
    pages.setObject("first", forKey: page)
    witnesses.add(page)
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { _ in })
    DispatchQueue.main.async { page.title = "later" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { page.title = "much later" }
    let timer = Timer(timeInterval: 1, repeats: false) { timer in timer.invalidate() }
    RunLoop.main.add(timer, forMode: .common)
    logger.info("started at \(CACurrentMediaTime()) with \(page.children.count, privacy: .public)")
  }

  @objc private func tick(_ link: CADisplayLink) { _ = link.targetTimestamp - link.timestamp }

  func store() async throws {
    let routes = [Route(id: UUID(), url: URL(string: "app://page"), date: Date())]
    let data = try JSONEncoder().encode(routes)
    _ = try JSONDecoder().decode([Route].self, from: data)
    try await Task.sleep(nanoseconds: 5_000_000)
  }
}

@MainActor func animate(_ view: UIView) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setCompletionBlock { view.alpha = 1 }
  let layer = CAGradientLayer()
  layer.colors = [UIColor.black.cgColor]
  layer.transform = CATransform3DMakeScale(2, 2, 1)
  view.layer.addSublayer(layer)
  view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  let transition = CATransition()
  transition.type = .fade
  transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  view.layer.add(transition, forKey: "fade")
  CATransaction.commit()
}
