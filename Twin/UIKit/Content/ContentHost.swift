import CoreGraphics
import Foundation

/// A view that shows what configurations say: a cell, a header or a footer.
protocol ConfiguredView: UIView {
  /// What the configurations depend on.
  associatedtype State: UIConfigurationState
  /// What has been said.
  var host: ContentHost { get }
  /// The view for what is shown, as the app sees it.
  var contentView: UIView { get }
  /// The view for what is shown.
  var content: UIView { get set }
  /// What the configurations depend on now.
  var configurationState: State { get }
  /// The app's method that configures the view.
  func updateConfiguration(using state: State)
  /// Calls the app's closure that configures the view.
  func callUpdateHandler(_ state: State)
  /// Something has been said that may need another size.
  func configurationDidChange()
}

extension ConfiguredView {
  /// Takes another view for what is shown.
  fileprivate func takeContent(_ view: UIView) {
    view.frame = content.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
  }

  /// Has the app configure the view anew.
  fileprivate func updateByApp() {
    let state = configurationState
    observing(.configuration) {
      updateConfiguration(using: state)
      callUpdateHandler(state)
    }
  }
}

/// The configurations of one view, and when they are brought up to date.
final class ContentHost {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  /// Whether the app has said what is behind the content, or that nothing is.
  private(set) var isBackgroundChosen = false
  var updatesContent = true
  var updatesBackground = true
  /// Whether something has changed on which configurations depend; at first nobody has asked yet.
  private var isDue = true
  private var isUpdating = false
  private var backgroundView: BackgroundConfigurationView?

  // MARK: What apps say

  /// Shows a value, in the view that shows one like it already or in a new one; nil shows an empty view.
  func setContent(_ new: (any UIContentConfiguration)?, in view: any ConfiguredView) {
    let had = content != nil
    content = new
    guard let new else {
      if had { view.takeContent(UIView()) }
      return
    }
    if let shown = view.contentView as? any UIContentView, shown.supports(new) {
      shown.configuration = new
    } else {
      view.takeContent(new.makeContentView())
    }
    if !isUpdating { view.configurationDidChange() }
    view.setNeedsLayout()
  }

  /// Shows a background, in front of what the app's own color and views show; nil takes it away.
  func setBackground(_ new: UIBackgroundConfiguration?, in view: any ConfiguredView) {
    background = new
    isBackgroundChosen = true
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    view.setNeedsLayout()
    if let backgroundView {
      backgroundView.configuration = new
      return
    }
    let made = BackgroundConfigurationView(new)
    backgroundView = made
    made.frame = view.bounds
    view.insertSubview(made, at: 0)
  }

  // MARK: Up to date

  /// Something has changed: before the next layout the configurations follow.
  func setNeedsUpdate(in view: any ConfiguredView) {
    isDue = true
    view.setNeedsLayout()
  }

  /// Brings the configurations up to date, if something has changed.
  ///
  /// Source: Apple, "automaticallyUpdatesContentConfiguration" and "configurationUpdateHandler": values are
  /// updated for the state, then the app's method and closure are called. Assumed: in this order.
  func updateIfDue(in view: any ConfiguredView) {
    guard isDue, !isUpdating else { return }
    isDue = false
    isUpdating = true
    defer { isUpdating = false }
    let state: any UIConfigurationState = view.configurationState
    if updatesContent, let content { setContent(content.updated(for: state), in: view) }
    if updatesBackground, let background {
      setBackground(background.updated(for: state), in: view)
    }
    view.updateByApp()
  }

  /// Places what is behind the content.
  func placeBackground(in view: UIView) {
    guard let backgroundView else { return }
    if view.subviews.first !== backgroundView { view.insertSubview(backgroundView, at: 0) }
    backgroundView.frame = view.bounds
  }
}

extension UIView {
  /// How high the content of a cell wants to be at a width: by its constraints, or by its own measure if a
  /// configuration made it; nil if nothing says it.
  func contentHeight(width: CGFloat) -> CGFloat? {
    if let height = heightOfConstraints(width: width) { return height }
    guard self is any UIContentView else { return nil }
    if self is UIListContentView {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let height = intrinsicContentSize.height
    return height == UIView.noIntrinsicMetric ? nil : height
  }
}
