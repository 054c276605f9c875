import Foundation

/// A name for a part of a state that an app adds.
nonisolated public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key of its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a configuration may depend on.
nonisolated public protocol UIConfigurationState {
  /// Makes a state of nothing but traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// What an app has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is no cell, as of a header.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether nobody can use it.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in sight while what belongs to it scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How far a cell is that somebody drags away.
  public enum DragState: Int, Sendable {
    /// Nobody drags it.
    case none = 0
    /// It rises.
    case lifting = 1
    /// It is on its way.
    case dragging = 2
  }

  /// What something that is dragged means to a cell.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It may be dropped, but not here.
    case notTargeted = 1
    /// It may be dropped here.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether nobody can use it.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in sight while what belongs to it scrolls.
  public var isPinned = false
  /// Whether it shows that it can be edited.
  public var isEditing = false
  /// Whether what belongs to it shows.
  public var isExpanded = false
  /// Whether buttons show beside it.
  public var isSwiped = false
  /// Whether a finger moves it.
  public var isReordering = false
  /// How far it is if somebody drags it away.
  public var cellDragState = DragState.none
  /// What something that is dragged means to it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether nobody can use the view.
  nonisolated var showsDisabled: Bool {
    switch self {
    case let cell as UICellConfigurationState: cell.isDisabled
    case let view as UIViewConfigurationState: view.isDisabled
    default: false
    }
  }

  /// Whether the view is selected, or a finger is on it.
  nonisolated var showsChosen: Bool {
    switch self {
    case let cell as UICellConfigurationState: cell.isSelected || cell.isHighlighted
    case let view as UIViewConfigurationState: view.isSelected || view.isHighlighted
    default: false
    }
  }
}
