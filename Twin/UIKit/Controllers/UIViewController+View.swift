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
    guard loadedView !== newView else { return }
    loadedView?.viewDelegate = nil
    loadedView = newView
    newView?.viewDelegate = self
    newView?.updateTraits()
  }
}
