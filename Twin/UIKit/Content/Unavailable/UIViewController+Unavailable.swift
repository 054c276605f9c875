/// What a page shows in place of its content, and when that is brought up to date.
private final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  weak var view: (any UIView & UIContentView)?
}

extension UIViewController {
  private var unavailableContent: UnavailableContent {
    let key = ObjectIdentifier(UnavailableContent.self)
    if let known = attachments[key] as? UnavailableContent { return known }
    let content = UnavailableContent()
    attachments[key] = content
    return content
  }

  /// The state as it is now, of what the page says itself.
  var unavailableContentState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = ownNavigationItem?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  func unavailableContentIsDue() {
    guard !owesUnavailableContent else { return }
    owesUnavailableContent = true
    loadedView.map(UISystem.current.propertyUpdates.add)
  }

  /// What shows in place of the content; nil for the content.
  var shownUnavailableConfiguration: (any UIContentConfiguration)? {
    get {
      (attachments[ObjectIdentifier(UnavailableContent.self)] as? UnavailableContent)?
        .configuration
    }
    set {
      unavailableContent.configuration = newValue
      if isViewLoaded { showUnavailableContent() }
    }
  }

  /// Assumed: called at first together with `updateProperties()`, as for cells.
  func updateUnavailableContentIfDue(in view: UIView) {
    guard owesUnavailableContent else { return }
    owesUnavailableContent = false
    let state = contentUnavailableConfigurationState
    view.observing(.unavailableContent) {
      updateContentUnavailableConfiguration(using: state)
    }
    let isKnown = attachments[ObjectIdentifier(UnavailableContent.self)] != nil
    if isKnown { showUnavailableContent() }
  }

  private func showUnavailableContent() {
    let content = unavailableContent
    guard let new = content.configuration?.updated(for: contentUnavailableConfigurationState),
      let host = loadedView
    else {
      content.view?.removeFromSuperview()
      content.view = nil
      return
    }
    if let view = content.view, view.supports(new) {
      view.configuration = new
      return
    }
    content.view?.removeFromSuperview()
    let view = new.makeContentView()
    view.frame = host.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(view)
    content.view = view
  }
}
