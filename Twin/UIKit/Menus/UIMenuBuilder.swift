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
    find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList as? AnyHashable == propertyList as? AnyHashable
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  private func find(_ condition: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var waiting: [UIMenuElement] = [root]
    while let element = waiting.popLast() {
      if condition(element) { return element }
      waiting += ((element as? UIMenu)?.children ?? []).reversed()
    }
    return nil
  }

  /// Puts menus in the place of one; nothing happens if it is not there.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
    func changed(_ menu: UIMenu) -> [UIMenu] {
      if menu.identifier == identifier { return change(menu) }
      return [
        menu.replacingChildren(
          menu.children.flatMap { child -> [UIMenuElement] in
            (child as? UIMenu).map(changed) ?? [child]
          })
      ]
    }
    guard menu(for: identifier) != nil else { return }
    if let first = changed(root).first { root = first }
  }
}
