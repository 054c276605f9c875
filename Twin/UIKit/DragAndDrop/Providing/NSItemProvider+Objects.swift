public import Foundation

nonisolated extension NSItemProviderReading {
  /// An object as the class that was asked.
  fileprivate static func checked(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return object
  }
}

nonisolated extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Any text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Makes a text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try checked(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }

  /// Gives the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

nonisolated extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text. Differs from UIKit: attributes are not written.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Any text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Makes a text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try checked(String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) })
  }

  /// Gives the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

nonisolated extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// A link.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// A link, or the place of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Makes a link of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try checked(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }

  /// Gives the link's text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// PNG, then JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// PNG, JPEG, and whatever else is a picture.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Makes a picture of a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try checked(UIImage(data: data))
  }

  /// Gives the picture as a file's data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
    return nil
  }
}

nonisolated extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// UIKit's own type. Differs from UIKit: the data are the four components, as text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// UIKit's own type.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Makes a color of its components.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let parts = (String(data: data, encoding: .utf8) ?? "").split(separator: " ").compactMap {
      Double($0)
    }
    guard parts.count == 4 else { throw NSItemProvider.error(.unavailableCoercionError) }
    return try checked(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// Gives the color's components.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    completionHandler(Data("\(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)".utf8), nil)
    return nil
  }
}
