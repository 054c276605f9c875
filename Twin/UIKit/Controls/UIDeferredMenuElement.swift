import Foundation

/// Elements of a menu that are made when the menu is about to show.
///
/// Until they are there, the menu shows a spinner in their place.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes elements, and hands them over when they are there.
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var elements: [UIMenuElement]?

  private init(
    keepsElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", image: nil)
  }

  /// Makes a place for elements that are made once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(keepsElements: true, elementProvider)
  }

  /// Makes a place for elements that are made anew each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(
      UIDeferredMenuElement(keepsElements: false, elementProvider), to: Self.self)
  }

  /// Hands over the elements, as soon as the app has made them.
  package func resolvedElements(_ handler: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return handler(elements) }
    provider { [weak self] elements in
      if let self, keepsElements { self.elements = elements }
      handler(elements)
    }
  }
}
