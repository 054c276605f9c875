public import Foundation

/// What something takes that is pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String] = []

  /// Takes nothing.
  public override init() {
    super.init()
  }

  /// Takes some types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Takes what a class can be read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Takes more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Takes what another class can be read from, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// Something into which can be pasted.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What it takes; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes it.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Does nothing: the method is optional.
  public func paste(itemProviders: [NSItemProvider]) {}

  /// Whether one of them has a type that is taken: the method is optional.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration else { return false }
    return itemProviders.contains(where: pasteConfiguration.accepts)
  }
}

extension UIResponder: UIPasteConfigurationSupporting {}
