import Foundation

extension UITextField {
  /// What is drawn around a text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken line. Differs from UIKit: drawn as `line`.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3

    /// Distance of the text from the edge, in points (assumed).
    var inset: CGFloat {
      switch self {
      case .none: 0
      case .line, .bezel: 2
      case .roundedRect: 7
      }
    }
  }

  /// When something beside the text shows.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func holds(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// It was done; the only reason on phones.
    case committed = 0
  }
}
