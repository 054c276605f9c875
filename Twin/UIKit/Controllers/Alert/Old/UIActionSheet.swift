public import Foundation

/// How an action sheet looks (deprecated since iOS 8).
nonisolated public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar below it.
  case automatic = -1
  /// The usual look.
  case `default` = 0
  /// Dark, and one looks through.
  case blackTranslucent = 1
  /// Dark.
  case blackOpaque = 2
}

/// Hears of an action sheet (deprecated since iOS 8). All of it is optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to come.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing: the method is optional.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing: the method is optional.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing: the method is optional.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing: the method is optional.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Does nothing: the method is optional.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}

/// Shows buttons from the bottom of the screen (deprecated since iOS 8 for `UIAlertController`).
///
/// Source and assumptions: as for ``UIAlertView``.
open class UIActionSheet: UIView {
  private var titles: [String] = []
  private lazy var stage = AlertStage()

  /// Makes a sheet without text and buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Makes a sheet without text; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Makes a sheet with buttons to cancel and to destroy, or without.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// Makes a sheet with buttons: the one that destroys, the one that cancels, and others.
  ///
  /// Assumed: numbered in this order.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { _ = addButton(withTitle: title) }
  }

  /// Who hears of it.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text above the buttons.
  open var title = ""
  /// How the sheet looks. Differs from UIKit: kept; since iOS 7 all look the same.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The button that destroys; -1 for none.
  open var destructiveButtonIndex = -1
  /// The first button that does neither; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// Whether the sheet is shown.
  open var isVisible: Bool { stage.isUsed }

  /// Adds a button.
  ///
  /// - Returns: Its number, from 0 on.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// What is written on a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the sheet, above all of the app.
  open func show(in view: UIView) { show() }
  /// Shows the sheet; from the bottom, on a phone.
  open func show(from toolbar: UIToolbar) { show() }
  /// Shows the sheet; from the bottom, on a phone.
  open func show(from tabBar: UITabBar) { show() }
  /// Shows the sheet; from the bottom, on a phone.
  open func show(from item: UIBarButtonItem, animated: Bool) { show() }
  /// Shows the sheet; from the bottom, on a phone.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show() }

  private func show() {
    guard !isVisible else { return }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [self] _ in
          delegate?.actionSheet(self, clickedButtonAt: index)
          delegate?.actionSheet(self, willDismissWithButtonIndex: index)
          stage.clear()
          delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        })
    }
    delegate?.willPresent(self)
    stage.show(sheet, for: self) { [self] in delegate?.didPresent(self) }
  }

  /// Takes the sheet away, as if a button had been tapped, and without saying that one was.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    stage.dismiss(animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}
