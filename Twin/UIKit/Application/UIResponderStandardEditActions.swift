public import Foundation

/// What menus and keys do with text and documents. All of it is optional.
///
/// Every responder has these methods, so that a class overrides those that it performs; a menu shows the commands that
/// somebody on the way from the first responder has overridden.
///
/// Source: developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies what is selected and takes it away.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Puts what was copied in the place of what is selected.
  func paste(_ sender: Any?)
  /// Pastes and goes there (since iOS 15.4).
  func pasteAndGo(_ sender: Any?)
  /// Pastes without its look (since iOS 15).
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes and searches for it (since iOS 15.4).
  func pasteAndSearch(_ sender: Any?)
  /// Takes away what is selected.
  func delete(_ sender: Any?)
  /// Selects what is at the cursor.
  func select(_ sender: Any?)
  /// Selects all there is.
  func selectAll(_ sender: Any?)
  /// Makes what is selected bold, or not any more.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected slanted, or not any more.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or does not any more.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Gives what is selected the attributes that a function makes of those it has (since iOS 13).
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Lets text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Looks for a text (since iOS 16).
  func find(_ sender: Any?)
  /// Looks for a text to replace it (since iOS 16).
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found (since iOS 16).
  func findNext(_ sender: Any?)
  /// Goes to the place that was found before it (since iOS 16).
  func findPrevious(_ sender: Any?)
  /// Looks for what is selected (since iOS 16).
  func useSelectionForFind(_ sender: Any?)
  /// Makes a document that is the same (since iOS 16).
  func duplicate(_ sender: Any?)
  /// Puts the document elsewhere (since iOS 16).
  func move(_ sender: Any?)
  /// Gives the document another name (since iOS 16).
  func rename(_ sender: Any?)
  /// Makes a file of another kind (since iOS 16).
  func export(_ sender: Any?)
  /// Prints (since iOS 15).
  func printContent(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing: the method is optional.
  public func cut(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func copy(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func paste(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func pasteAndGo(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func delete(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func select(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Does nothing: the method is optional.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func find(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func findAndReplace(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func findNext(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func findPrevious(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func move(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func rename(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func export(_ sender: Any?) {}
  /// Does nothing: the method is optional.
  public func printContent(_ sender: Any?) {}
}

extension UIResponder {
  /// The standard actions by their names, also where a build has lost these.
  static let standardActions: [Selector: @MainActor (UIResponder, Any?) -> Void] = [
    "cut:": { $0.cut($1) },
    "copy:": { $0.copy($1) },
    "paste:": { $0.paste($1) },
    "pasteAndGo:": { $0.pasteAndGo($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
    "pasteAndSearch:": { $0.pasteAndSearch($1) },
    "delete:": { $0.delete($1) },
    "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) },
    "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) },
    "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) },
    "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) },
    "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "duplicate:": { $0.duplicate($1) },
    "move:": { $0.move($1) },
    "rename:": { $0.rename($1) },
    "export:": { $0.export($1) },
    "printContent:": { $0.printContent($1) },
  ]

  /// Does one of the standard actions.
  ///
  /// - Returns: Whether it is one of them.
  func performEditAction(_ action: Selector, from sender: Any?) -> Bool {
    guard let perform = Self.standardActions[action] else { return false }
    perform(self, sender)
    return true
  }
}
