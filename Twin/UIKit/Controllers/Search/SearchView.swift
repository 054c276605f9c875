import Foundation

/// The view of a search: lets touches through where it shows neither results nor a dimmed page, and above the
/// pages where a navigation bar is.
final class SearchView: UIView {
  private let dimming: SearchDimmingView
  private weak var results: UIView?
  private weak var suggestions: UIView?

  /// Whether the page below is dimmed where no results show.
  var isDimming = true {
    didSet { dimming.isHidden = !isDimming }
  }

  init(onTap: @escaping () -> Void) {
    dimming = SearchDimmingView(onTap: onTap)
    super.init(frame: UIScreen.main.bounds)
    dimming.frame = bounds
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Darkens what is below the bar, where a navigation bar has the search bar.
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = containerSafeAreaInsets.top > 0 ? safeAreaInsets.top : 0
    dimming.frame = bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Shows a page's view, or none.
  func show(_ view: UIView?) {
    results?.removeFromSuperview()
    results = view
    guard let view else { return }
    put(view)
    if let suggestions { bringSubviewToFront(suggestions) }
  }

  /// Shows what can be searched for over everything else, or nothing.
  func showSuggestions(_ view: UIView?) {
    suggestions?.removeFromSuperview()
    suggestions = view
    if let view { put(view) }
  }

  private func put(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard point.y >= safeAreaInsets.top else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Darkens a page that is searched; a tap ends the search.
private final class SearchDimmingView: UIControl {
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    // Assumed: as dark as behind an alert.
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
