public import Foundation

/// The room in which lines of text are laid out.
nonisolated open class NSTextContainer: NSObject {
  /// Called when something changed that the lines depend on.
  var onChange: () -> Void = {}

  /// Makes a room of a size in points; 0 stands for as much as it takes.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a room that takes as much as the text does.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Who lays out text in it, as `NSLayoutManager.addTextContainer(_:)` sets it.
  ///
  /// In a text view whose lines an ``NSTextLayoutManager`` makes there is none before somebody asks for it: the view then
  /// goes over to one (Apple, WWDC22 session 10090, "What's new in TextKit and text views").
  ///
  /// Differs from UIKit: `nil` once the layout manager is gone; UIKit's is then left dangling.
  open weak var layoutManager: NSLayoutManager? {
    get {
      if manager == nil { onWishForManager() }
      return manager
    }
    set { manager = newValue }
  }

  /// The same, without changing anything.
  private(set) weak var manager: NSLayoutManager?

  /// Called when somebody asks for a layout manager and there is none.
  var onWishForManager: () -> Void = {}

  /// Who lays out elements in it (since iOS 15), as `NSTextLayoutManager.textContainer` sets it.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The size, in points; of a text view's container as wide as the view's lines.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      if let manager {
        manager.delegate?.layoutManager(
          manager, textContainer: self, didChangeGeometryFrom: oldValue)
      }
      change()
    }
  }

  /// How far lines stay away from both sides, in points.
  ///
  /// Source: documentation, "the default value is 5.0".
  open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }

  /// The most lines there may be; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { change() } }

  /// How lines break, and how the last one is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }

  /// Where no text may be, from the top left of the room.
  ///
  /// Differs from UIKit: text stays out of the rectangles around the paths, and is on one side of them only.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { change() } }

  /// Whether the room is always as wide as the text view.
  open var widthTracksTextView = false

  /// Whether the room is always as high as the text view.
  open var heightTracksTextView = false

  /// Whether every line is the whole width of the room: always, unless something is excluded from it.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The part of a line's rectangle in which text may be; overridden by those whose rooms have another form.
  ///
  /// Differs from UIKit: its sides count, not where it begins and how high it is; what remains is never used.
  ///
  /// - Parameters:
  ///   - proposedRect: The rectangle, as wide as the room.
  ///   - characterIndex: The character with which the line begins.
  ///   - baseWritingDirection: In which direction it is written.
  ///   - remainingRect: Gets another part, to the side of the first one.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let most = CGFloat.greatestFiniteMagnitude
    let room = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : most,
      height: size.height > 0 ? size.height : most)
    let part = proposedRect.intersection(room)
    return part.isNull ? .zero : part
  }

  /// Lets another layout manager lay out the text, in all rooms of the former one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = manager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
    if let storage = old.textStorage {
      storage.removeLayoutManager(old)
      storage.addLayoutManager(newLayoutManager)
    }
    for container in containers { newLayoutManager.addTextContainer(container) }
  }

  private func change() {
    manager?.textContainerChangedGeometry(self)
    textLayoutManager?.forgetLines()
    onChange()
  }

  /// What is left for characters.
  func room(alignment: NSTextAlignment? = nil, isRightToLeft: Bool = false) -> TextFlow.Room {
    let width =
      size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .greatestFiniteMagnitude
    let obstacles = exclusionPaths.map { $0.bounds.offsetBy(dx: -lineFragmentPadding, dy: 0) }
    var room = TextFlow.Room(
      width: width, maximumLines: maximumNumberOfLines, mode: lineBreakMode, alignment: alignment,
      isRightToLeft: isRightToLeft, obstacles: obstacles)
    if type(of: self) != NSTextContainer.self, size.width > 0 { room.sides = sides }
    return room
  }

  /// The part between the sides that a class of an app's own leaves for a line, without padding.
  ///
  /// - Parameters:
  ///   - line: The line, from the left end of what is left for characters.
  ///   - index: The character with which it begins.
  private func sides(of line: CGRect, at index: Int) -> ClosedRange<CGFloat> {
    let proposed = CGRect(x: 0, y: line.minY, width: size.width, height: line.height)
    let part = lineFragmentRect(
      forProposedRect: proposed, at: index, writingDirection: .natural, remaining: nil)
    return part.minX...max(part.minX, part.maxX - 2 * lineFragmentPadding)
  }
}
