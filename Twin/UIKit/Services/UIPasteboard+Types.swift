public import Foundation

/// The types of the system's own values.
///
/// Source of the lists: github.com/Vercantez/openuikit, `PasteboardTests`.
extension UIPasteboard {
  /// Stands for the types that belong to a value: a text, a link, a picture or a color.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of texts.
  public class var typeListString: NSArray {
    NSArray(array: [PasteboardType.text, PasteboardType.anyText])
  }

  /// The types of links.
  public class var typeListURL: NSArray { NSArray(array: [PasteboardType.url]) }

  /// The types of pictures.
  public class var typeListImage: NSArray {
    NSArray(array: [
      PasteboardType.png, PasteboardType.jpeg, PasteboardType.gif, PasteboardType.imageObject,
    ])
  }

  /// The types of colors.
  public class var typeListColor: NSArray { NSArray(array: [PasteboardType.color]) }
}
