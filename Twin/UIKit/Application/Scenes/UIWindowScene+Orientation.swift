extension UIWindowScene {
  /// Which way the content is up: as on a screen that is held upright.
  public final var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
