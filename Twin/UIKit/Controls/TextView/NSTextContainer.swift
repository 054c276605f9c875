public import Foundation

/// The room in which lines of text are laid out.
///
/// Differs from UIKit: only text views have one, and nothing can be left free in it.
nonisolated open class NSTextContainer: NSObject {
  /// Called when something changed that the lines depend on.
  var onChange: () -> Void = {}
  private var ownSize: CGSize

  /// Makes a room of a size in points; 0 stands for as much as it takes.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// The size, in points; the text view's own width for a container of a text view.
  open var size: CGSize {
    get { ownSize }
    set { ownSize = newValue }
  }

  /// How far lines stay away from both sides, in points.
  ///
  /// Source: documentation, "the default value is 5.0".
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }

  /// The most lines there may be; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { onChange() } }

  /// How lines break, and how the last one is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange() } }
}
