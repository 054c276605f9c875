public import Foundation

/// A text that comes up beside a pointer that rests.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// Where it belongs to; nothing in particular if that is null.
  public let sourceRect: CGRect

  /// Makes a text for the whole view.
  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, in: .null)
  }

  /// Makes a text for a part of the view.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}

/// Says what comes up beside a pointer that rests.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text for a place; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The usual text: the method is optional.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map(UIToolTipConfiguration.init) }
}

/// Shows a text beside a pointer that rests. On a phone none comes up.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?

  /// Makes an interaction without a text.
  public override init() {
    super.init()
  }

  /// Makes an interaction with a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Who may say another text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether anything comes up.
  open var isEnabled = true
  /// The text.
  open var defaultToolTip: String?

  /// The view that it was added to.
  open weak var view: UIView? { ownView }
  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}
  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView = view
  }
}
