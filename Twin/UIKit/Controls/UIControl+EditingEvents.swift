extension UIControl.Event {
  /// Text editing began.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// A person changed the text.
  public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
  /// Text editing ended.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// The return key was pressed; whoever has an action for it also ends editing by that.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All events of text editing.
  public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
}
