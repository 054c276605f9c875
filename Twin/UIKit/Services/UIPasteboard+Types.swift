public import Foundation

/// The types of the system's own values.
///
/// Source of the lists: github.com/Vercantez/openuikit, `PasteboardTests`.
extension UIPasteboard {
  /// Stands for the types that belong to a value: a text, a link, a picture or a color.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of texts.
  public class var typeListString: NSArray {
    NSArray(array: ["public.utf8-plain-text", "public.text"])
  }

  /// The types of links.
  public class var typeListURL: NSArray { NSArray(array: ["public.url"]) }

  /// The types of pictures.
  public class var typeListImage: NSArray {
    NSArray(array: ["public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image"])
  }

  /// The types of colors.
  public class var typeListColor: NSArray { NSArray(array: ["com.apple.uikit.color"]) }
}
