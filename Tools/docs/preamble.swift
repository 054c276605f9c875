// What the examples on our pages and in our comments refer to without declaring it. Compiled with each.

import Foundation
import Interlock
import UIKit

struct Email: Sendable { var id = 1 }
struct Form { var isSaved = false }
struct Metrics: Sendable { func count(_ name: String) {} }

let email = Email()
let metrics = Metrics()
let reports = URL(fileURLWithPath: "reports.jsonl")

final class FormPage: UIViewController {
  var form = Form()
  func userAgreesToDiscard() async -> Bool { true }
}

final class LeverButton: UIButton {
  func playZoom(then act: @escaping @MainActor () -> Void) {}
}

@MainActor let lever = LeverButton(frame: .zero)
@MainActor let bell = LeverButton(frame: .zero)
@MainActor let window = UIWindow(frame: .zero)

@MainActor let inbox = UIViewController()
@MainActor let message = UIViewController()
@MainActor let attachment = UIViewController()
@MainActor let reply = UIViewController()
@MainActor let menu = UIViewController()
@MainActor let chapter = UIViewController()
@MainActor let detail = UIViewController()
@MainActor let levers = UIViewController()
@MainActor let page = UIViewController()
@MainActor let navigation = InterlockNavigationController(rootViewController: inbox)
@MainActor let card = UIView()
@MainActor let details = UIView()
@MainActor let front = UIView()
@MainActor let back = UIView()
final class AddressView: NavigationView {}
@MainActor var answer: NavigationOutcome?

@MainActor func pay() async {}
