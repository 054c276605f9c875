public import UIKit

/// A page with a title and a white view.
public final class EraPage: UIViewController {
  /// What the page's button does; a page without it has no button.
  private let onTap: (() -> Void)?

  /// Makes a page; with something to do, it has a button "Open".
  public init(_ title: String, onTap: (() -> Void)? = nil) {
    self.onTap = onTap
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Pages are in no archive.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The middle of the page's button, in the coordinates of its view, in points.
  public static let buttonCenter = CGPoint(x: 120, y: 222)

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    guard let onTap else { return }
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { _ in onTap() })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (navigationController as? ListeningController)?.note("appeared", self)
  }
}
