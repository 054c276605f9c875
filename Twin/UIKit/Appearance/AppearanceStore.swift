import Foundation

/// The looks that an app has given to classes of views.
final class AppearanceStore {
  /// One object of `appearance()`, and the views that it stands for.
  fileprivate struct Rule {
    let type: UIView.Type
    let scope: AppearanceScope
    let proxy: UIView
    /// What the class sets of itself, by the names of properties: not what the app wants for it.
    let ownNames: Set<String>
  }

  /// One object of `appearance()` of a class of bar items.
  fileprivate struct ItemRule {
    let type: UIBarItem.Type
    let scope: AppearanceScope
    let proxy: UIBarItem
  }

  /// What a view has from its class's look, by the names of properties.
  private final class Taken {
    var names: Set<String> = []
  }

  private var rules: [Rule] = []
  private var itemRules: [ItemRule] = []

  /// Whether the app has asked for the look of bar items.
  var hasItems: Bool { !itemRules.isEmpty }

  /// The object that stands for views of a class.
  func proxy(for type: UIView.Type, in scope: AppearanceScope) -> UIView {
    let known = rules.first { $0.type == type && $0.scope.isSame(as: scope) }
    if let known { return known.proxy }
    let proxy = AppearanceProperty.makeView(of: type)
    let own = AppearanceProperty.all.filter { $0.belongs(to: proxy) && $0.isSet(proxy) }
    rules.append(Rule(type: type, scope: scope, proxy: proxy, ownNames: Set(own.map(\.name))))
    return proxy
  }

  /// The object that stands for bar items of a class; nil if the class is not UIKit's.
  func proxy(
    for type: UIBarItem.Type, in scope: AppearanceScope
  ) -> UIBarItem? {
    let known = itemRules.first { $0.type == type && $0.scope.isSame(as: scope) }
    if let known { return known.proxy }
    let made: UIBarItem? =
      switch type {
      case is UIBarButtonItem.Type where type == UIBarButtonItem.self: UIBarButtonItem()
      case is UITabBarItem.Type where type == UITabBarItem.self: UITabBarItem()
      default: type == UIBarItem.self ? UIBarItem() : nil
      }
    guard let made else { return nil }
    itemRules.append(ItemRule(type: type, scope: scope, proxy: made))
    return made
  }

  /// What stands for the classes of an item that a view shows, the most particular first.
  func looks(of item: UIBarItem, shownBy view: UIView) -> [UIBarItem] {
    guard !itemRules.isEmpty else { return [] }
    return itemRules.filter { rule in
      lineage(of: type(of: item)).contains { $0 == rule.type }
        && rule.scope.includes(view)
    }
    .sorted { $0.rank > $1.rank }.map(\.proxy)
  }

  /// Gives a view that enters a window the look of its class.
  ///
  /// Source: UIKit documentation, `UIAppearance`: "iOS applies appearance changes when a view enters a
  /// window". What is said of a class comes before what is said of its superclass, and what is said of views
  /// in others before what is said of all.
  func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    let fitting = rules.filter { $0.fits(view) }.sorted { $0.rank < $1.rank }
    guard !fitting.isEmpty else { return }
    let key = ObjectIdentifier(Taken.self)
    let taken = view.attachments[key] as? Taken ?? Taken()
    for property in AppearanceProperty.all where property.belongs(to: view) {
      guard taken.names.contains(property.name) || !property.isSet(view),
        let source = fitting.last(where: {
          property.belongs(to: $0.proxy) && property.isSet($0.proxy)
            && !$0.ownNames.contains(property.name)
        })
      else { continue }
      property.copy(source.proxy, view)
      taken.names.insert(property.name)
    }
    if !taken.names.isEmpty { view.attachments[key] = taken }
  }
}

extension AppearanceStore.Rule {
  /// The view is of the class, and in the containers, from the inside out.
  fileprivate func fits(_ view: UIView) -> Bool {
    lineage(of: Swift.type(of: view)).contains { $0 == type }
      && scope.includes(view)
  }

  /// Higher for what is more particular.
  fileprivate var rank: Int { scope.rank * 100 + Array(lineage(of: type)).count }
}

extension AppearanceStore.ItemRule {
  /// Higher for what is more particular.
  fileprivate var rank: Int { scope.rank * 100 + Array(lineage(of: type)).count }
}

/// Where the objects are that a look is of.
struct AppearanceScope {
  /// The classes in whose objects they are, from the inside out.
  var containers: [any UIAppearanceContainer.Type] = []
  /// What traits are like there; nil if that is of no matter.
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.elementsEqual(other.containers) { $0 == $1 } && traits == other.traits
  }

  /// Higher for what is more particular. Assumed: traits count like a container.
  fileprivate var rank: Int { containers.count + (traits == nil ? 0 : 1) }

  /// Whether a view is there.
  fileprivate func includes(_ view: UIView) -> Bool {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var rest = containers[...]
    var responder = view.next
    while let container = rest.first, let current = responder {
      if lineage(of: type(of: current)).contains(where: { $0 == container }) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }
}

/// A class and all that it inherits from.
private func lineage(of type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
  sequence(first: type) { _getSuperclass($0) }
}
