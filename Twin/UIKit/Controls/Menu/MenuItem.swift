import Foundation

/// What a row of a menu shows.
struct MenuEntry {
  /// What stands before the title.
  enum Mark: Equatable {
    case none
    /// The action is on.
    case check
    /// The action is partly on.
    case dash
    /// The row opens a menu of its own.
    case chevron
    /// The row closes the menu that it is the title of.
    case openChevron

    /// Whether the row opens or closes a menu of its own.
    var isChevron: Bool { self == .chevron || self == .openChevron }

    var text: String? {
      switch self {
      case .none: nil
      case .check: "✓"
      case .dash: "–"
      case .chevron, .openChevron: "›"
      }
    }
  }

  var title: String
  var subtitle: String?
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  var mark = Mark.none
  /// What a tap chooses; nil for the rows of a back button's menu.
  var element: UIMenuElement?
  /// The most lines of the title; nil for one.
  var titleLines: Int?
}

extension MenuEntry {
  /// The row of an action.
  init(_ action: UIAction) {
    let mark: Mark =
      switch action.state {
      case .on: .check
      case .mixed: .dash
      case .off: .none
      }
    self.init(
      title: action.title, subtitle: action.subtitle, image: action.image,
      attributes: action.attributes, mark: mark, element: action)
  }

  /// The row of a menu inside.
  init(_ menu: UIMenu) {
    self.init(
      title: menu.title, subtitle: menu.subtitle, image: menu.image,
      attributes: menu.options.contains(.destructive) ? .destructive : [], mark: .chevron,
      element: menu)
  }
}

/// One part of a menu, from side to side.
enum MenuItem {
  /// The title of the menu or of a group.
  case title(String)
  case row(MenuEntry)
  /// Elements side by side: pictures alone, or with their titles below.
  case palette([MenuEntry], hasTitles: Bool)
  /// Parts two groups.
  case gap
  /// Stands for elements that are being made.
  case waiting

  /// Whether a thin line parts it from what is above.
  var takesLine: Bool {
    if case .gap = self { false } else { true }
  }

  /// The same with titles of as many lines as a menu wants, unless one further inside has said it.
  func breaking(titlesInto lines: Int?) -> MenuItem {
    guard case .row(var entry) = self, let lines, lines != NSNotFound, entry.titleLines == nil
    else {
      return self
    }
    entry.titleLines = lines
    return .row(entry)
  }

  /// Whether it stands for something to choose.
  var isChoice: Bool {
    switch self {
    case .row, .palette, .waiting: true
    case .title, .gap: false
    }
  }
}

/// Takes a menu apart into what shows of it.
struct MenuReader {
  /// The most elements side by side: 4 small and 3 medium ones (pull_down_button, `ElementSize`); of palettes as many
  /// as there are (assumed; UIKit's scroll).
  private static let most = (small: 4, medium: 3)

  /// Elements that were made when the menu opened, by what stands for them.
  var made: [ObjectIdentifier: [UIMenuElement]] = [:]

  /// The parts of a menu, below its title.
  func items(of menu: UIMenu) -> [MenuItem] {
    let parts =
      (isSideBySide(menu) ? palettes(of: menu.children, in: menu) : items(of: menu.children))
      .map { $0.breaking(titlesInto: menu.displayPreferences?.maximumNumberOfTitleLines) }
    let title: [MenuItem] = menu.title.isEmpty ? [] : [.title(menu.title)]
    return title + parts
  }

  /// The parts of a menu that was opened from a row: the row is its title, and closes it.
  func items(ofInner menu: UIMenu) -> [MenuItem] {
    var head = MenuEntry(menu)
    head.mark = .openChevron
    let parts = items(of: menu)
    return [.row(head), .gap] + (menu.title.isEmpty ? parts : Array(parts.dropFirst()))
  }

  private func items(of elements: [UIMenuElement]) -> [MenuItem] {
    var items: [MenuItem] = []
    var endsGroup = false
    for element in elements {
      let isGroup = (element as? UIMenu)?.options.isDisjoint(with: Self.inline) == false
      let added = self.items(of: element)
      guard !added.isEmpty else { continue }
      if !items.isEmpty, isGroup || endsGroup { items.append(.gap) }
      items += added
      endsGroup = isGroup
    }
    return items
  }

  private static let inline: UIMenu.Options = [.displayInline, .displayAsPalette]

  private func items(of element: UIMenuElement) -> [MenuItem] {
    switch element {
    case let action as UIAction where !action.attributes.contains(.hidden):
      return [.row(MenuEntry(action))]
    case let menu as UIMenu:
      guard menu.options.isDisjoint(with: Self.inline) else { return items(of: menu) }
      return items(of: menu.children).isEmpty ? [] : [.row(MenuEntry(menu))]
    case let deferred as UIDeferredMenuElement:
      return made[ObjectIdentifier(deferred)].map(items(of:)) ?? [.waiting]
    default: return []
    }
  }

  private func isSideBySide(_ menu: UIMenu) -> Bool {
    menu.options.contains(.displayAsPalette) || menu.preferredElementSize == .small
      || menu.preferredElementSize == .medium
  }

  private func palettes(of elements: [UIMenuElement], in menu: UIMenu) -> [MenuItem] {
    let actions = elements.compactMap { $0 as? UIAction }
      .filter { !$0.attributes.contains(.hidden) }.map { MenuEntry($0) }
    guard !actions.isEmpty else { return [] }
    if menu.options.contains(.displayAsPalette) { return [.palette(actions, hasTitles: false)] }
    let isMedium = menu.preferredElementSize == .medium
    let most = isMedium ? Self.most.medium : Self.most.small
    return stride(from: 0, to: actions.count, by: most).map { start in
      .palette(Array(actions[start..<min(start + most, actions.count)]), hasTitles: isMedium)
    }
  }
}

extension UIMenu {
  /// The actions that show, those of menus inside where these stand.
  var shownActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction {
        return action.attributes.contains(.hidden) ? [] : [action]
      }
      return (element as? UIMenu)?.shownActions ?? []
    }
  }

  /// Whether there is anything to show.
  var showsAnything: Bool { MenuReader().items(of: self).contains(where: \.isChoice) }

  /// Elements of the menu, and of menus inside, that have to be made.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      (element as? UIDeferredMenuElement).map { [$0] } ?? (element as? UIMenu)?.deferredElements
        ?? []
    }
  }

  /// Turns on an action that was chosen, and off what is beside it, where only one element may be on.
  ///
  /// Source: UIKit documentation, `singleSelection`; that the system does it by itself is assumed.
  func keepSingleSelection(choosing action: UIAction) {
    for case let menu as UIMenu in children { menu.keepSingleSelection(choosing: action) }
    let own = MenuReader.actionsInLine(of: self)
    guard options.contains(.singleSelection), own.contains(where: { $0 === action }) else { return }
    for each in own { each.state = each === action ? .on : .off }
  }
}

extension MenuReader {
  /// The actions of a menu and of the groups in it.
  fileprivate static func actionsInLine(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let inner = element as? UIMenu, !inner.options.isDisjoint(with: inline) else {
        return []
      }
      return actionsInLine(of: inner)
    }
  }
}
