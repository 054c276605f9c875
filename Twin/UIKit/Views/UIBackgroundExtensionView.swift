public import Foundation

/// Holds content inside the safe area and fills what is outside with what the content has at its edges (since iOS 26).
///
/// Differs from UIKit: what is outside has the background color of the content, which is not repeated, mirrored or
/// blurred there.
///
/// Source: developer.apple.com/documentation/uikit/uibackgroundextensionview
open class UIBackgroundExtensionView: UIView {
  private let fill = UIView()

  /// Makes a view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    fill.isUserInteractionEnabled = false
    addSubview(fill)
  }

  /// The content: a subview, which is inside the safe area unless ``automaticallyPlacesContentView`` says something else.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is placed inside the safe area; if not, the app places it.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  /// Places the content anew.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the content, and what fills the rest.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
    fill.backgroundColor = contentView?.backgroundColor
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
