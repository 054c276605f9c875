public import Foundation
import QuartzCore

/// A row of buttons of which at most one is chosen.
///
/// Differs from UIKit: a segment has a title or a picture and no menu; there are no appearances and no
/// attributes of titles.
open class UISegmentedControl: UIControl {
  /// Stands for no segment in ``selectedSegmentIndex``.
  nonisolated public static let noSegment = -1

  /// The height, in points.
  ///
  /// Source: known from the frames that apps log since iOS 13; 32 since then, 28 before.
  private static let height: CGFloat = 32

  private final class Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var action: UIAction?
    let label = UILabel()
    let picture = UIImageView()
  }

  private var segments: [Segment] = []
  private let marker = UIView()
  private var storedSelection = UISegmentedControl.noSegment

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control of titles (`String`) and pictures (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: segments.count, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      }
    }
    sizeToFit()
  }

  /// Makes a control of actions, which run when their segments are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// Makes a control as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    marker.isUserInteractionEnabled = false
    marker.layer.cornerRadius = 7
    addSubview(marker)
    layer.cornerRadius = 9
    showUsualBackground(.systemGray5)
    color()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title; a place beyond the end is the end (Apple, "insertSegment").
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(), at: segment) { $0.title = title }
  }

  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(), at: segment) { $0.image = image }
  }

  /// Puts in a segment with an action and its title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(), at: segment) { new in
      new.action = action
      new.title = action.title
    }
  }

  private func insert(_ new: Segment, at place: Int, _ prepare: (Segment) -> Void) {
    prepare(new)
    let index = min(max(place, 0), segments.count)
    segments.insert(new, at: index)
    if storedSelection >= index { storedSelection += 1 }
    new.label.textAlignment = .center
    new.label.font = .systemFont(ofSize: 13, weight: .medium)
    new.picture.contentMode = .center
    addSubview(new.label)
    addSubview(new.picture)
    contentDidChange()
  }

  /// Takes out a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    let gone = segments.remove(at: index)
    gone.label.removeFromSuperview()
    gone.picture.removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    contentDidChange()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Sets a segment's width in points; 0 for an equal part.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that was set for a segment; 0 for an equal part.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  private subscript(index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (Segment) -> Void) {
    guard let segment = self[index] else { return }
    body(segment)
    contentDidChange()
  }

  // MARK: Selection

  /// The chosen segment; ``noSegment`` for none. Setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  /// Whether a segment is let go at once. Then none stays chosen after it was tapped.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether segments are as wide as their contents. Differs from UIKit: kept and otherwise ignored.
  open var apportionsSegmentWidthsByContent = false

  /// The color of the chosen segment; the system's unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet { color() }
  }

  /// Chooses the segment that a finger was lifted from.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let x = touch.location(in: self).x
    guard let index = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != storedSelection
    else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if let action = segments[index].action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Layout

  private func contentDidChange() {
    for segment in segments {
      segment.label.text = segment.image == nil ? segment.title : nil
      segment.picture.image = segment.image
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var frames: [CGRect] {
    let set = segments.reduce(0) { $0 + $1.width }
    let free = segments.count { $0.width <= 0 }
    let share = free > 0 ? max(0, bounds.width - set) / CGFloat(free) : 0
    var x: CGFloat = 0
    let frames = segments.map { segment in
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    guard isRightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  /// As wide as all segments at the width of the widest content.
  open override var intrinsicContentSize: CGSize {
    let widest =
      segments.map { segment -> CGFloat in
        if let image = segment.image { return image.size.width + 20 }
        return segment.label.sizeThatFits(.zero).width + 20
      }.max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  /// As wide as all segments at the width of the widest content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places segments and the mark of the chosen one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (segment, frame) in zip(segments, frames) {
      segment.label.textColor = segment.isEnabled && isEnabled ? .label : .tertiaryLabel
      segment.label.frame = frame
      segment.picture.frame = frame
    }
    marker.isHidden = !frames.indices.contains(storedSelection)
    if !marker.isHidden { marker.frame = frames[storedSelection].insetBy(dx: 2, dy: 2) }
    color()
  }

  private func color() {
    marker.backgroundColor = selectedSegmentTintColor ?? SystemSurface.segment
  }
}
