import Foundation
import Simulator
import Testing
import UIKit

@Suite("A rarer optional method of a delegate, called through a question mark,")
@MainActor
struct OptionalRemainingCallTests {
  private final class Listener: UIResponder, UIApplicationDelegate, UISceneDelegate,
    UITableViewDelegate, UICollectionViewDelegate, UISplitViewControllerDelegate,
    UIAlertViewDelegate
  {
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { heard.append("token of \(deviceToken.count)") }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { userActivity.activityType == "known" }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      heard.append("updated \(userActivity.activityType)")
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      IndexPath(row: 1, section: 2)
    }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append("button \(buttonIndex)")
    }
  }

  private let device = Device(era: .iOS18)

  @Test("is that of the class, or else does what is usual")
  func calls() throws {
    device.launch { UIViewController() }
    UISystem.current = device.system
    let listener = Listener()
    let app = UIApplication.shared
    let forApp: (any UIApplicationDelegate)? = listener
    forApp?.application?(app, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2]))
    forApp?.application?(
      app, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    #expect(forApp?.application?(app, supportedInterfaceOrientationsFor: nil) == .landscape)
    #expect(
      forApp?.application?(
        app, continue: NSUserActivity(activityType: "known"), restorationHandler: { _ in }) == true)
    forApp?.applicationProtectedDataDidBecomeAvailable?(app)
    forApp?.application?(app, didDiscardSceneSessions: [])
    let scene = try #require(app.connectedScenes.first)
    let forScene: (any UISceneDelegate)? = listener
    forScene?.scene?(scene, didUpdate: NSUserActivity(activityType: "read"))
    let forTable: (any UITableViewDelegate)? = listener
    #expect(
      forTable?.indexPathForPreferredFocusedView?(in: UITableView())
        == IndexPath(
          row: 1, section: 2))
    forTable?.tableViewDidEndMultipleSelectionInteraction?(UITableView())
    let forItems: (any UICollectionViewDelegate)? = listener
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(forItems?.indexPathForPreferredFocusedView?(in: collection) == nil)
    let forColumns: (any UISplitViewControllerDelegate)? = listener
    #expect(
      forColumns?.targetDisplayModeForAction?(in: UISplitViewController()) == .secondaryOnly)
    let forAlert: (any UIAlertViewDelegate)? = listener
    forAlert?.alertView?(UIAlertView(), clickedButtonAt: 3)
    forAlert?.willPresent?(UIAlertView())
    #expect(listener.heard == ["token of 2", "updated read", "button 3"])
    let input: any UITextInput = UITextView()
    let all = try #require(
      input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
    #expect(input.shouldChangeText?(in: all, replacementText: "a") == true)
  }
}
