import Foundation

/// Changes a menu while it is built.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system whose menu is built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action and a property list; nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other children, made of those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, before all that is there.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, after all that is there.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)

  /// Puts elements in the place of a menu (since iOS 26).
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of an action (since iOS 26).
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements before a menu (since iOS 26).
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements after a menu (since iOS 26).
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements before an action (since iOS 26).
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements after an action (since iOS 26).
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements into a menu, before all that is there (since iOS 26).
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements into a menu, after all that is there (since iOS 26).
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes an action away (since iOS 26).
  func remove(action removedIdentifier: UIAction.Identifier)
}

/// Where menus belong: the main menu, or those that come where a person touches.
///
/// Differs from UIKit: nothing shows the main menu, as on an iPhone; the key commands in it work.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  override init() {
    super.init()
  }

  /// The main menu.
  open class var main: UIMenuSystem { mainSystem }
  /// Menus of what a person touches.
  open class var context: UIMenuSystem { contextSystem }

  /// Has the app build its menus anew: `buildMenu(with:)` of the app, and of its delegate if that is a
  /// responder. Comes in a later turn; several wishes of one turn are one.
  ///
  /// Source: Apple, "Adding menus and shortcuts to the menu bar and user interface": the main menu is built by
  /// the application delegate.
  open func setNeedsRebuild() {
    let menus = UISystem.current.menus
    guard self === Self.main, !menus.isDue else { return }
    menus.isDue = true
    UISystem.current.loop.post {
      menus.isDue = false
      menus.rebuild(for: self)
    }
  }

  /// Has commands validated anew. Differs from UIKit: nothing shows them.
  open func setNeedsRevalidate() {}
}

/// The main menu of the app on one device.
package final class MainMenu {
  /// What was built last; nil before that.
  package private(set) var root: UIMenu?
  var isDue = false

  fileprivate func rebuild(for system: UIMenuSystem) {
    let tree = MenuTree(Self.usual, of: system)
    let application = UIApplication.shared
    application.buildMenu(with: tree)
    if let delegate = application.delegate as? UIResponder, delegate !== application {
      delegate.buildMenu(with: tree)
    }
    root = tree.root
  }

  /// Assumed: the menus of the bar, with those in them that the documentation of their identifiers names.
  private static var usual: UIMenu {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ parts: [UIMenu.Identifier])
      -> UIMenu
    {
      let children = parts.map { UIMenu(identifier: $0, options: .displayInline) }
      return UIMenu(title: title, identifier: identifier, children: children)
    }
    let menus = [
      menu("", .application, [.about, .preferences, .services, .hide, .quit]),
      menu("File", .file, [.newScene, .open, .openRecent, .close, .document, .print]),
      menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .spelling, .substitutions]),
      menu("Format", .format, [.font, .text]),
      menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
      menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
      menu("Help", .help, []),
    ]
    return UIMenu(identifier: .root, children: menus)
  }

  /// The key commands in the menu.
  var keyCommands: [UIKeyCommand] { root.map(commands) ?? [] }

  private func commands(of menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child -> [UIKeyCommand] in
      if let menu = child as? UIMenu { return commands(of: menu) }
      return (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }
}

/// A menu that is being built.
final class MenuTree: UIMenuBuilder {
  private(set) var root: UIMenu
  let system: UIMenuSystem

  init(_ root: UIMenu, of system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find(isMenu(identifier)) as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find(isAction(identifier)) as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList as? AnyHashable == propertyList as? AnyHashable
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    replace(menu: replacedIdentifier, with: [replacementMenu])
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(isMenu(parentIdentifier)) { element in
      (element as? UIMenu).map { [$0.replacingChildren(childrenBlock($0.children))] } ?? [element]
    }
  }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    replace(menu: removedIdentifier, with: [])
  }

  // MARK: Elements

  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(isMenu(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(isAction(replacedIdentifier)) { _ in replacementElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(isMenu(siblingIdentifier)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(isMenu(siblingIdentifier)) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) {
    change(isAction(siblingIdentifier)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) {
    change(isAction(siblingIdentifier)) { [$0] + insertedElements }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    replace(action: removedIdentifier, with: [])
  }

  private func isMenu(_ identifier: UIMenu.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIMenu)?.identifier == identifier }
  }

  private func isAction(_ identifier: UIAction.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIAction)?.identifier == identifier }
  }

  private func find(_ condition: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var waiting: [UIMenuElement] = [root]
    while let element = waiting.popLast() {
      if condition(element) { return element }
      waiting += ((element as? UIMenu)?.children ?? []).reversed()
    }
    return nil
  }

  /// Puts elements in the place of one; nothing happens if it is not there.
  private func change(
    _ condition: (UIMenuElement) -> Bool, _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    func changed(_ element: UIMenuElement) -> [UIMenuElement] {
      if condition(element) { return change(element) }
      guard let menu = element as? UIMenu else { return [element] }
      return [menu.replacingChildren(menu.children.flatMap(changed))]
    }
    guard find(condition) != nil else { return }
    if let first = changed(root).first as? UIMenu { root = first }
  }
}
