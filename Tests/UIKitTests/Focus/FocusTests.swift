import Foundation
import Testing
import UIKit

@MainActor
@Suite("The focus of a keyboard")
struct FocusTests {
  @Test("is nowhere on a phone, and no system moves it")
  func nowhere() {
    let bench = ControllersBench.launched(.iOS18)
    let page = bench.navigation.viewControllers[0]
    #expect(UIFocusSystem.focusSystem(for: page) == nil)
    #expect(bench.window.windowScene?.focusSystem == nil)
    #expect(!page.view.isFocused)
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
  }

  @Test("is looked for first in a controller's view, if that is loaded")
  func preferredPlaces() {
    let page = UIViewController()
    #expect(page.preferredFocusEnvironments.isEmpty)
    page.loadViewIfNeeded()
    #expect(page.preferredFocusEnvironments.first === page.view)
    #expect(page.view.preferredFocusEnvironments.isEmpty)
  }

  @Test("finds its way from a view outwards, by way of controllers")
  func environments() {
    let bench = ControllersBench.launched(.iOS18)
    let page = bench.navigation.viewControllers[0]
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    page.view.addSubview(inner)
    #expect(inner.parentFocusEnvironment === page.view)
    #expect(page.view.parentFocusEnvironment === page)
    #expect(UIFocusSystem.environment(bench.window, contains: inner))
    #expect(!UIFocusSystem.environment(inner, contains: page))
    #expect(page.view.focusItems(in: CGRect(x: 0, y: 0, width: 11, height: 11)).count == 1)
    #expect(page.view.focusItems(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test("lets animations that a test coordinates run at once")
  func coordinator() {
    final class Cell: UITableViewCell {
      var told: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedAnimations {
          self.told.append("changes")
        } completion: {
          self.told.append(context.nextFocusedView == nil ? "nowhere" : "somewhere")
        }
      }
    }
    let cell = Cell()
    cell.didUpdateFocus(in: UITableViewFocusUpdateContext(), with: UIFocusAnimationCoordinator())
    #expect(cell.told == ["changes", "nowhere"])
  }

  @Test("comes to rows as the table says, unless a delegate says something else")
  func rows() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row == 1 }
    }
    let rows = Rows()
    let plain = UITableViewController()
    let delegate: any UITableViewDelegate = rows
    let path = IndexPath(row: 1, section: 0)
    #expect(delegate.tableView?(rows.tableView, canFocusRowAt: path) == true)
    #expect(!plain.tableView(plain.tableView, canFocusRowAt: path))
    plain.tableView.allowsFocus = true
    #expect(plain.tableView(plain.tableView, canFocusRowAt: path))
    #expect(plain.indexPathForPreferredFocusedView(in: plain.tableView) == nil)
  }
}
