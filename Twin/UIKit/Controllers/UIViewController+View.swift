import Foundation

extension UIViewController {
  func viewLoadingIfNeeded() -> UIView {
    if let loadedView { return loadedView }
    loadView()
    let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
    // An override of `loadView` that sets nothing gets an empty view.
    if loadedView == nil { replaceView(with: view) }
    viewDidLoad()
    return loadedView ?? view
  }

  func replaceView(with newView: UIView?) {
    guard loadedView !== newView, mayAdopt(view: newView) else { return }
    loadedView?.viewDelegate = nil
    loadedView = newView
    newView?.viewDelegate = self
    newView?.updateTraits()
  }

  // MARK: Items made when they are first asked for

  func navigationItemMadeIfNeeded() -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem()
    item.title = title
    ownTabBarItem = item
    return item
  }

  func editButtonItemMadeIfNeeded() -> UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = makeEditButtonItem()
    ownEditButtonItem = item
    return item
  }
}
