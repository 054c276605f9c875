import Foundation
import Testing
import UIKit

@MainActor
@Suite("What an app asks of the system")
struct SceneRequestTests {
  @Test("is refused later where an iPhone has none of it: a second scene, another icon")
  func refused() {
    let bench = ControllersBench.launched(.iOS18)
    var told: [String] = []
    bench.perform {
      let app = UIApplication.shared
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
        told.append("scene")
      }
      app.setAlternateIconName("Other") { told.append($0 == nil ? "icon" : "no icon") }
      #expect(told.isEmpty)
    }
    bench.settle()
    #expect(told == ["scene", "no icon"])
  }

  @Test("is remembered of a scene")
  func conditions() {
    let bench = ControllersBench.launched(.iOS18)
    let scene = bench.window.windowScene
    scene?.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(
      value: false)
    let kept = scene?.activationConditions.canActivateForTargetContentIdentifierPredicate
    #expect(kept?.evaluate(with: nil) == false)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("may be answered by a delegate that says nothing else")
  func delegate() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    let delegate: any UIApplicationDelegate = Delegate()
    let app = UIApplication.shared
    #expect(delegate.application(app, shouldAllowExtensionPointIdentifier: .keyboard))
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(!delegate.application(app, shouldSaveSecureApplicationState: coder))
    let page = delegate.application(
      app, viewControllerWithRestorationIdentifierPath: ["a"], coder: coder)
    #expect(page == nil)
  }
}
