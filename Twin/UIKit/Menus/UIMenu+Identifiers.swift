nonisolated extension UIMenu.Identifier {
  // Source of the texts: Apple, "UIMenu.Identifier": reverse domains of "com.apple.menu". Differs from UIKit:
  // Apple publishes the names of the constants, not their texts.

  /// The main menu itself.
  public static let root = Self("com.apple.menu.root")
  /// That of the app.
  public static let application = Self("com.apple.menu.application")
  /// That of files.
  public static let file = Self("com.apple.menu.file")
  /// That of changes.
  public static let edit = Self("com.apple.menu.edit")
  /// That of texts.
  public static let format = Self("com.apple.menu.format")
  /// That of what is seen.
  public static let view = Self("com.apple.menu.view")
  /// That of windows.
  public static let window = Self("com.apple.menu.window")
  /// That of help.
  public static let help = Self("com.apple.menu.help")
  /// About the app.
  public static let about = Self("com.apple.menu.about")
  /// Settings of the app.
  public static let preferences = Self("com.apple.menu.preferences")
  /// What other apps can do with what is selected.
  public static let services = Self("com.apple.menu.services")
  /// To hide the app.
  public static let hide = Self("com.apple.menu.hide")
  /// To quit the app.
  public static let quit = Self("com.apple.menu.quit")
  /// To make a new scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// To open a document.
  public static let open = Self("com.apple.menu.open")
  /// Documents that were open lately.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// To close something.
  public static let close = Self("com.apple.menu.close")
  /// To print.
  public static let print = Self("com.apple.menu.print")
  /// What documents are for.
  public static let document = Self("com.apple.menu.document")
  /// To undo and to do again.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// To cut, copy, paste and so on.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// To find something in a text.
  public static let find = Self("com.apple.menu.find")
  /// To replace something in a text.
  public static let replace = Self("com.apple.menu.replace")
  /// To share something.
  public static let share = Self("com.apple.menu.share")
  /// The look of a text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The spelling of a text.
  public static let spelling = Self("com.apple.menu.spelling")
  /// What is put in place of what is typed.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Small and large letters.
  public static let transformations = Self("com.apple.menu.transformations")
  /// To have a text spoken.
  public static let speech = Self("com.apple.menu.speech")
  /// To look something up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// To learn a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// How large text is.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The color of text.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Where text runs.
  public static let text = Self("com.apple.menu.text")
  /// Where lines begin.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// To cover the screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// To make a window small, or large.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// To have all windows in front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// To begin something new (since iOS 26).
  public static let newItem = Self("com.apple.menu.new-item")
  /// To find text by a panel (since iOS 26).
  public static let findPanel = Self("com.apple.menu.find-panel")
  /// To fill fields with what is known of the person (since iOS 17).
  public static let autoFill = Self("com.apple.menu.auto-fill")
  /// To show the panel for spelling.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// What is checked as a person writes.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// To show the panel for substitutions.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// What is substituted as a person writes.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// To copy how text looks.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// To which side text runs.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
}
