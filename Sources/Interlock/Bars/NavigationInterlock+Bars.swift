extension NavigationInterlock {
  /// What the bar is like above pages of this controller that do not say it themselves.
  ///
  /// Holds from the next page on that is shown.
  ///
  /// Article: appearance in one place
  public var defaultBarStyle: BarStyle {
    get { bars.defaultStyle }
    set { bars.defaultStyle = newValue }
  }
}
