public import Foundation

/// Lays out something that is printed, over as many pages as it takes. One of its subclasses is used.
///
/// - `PrintRoom`: where content is on the pages.
/// - `PrintedText`: text on pages.
///
/// Source: Apple's documentation of `UIPrintFormatter`.
nonisolated open class UIPrintFormatter: NSObject, NSCopying {
  /// Makes a formatter that lays out nothing.
  public override init() {
    super.init()
  }

  /// The renderer of the pages; nil before the formatter was added to one.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Whether pages are counted and drawn on the main thread alone; yes unless overridden. Differs from UIKit: they always
  /// are, as far as UIKit calls for it.
  open var requiresMainThread: Bool { true }

  /// Takes the formatter away from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
  }

  // MARK: Layout

  /// The most height that content has on its first page, whose end it keeps to.
  open var maximumContentHeight = CGFloat.greatestFiniteMagnitude

  /// The most width that content has.
  open var maximumContentWidth = CGFloat.greatestFiniteMagnitude

  /// How far content is from the sides of what can be printed on. The top is that of the first page, the bottom does not
  /// count.
  open var contentInsets = UIEdgeInsets.zero

  /// How far content is from the sides of each page; without effect where nothing can be printed there anyway.
  open var perPageContentInsets = UIEdgeInsets.zero

  // MARK: Pages

  /// The first page, from 0 on.
  open var startPage = 0

  /// How many pages it takes; none unless a subclass says otherwise, and none without a renderer that has room.
  open var pageCount: Int { 0 }

  /// Where content is on a page of all that are printed; zero on pages that have none of it.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let index = pageIndex - startPage
    return (0..<pageCount).contains(index) ? room[index] : .zero
  }

  /// Draws what is on a page of all that are printed. Does nothing unless a subclass does.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// Where content may be on the pages.
  final var room: PrintRoom { PrintRoom(of: self) }

  // MARK: Copies

  /// A formatter for the same, which is with no renderer.
  ///
  /// Differs from UIKit: the copy of an app's own class is one of the class above it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.maximumContentHeight = maximumContentHeight
    copy.maximumContentWidth = maximumContentWidth
    copy.contentInsets = contentInsets
    copy.perPageContentInsets = perPageContentInsets
    copy.startPage = startPage
    return copy
  }

  /// A formatter for the same content.
  func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }
}
