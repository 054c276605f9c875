public import CoreGraphics
import Foundation

/// Something at the beginning or the end of a list's cell.
///
/// Views of them: `UICellAccessory+Views.swift`.
nonisolated public struct UICellAccessory {
  /// What an accessory is.
  nonisolated public enum AccessoryType: Hashable, Sendable {
    /// A tap leads to another page.
    case disclosureIndicator
    /// A button that shows more.
    case detail
    /// A check mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that adds an item.
    case insert
    /// Lines by which the item is moved.
    case reorder
    /// A circle that is filled for a selected item.
    case multiselect
    /// A button that shows and hides the items that belong to this one.
    case outlineDisclosure
    /// A mark that a tap opens a menu to choose from.
    case popUpMenu
    /// A text.
    case label
    /// A view of the app's own.
    case customView
  }

  /// When an accessory shows.
  nonisolated public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// How wide the room of an accessory is.
  nonisolated public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as for all.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// The place of a view of the app's own.
  nonisolated public enum Placement {
    /// Chooses an index among those that are there already.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the beginning.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// The place before an accessory of a type; before all others if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { $0.firstIndex { $0.isOfKind(of: accessory) } ?? 0 }
    }

    /// The place after an accessory of a type; after all others if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in all.lastIndex { $0.isOfKind(of: accessory) }.map { $0 + 1 } ?? all.count }
    }
  }

  /// Views of the app's own are told apart, accessories of the system's by their type.
  private func isOfKind(of other: UICellAccessory) -> Bool {
    type == other.type && customView === other.customView
  }

  /// How an accessory of the system's looks.
  nonisolated struct Look {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var font: UIFont?
    /// Whether a tap anywhere on the cell does what the accessory does.
    var isForWholeCell = false
  }

  let type: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let look: Look
  var text = ""
  var customView: UIView?
  var keepsSize = false
  var position: Placement.Position?
  var action: (() -> Void)?
  var menu: UIMenu?
  var onChoice: MenuSelectedElementDidChangeHandler?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ look: Look
  ) {
    self.type = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.look = look
  }

  /// What the accessory is.
  public var accessoryType: AccessoryType { type }

  // MARK: Kinds

  /// Options of most accessories.
  nonisolated public struct DisclosureIndicatorOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Options of a button that shows more.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// Options of a mark that a tap opens a menu (since iOS 16).
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions
  /// Options of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// Options of the circle for selection.
  public typealias MultiselectOptions = DeleteOptions
  /// Options of a button that adds an item.
  public typealias InsertOptions = DeleteOptions

  /// Options of the lines by which an item is moved.
  nonisolated public struct ReorderOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// Whether a line divides it from what stands before it. Differs from UIKit: none does.
    public var showsVerticalSeparator: Bool

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Options of accessories that have a ground.
  nonisolated public struct DeleteOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of its lines.
    public var tintColor: UIColor?
    /// The color of its ground.
    public var backgroundColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// Options of a button that shows and hides items.
  nonisolated public struct OutlineDisclosureOptions {
    /// What a tap on the cell does.
    nonisolated public enum Style: Hashable, Sendable {
      /// As the system thinks right. Differs from UIKit: as `cell`.
      case automatic
      /// The whole cell is the button.
      case header
      /// The accessory alone is the button.
      case cell
    }

    /// What a tap on the cell does.
    public var style: Style
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a text.
  nonisolated public struct LabelOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether the font follows the size of text that the person wants.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the app's own, and where it is.
  nonisolated public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint color.
    public var tintColor: UIColor?
    /// Whether its size is the one that it has, and not the one that it wants.
    public var maintainsFixedSize: Bool

    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// A mark that a tap leads to another page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.look) }

  /// A button that shows more.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look).acting(actionHandler)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

  /// A button that deletes the item: without a handler it shows what a swipe over the cell offers.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true, options.look).acting(actionHandler)
  }

  /// A button that adds an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true, options.look).acting(actionHandler)
  }

  /// Lines by which the item is moved. Differs from UIKit: no finger moves it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.look) }

  /// A circle that is filled for a selected item.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true, options.look)
  }

  /// A button that shows and hides the items that belong to this one: by itself where the items come from a
  /// section snapshot, unless there is a handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let look = Look(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor, isForWholeCell: options.style == .header)
    return UICellAccessory(.outlineDisclosure, displayed, look).acting(actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let look = Look(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor, font: options.font)
    var made = UICellAccessory(.label, displayed, look)
    made.text = text
    return made
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let look = Look(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    var made: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      made = UICellAccessory(.customView, displayed, isLeading: true, look)
      made.position = position
    case .trailing(let displayed, let position):
      made = UICellAccessory(.customView, displayed, look)
      made.position = position
    }
    made.customView = configuration.customView
    made.keepsSize = configuration.maintainsFixedSize
    return made
  }

  private func acting(_ action: (() -> Void)?) -> UICellAccessory {
    var copy = self
    copy.action = action
    return copy
  }
}
