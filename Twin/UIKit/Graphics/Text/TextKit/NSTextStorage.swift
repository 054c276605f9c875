public import Foundation

/// A text with attributes that tells who shows it when it changes.
///
/// A class of an app's own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two; all other changes come down
/// to these.
///
nonisolated open class NSTextStorage: NSMutableAttributedString {
  /// What has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// How the text looks.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// The text.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Told before a change is worked in; its object is the storage.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Told after a change was worked in; its object is the storage.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Makes a text without attributes.
  public override init(string str: String) {
    super.init(string: str)
  }

  /// Makes a text with the same attributes everywhere.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Makes a copy of a text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Makes a text as without an archive.
  public required init?(coder: NSCoder) {
    super.init(string: "")
  }

  /// Who lays out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Who is asked and told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Who follows changes besides layout managers (since iOS 15), such as ``NSTextContentStorage``.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// What has changed since the last time changes were worked in.
  open private(set) var editedMask: EditActions = []

  /// Where it has changed; a place that is not found while nothing has.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// How much longer the text has become by it.
  open private(set) var changeInLength = 0

  private var editing = 0

  /// Lets a layout manager lay out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forgetLines()
  }

  /// Ends that a layout manager lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forgetLines()
  }

  // MARK: Changes

  /// Puts all changes until `endEditing()` into one. Calls nest.
  open override func beginEditing() { editing += 1 }

  /// Works in the changes since `beginEditing()`.
  open override func endEditing() {
    editing = max(0, editing - 1)
    if editing == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Says what has changed; a subclass calls it after each change.
  ///
  /// - Parameters:
  ///   - editedMask: What.
  ///   - editedRange: Where, before the change.
  ///   - delta: How much longer the text has become.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      var former = self.editedRange
      // What lies behind the change has moved with it.
      if editedRange.location <= NSMaxRange(former) {
        former.length = max(0, NSMaxRange(former) + delta - former.location)
      }
      self.editedRange = NSUnionRange(former, new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editing == 0 { processEditing() }
  }

  /// Asks and tells the delegate of what has changed, and lets layout managers know.
  open func processEditing() {
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    // What the delegate changes now belongs to the same change.
    editing += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    invalidateAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    editing -= 1
    center.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
  }

  // MARK: Fixing

  /// Whether attributes are fixed when somebody asks for them, and not with each change.
  open var fixesAttributesLazily: Bool { false }

  /// Makes attributes fit each other after a change. Differs from UIKit: nothing, unless overridden: there are no
  /// letters that a font lacks.
  open func fixAttributes(in range: NSRange) {}

  /// Has attributes fixed, at once or later; called with each change, between the delegate's methods.
  ///
  /// Source: Apple, "invalidateAttributes(in:)".
  open func invalidateAttributes(in range: NSRange) {
    if !fixesAttributesLazily { fixAttributes(in: range) }
  }

  /// Has attributes fixed now that are fixed lazily.
  open func ensureAttributesAreFixed(in range: NSRange) {
    if fixesAttributesLazily { fixAttributes(in: range) }
  }

  // MARK: Changing

  /// Puts a text in the place of a part, with the attributes of what it replaces.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  /// Gives a part other attributes.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Gives a part more attributes.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Gives a part one more attribute.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change(range) { $0[name] = value }
  }

  /// Takes an attribute away from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (attributes, part) in parts(of: range) {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  /// Puts a text with its attributes in the place of a part.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(
      in: NSRange(location: 0, length: attrString.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, part, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Puts a text into this one.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Takes a part away.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Becomes another text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: Reading, by what a subclass overrides

  /// The number of UTF-16 code units.
  open override var length: Int { string.utf16.count }

  /// The value of an attribute at a place, and the part that has the same attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The parts of the text with their attributes, in order.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    let parts = parts(of: enumerationRange)
    for (attributes, part) in opts.contains(.reverse) ? parts.reversed() : parts {
      block(attributes, part, &stop)
      if stop.boolValue { return }
    }
  }

  /// A part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let all = string as NSString
    for (attributes, part) in parts(of: range) {
      result.append(NSAttributedString(string: all.substring(with: part), attributes: attributes))
    }
    return result
  }

  private func parts(of range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
    var parts: [([NSAttributedString.Key: Any], NSRange)] = []
    var location = range.location
    while location < NSMaxRange(range) {
      var part = NSRange()
      let attributes = attributes(at: location, effectiveRange: &part)
      let end = min(max(NSMaxRange(part), location + 1), NSMaxRange(range))
      parts.append((attributes, NSRange(location: location, length: end - location)))
      location = end
    }
    return parts
  }
}

/// Is asked and told of changes of a text storage.
nonisolated public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// A change is about to be worked in; the delegate may change text and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// A change was worked in; the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

nonisolated extension NSTextStorageDelegate {
  /// Does nothing: the method is optional.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing: the method is optional.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
