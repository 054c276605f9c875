public import Foundation
import QuartzCore

/// A row of buttons of which at most one is chosen.
///
/// - `UISegmentedControl+Look`: attributes of titles, and pictures of an app's own.
/// - `UISegmentedControl+Outline`: the system's look, with or without an outline.
///
/// Differs from UIKit: a segment has a title or a picture and no menu.
open class UISegmentedControl: UIControl {
  /// Stands for no segment in ``selectedSegmentIndex``.
  nonisolated public static let noSegment = -1

  final class SegmentParts {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
    let background = UIImageView()
    let divider = UIImageView()
    var action: UIAction?
    /// What assistive technologies find in its place, once one has asked.
    var part: ControlPart?
    let label = UILabel()
    let picture = UIImageView()
  }

  private var segments: [SegmentParts] = []
  var look = SegmentLook() {
    didSet { contentDidChange() }
  }
  let marker = UIView()
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
    addSubview(marker)
    if !isOutlined { showUsualBackground(.systemGray5) }
    color()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title; a place beyond the end is the end (Apple, "insertSegment").
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentParts(), at: segment) { $0.title = title }
  }

  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentParts(), at: segment) { $0.image = image }
  }

  /// Puts in a segment with an action and its title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentParts(), at: segment) { new in
      new.action = action
      new.title = action.title
      new.image = action.image
    }
  }

  private func insert(_ new: SegmentParts, at place: Int, _ prepare: (SegmentParts) -> Void) {
    prepare(new)
    let index = min(max(place, 0), segments.count)
    segments.insert(new, at: index)
    if storedSelection >= index { storedSelection += 1 }
    new.label.textAlignment = .center
    new.label.font = usualFont(in: .normal)
    new.picture.contentMode = .center
    for view in [new.background, new.divider, new.label, new.picture] as [UIView] {
      addSubview(view)
    }
    contentDidChange()
  }

  /// Takes out a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    let gone = segments.remove(at: index)
    for view in [gone.background, gone.divider, gone.label, gone.picture] as [UIView] {
      view.removeFromSuperview()
    }
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

  /// Sets a segment's title, in place of its picture: "A segment can only have an image or a title; it can’t have both"
  /// (Apple, "setTitle(_:forSegmentAt:)").
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, title == nil ? $0.image : nil) }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets a segment's picture, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, image == nil ? $0.title : nil) }
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

  /// Sets the action of a segment, and its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  /// The segment with the action of an identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Moves what a segment shows, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// How far what a segment shows is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  private subscript(index: Int) -> SegmentParts? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (SegmentParts) -> Void) {
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
      tellObservers()
    }
  }

  /// Whether a segment is let go at once. Then none stays chosen after it was tapped.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether segments share the width as their contents are wide, not evenly.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// The color of the chosen segment; the system's unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet { color() }
  }

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// Chooses the segment that a finger was lifted from.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isEnabled, let touch, bounds.contains(touch.location(in: self)),
      let index = segmentToChoose(at: touch.location(in: self).x)
    else { return }
    choose(index)
  }

  /// The segment that a finger chooses at a place; nil if there is none, or if it is chosen.
  func segmentToChoose(at x: CGFloat) -> Int? {
    guard let index = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != storedSelection
    else { return nil }
    return index
  }

  /// Chooses a segment as a finger does, and tells of it.
  func choose(_ index: Int) {
    selectedSegmentIndex = index
    sendChosenValue()
    if let action = segments[index].action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Layout

  private func contentDidChange() {
    for (index, segment) in segments.enumerated() {
      look.apply(to: segment, in: state(of: index), of: self)
      segment.label.text = segment.image == nil ? segment.title : nil
      segment.picture.image = segment.image
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Where segments are: they begin at whole points.
  ///
  /// Source: github.com/Vercantez/openuikit, `UISegmentedControl.swift`, read off iOS 26.1 (three of 280 points: 93, 93, 94).
  private var frames: [CGRect] {
    let set = segments.reduce(0) { $0 + $1.width }
    let free = segments.count { $0.width <= 0 }
    let rest = max(0, bounds.width - set)
    let share = free > 0 ? rest / CGFloat(free) : 0
    let wanted =
      apportionsSegmentWidthsByContent
      ? segments.reduce(0) { $0 + ($1.width > 0 ? 0 : contentWidth(of: $1)) } : 0
    var x: CGFloat = 0
    let frames = segments.map { segment in
      let part =
        wanted > 0
        ? rest * contentWidth(of: segment) / wanted : share
      let start = floor(x + 0.001)
      x += segment.width > 0 ? segment.width : part
      let isLast = segment === segments.last
      return CGRect(
        x: start, y: 0, width: (isLast ? x : floor(x + 0.001)) - start, height: bounds.height)
    }
    guard isRightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  /// The line below a control, which constraints do not see.
  ///
  /// Source: Interface Builder's files. Of jihokim94/IOS-STUDY, `SegmentedControl.storyboard` (Xcode 12): a control of 32
  /// points at 122, and 61 points from its lower edge to a field at 214. In others (Xcode 16) a height of 31 by a
  /// constraint makes one of 32.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// As wide as all segments at the width of the widest content, and a point less high than the control.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    let size = wantedSize
    return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
  }

  /// As wide as all segments at the width of the widest content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  private var wantedSize: CGSize {
    let widest = segments.map(contentWidth).max() ?? 0
    let width = segments.reduce(0) { sum, segment in
      let own = apportionsSegmentWidthsByContent ? contentWidth(of: segment) : widest
      return sum + (segment.width > 0 ? segment.width : own)
    }
    return CGSize(width: width.rounded(.up), height: usualHeight)
  }

  /// Titles need as much as in the font of the chosen segment, so that the width does not change with the choice.
  private func contentWidth(of segment: SegmentParts) -> CGFloat {
    (segment.image?.size.width ?? titleWidth(of: segment.label)) + 20
  }

  private func titleWidth(of label: UILabel) -> CGFloat {
    guard let text = label.text, label.font == usualFont(in: .normal) else {
      return label.sizeThatFits(.zero).width
    }
    let font = usualFont(in: .selected)
    return roundedUpToPixels(text.size(withAttributes: [.font: font]).width)
  }

  /// Where a segment is among the others.
  private func kind(of index: Int) -> Segment {
    guard segments.count > 1 else { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  private func state(of index: Int) -> UIControl.State {
    var state = UIControl.State.normal
    if index == storedSelection { state.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// Places segments and the mark of the chosen one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      look.apply(to: segment, in: state(of: index), of: self)
      look.placeDivider(
        of: segment, before: frame,
        between: index > 0 ? (state(of: index - 1), state(of: index)) : nil)
      if isOutlined, index > 0, segment.divider.image == nil {
        placeLine(segment.divider, before: frame)
      }
      segment.background.frame = frame
      let moved = look.adjustment(of: kind(of: index))
      let place = frame.offsetBy(
        dx: segment.offset.width + moved.horizontal, dy: segment.offset.height + moved.vertical)
      segment.label.frame = place
      segment.picture.frame = place
    }
    marker.isHidden = !frames.indices.contains(storedSelection) || look.hasBackgrounds
    if look.hasBackgrounds { backgroundColor = nil }
    if !marker.isHidden { placeMarker(on: frames[storedSelection]) }
    shape()
    color()
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    look.attributes[state] = attributes
  }

  /// The attributes of titles that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    look.attributes[state]
  }

  /// Sets the picture behind segments in a state; then the system's own look does not show.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[SegmentLook.Place(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind segments that was set for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[SegmentLook.Place(state: state, metrics: barMetrics)]
  }

  /// Sets the picture between two segments in their states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.dividers[SegmentLook.Gap(left: leftState, right: rightState, metrics: barMetrics)] =
      dividerImage
  }

  /// The picture between two segments that was set for their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[SegmentLook.Gap(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Moves the contents of segments that are in a place.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    look.adjustments[SegmentLook.Spot(kind: leftCenterRightOrAlone, metrics: barMetrics)] =
      adjustment
  }

  /// How far contents of segments that are in a place were moved.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[SegmentLook.Spot(kind: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  /// Shows the tint, where that is the color of the outline.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard isOutlined else { return }
    color()
    contentDidChange()
  }

  // MARK: Accessibility

  /// The segments are elements, buttons of which one is chosen (AccessibilitySnapshot's parser).
  override var isUsuallyAccessibilityElement: Bool { false }
  override var usualAccessibilityElements: [Any]? { segments.map(part) }

  private func part(of segment: SegmentParts) -> ControlPart {
    if let part = segment.part { return part }
    let part = ControlPart(of: self) { [weak self, weak segment] in
      guard let self, let segment, let index = segments.firstIndex(where: { $0 === segment })
      else { return nil }
      return ControlPart.Facts(
        label: segment.title, frame: frames[index],
        isSelected: index == storedSelection, isEnabled: isEnabled && segment.isEnabled)
    }
    segment.part = part
    return part
  }
}
