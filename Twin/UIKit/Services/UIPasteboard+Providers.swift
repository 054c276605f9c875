public import Foundation

/// Objects that are copied in all types in which they can be written, and things that are asked for their values.
extension UIPasteboard {
  /// What hands over the values of each thing, as data; setting it copies the values that are there at once.
  ///
  /// Differs from UIKit: a value that comes later is not copied.
  public final var itemProviders: [NSItemProvider] {
    get { copied.map(\.provider) }
    set { items = newValue.map { PasteboardItem(provider: $0).values } }
  }

  /// Copies the values of some things that are there at once.
  ///
  /// Differs from UIKit: there is no other device, and nothing is forgotten.
  public final func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    self.itemProviders = itemProviders
  }

  /// Copies objects.
  public final func setObjects(_ objects: [any NSItemProviderWriting]) {
    items = objects.map { PasteboardItem(object: $0).values }
  }

  /// Copies objects.
  ///
  /// Differs from UIKit: there is no other device, and nothing is forgotten.
  public final func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setObjects(objects)
  }
}

extension PasteboardItem {
  /// The values of an object: those that the pasteboard knows as they are, all others as data.
  fileprivate init(object: any NSItemProviderWriting) {
    switch object {
    case let text as NSString: self.init(text: text as String)
    case let url as NSURL: self.init(url: url as URL)
    case let image as UIImage: self.init(image: image)
    case let color as UIColor: self.init(color: color)
    default: self.init(provider: NSItemProvider(object: object))
    }
  }

  fileprivate init(provider: NSItemProvider) {
    var values: [String: Any] = [:]
    for type in provider.registeredTypeIdentifiers {
      guard let data = provider.dataNow(ofType: type) else { continue }
      values[type] = Self.value(of: data, type: type)
    }
    self.init(given: values)
  }

  private static func value(of data: Data, type: String) -> Any {
    let text = String(data: data, encoding: .utf8)
    if PasteboardType.texts.contains(type), let text { return text }
    if type == PasteboardType.url, let url = text.flatMap(URL.init(string:)) { return url }
    return data
  }

  /// What hands over the values, as data.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    for type in types {
      guard let data = data(ofType: type) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
        handler(data, nil)
        return nil
      }
    }
    return provider
  }
}
