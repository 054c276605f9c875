extension UIButton {
  /// Makes a system button with a picture and a target for taps.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = makeSystemButton()
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// Makes a system button with the title and picture of an action.
  public class func systemButton(withPrimaryAction primaryAction: UIAction?) -> Self {
    let button = makeSystemButton()
    if let primaryAction {
      button.setTitle(primaryAction.title, for: .normal)
      button.setImage(primaryAction.image, for: .normal)
      button.addAction(primaryAction, for: .primaryActionTriggered)
    }
    button.sizeToFit()
    return button
  }

  private class func makeSystemButton() -> Self {
    let type: UIButton.Type = Self.self
    let button = unsafeDowncast(type.init(frame: .zero), to: Self.self)
    button.become(.system)
    return button
  }
}
