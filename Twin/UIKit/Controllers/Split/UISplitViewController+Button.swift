import Foundation

/// The buttons that show and hide columns.
extension UISplitViewController {
  /// What the button for the mode leads to.
  ///
  /// Over the secondary column there is one column more at a time; of three that displace each other the first comes
  /// and goes (documentation of `SplitBehavior`). Assumed: the button hides columns again where no more can come.
  private var usualTarget: DisplayMode {
    let (count, most) = (displayMode.columnCount, min(room.columnCount, filledColumns.count))
    let least = splitBehavior == .overlay || most == 1 ? 0 : 1
    return DisplayMode(columnCount: count < most ? count + 1 : least, splitBehavior)
  }

  /// The mode that a button or a finger leads to: the delegate's, or the usual one.
  var nextMode: DisplayMode {
    let said = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    return said == .automatic ? usualTarget : said
  }

  func makeModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self, !isCollapsed else { return }
        choose(nextMode)
      })
    show(on: item)
    return item
  }

  func makeSecondaryOnlyButton() -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self, !isCollapsed else { return }
        let isAlone = displayMode == .secondaryOnly
        choose(DisplayMode(columnCount: isAlone ? 1 : 0, splitBehavior))
      })
  }

  /// The look of the button for what it does now: the title of the primary page before iOS 14, a sidebar since, and an
  /// arrow where three columns come one by one (documentation of `SplitBehavior`).
  private func show(on item: UIBarButtonItem) {
    let brings = nextMode.columnCount > displayMode.columnCount
    if style == .unspecified {
      item.title = brings ? columns[.primary]?.root.leadingTitle : nil
      item.image =
        brings && item.title != nil ? nil : Self.image(brings ? "chevron.backward" : Self.alone)
    } else {
      let comesByOnes = brings && style == .tripleColumn && splitBehavior != .tile
      item.image = Self.image(comesByOnes ? "chevron.backward" : "sidebar.leading")
    }
  }

  private static let alone = "arrow.up.left.and.arrow.down.right"

  private static func image(_ name: String) -> UIImage? {
    UIImage(systemName: name)
      ?? UIImage(systemName: name == "sidebar.leading" ? "sidebar.left" : "chevron.left")
  }

  /// Puts the buttons into the bars where they belong now, and gives them their look.
  func showButtons() {
    show(on: modeButton)
    guard style != .unspecified else { return }
    let isBeside = if case .beside = arrangement { true } else { false }
    let first = isBeside && showsModeButton ? shownPages.first : nil
    let last =
      isBeside && showsSecondaryOnlyButton && style == .tripleColumn
      ? columns[.secondary]?.root : nil
    if last != nil { secondaryOnlyButton.image = Self.image(Self.alone) }
    for page in columns.values.map(\.root) {
      guard let item = (page as? UINavigationController)?.stack.first?.navigationItem else {
        continue
      }
      var buttons: [UIBarButtonItem] = []
      if page === first { buttons.append(modeButton) }
      if page === last { buttons.append(secondaryOnlyButton) }
      item.show(columnButtons: buttons)
    }
  }

  private var showsModeButton: Bool {
    guard !filledColumns.isEmpty, columns[.secondary] != nil else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}

extension UIViewController {
  /// What a way back to this page reads.
  fileprivate var leadingTitle: String? {
    let page = (self as? UINavigationController)?.stack.last ?? self
    return page.navigationItem.title ?? title
  }
}
