// Storyboards with code of the app's that makes their pages, and nibs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIStoryboard {
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController { fatalError() }
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController { fatalError() }
}
extension Bundle {
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { fatalError() }
}
