import Foundation

/// The looks that an app has given to classes of views.
final class AppearanceStore {
  /// One object of `appearance()`, and the views that it stands for.
  fileprivate struct Rule {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
  }

  /// What a view has from its class's look, by the names of properties.
  private final class Taken {
    var names: Set<String> = []
  }

  private var rules: [Rule] = []

  /// The object that stands for views of a class; nil if the class is not UIKit's.
  func proxy(
    for type: UIView.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView? {
    let known = rules.first { rule in
      rule.type == type && rule.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.proxy }
    guard let proxy = AppearanceProperty.makeView(of: type) else { return nil }
    rules.append(Rule(type: type, containers: containers, proxy: proxy))
    return proxy
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
    guard lineage(of: Swift.type(of: view)).contains(where: { $0 == type }) else { return false }
    var rest = containers[...]
    var responder = view.next
    while let container = rest.first, let current = responder {
      if lineage(of: Swift.type(of: current)).contains(where: { $0 == container }) {
        rest.removeFirst()
      }
      responder = current.next
    }
    return rest.isEmpty
  }

  /// Higher for what is more particular.
  fileprivate var rank: Int { containers.count * 100 + Array(lineage(of: type)).count }

  /// A class and all that it inherits from.
  private func lineage(of type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }
}
