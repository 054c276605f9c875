public import Foundation

/// How the row of a tab, or of an action, looks in the sidebar (since iOS 18).
///
/// Source: Apple's pages of the class and of `UITabBarController.Sidebar.Delegate`.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, NSCopying {
  /// What a row is about.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action of a group.
    case action(UIAction)
  }

  /// What a new row is to be about.
  @preconcurrency @MainActor
  open class Request: NSObject {
    private let ownContent: Content
    let state: UICellConfigurationState

    init(_ content: Content, _ state: UICellConfigurationState) {
      ownContent = content
      self.state = state
      super.init()
    }

    /// What the row is about.
    open var content: UITabSidebarItem.Content { ownContent }
  }

  private let ownContent: Content
  private var state: UICellConfigurationState

  /// Makes an item as rows of the kind usually look.
  public convenience init(request: UITabSidebarItem.Request) {
    self.init(request.content, request.state)
  }

  private init(_ content: Content, _ state: UICellConfigurationState) {
    ownContent = content
    self.state = state
    contentConfiguration = Self.usual(content)
    backgroundConfiguration = .listSidebarCell()
    super.init()
  }

  /// Its tab or action.
  open var content: UITabSidebarItem.Content { ownContent }

  /// The state of the row as it was last.
  open var configurationState: UICellConfigurationState { state }

  /// What the row shows.
  open var contentConfiguration: any UIContentConfiguration

  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration

  /// What is beside it. Differs from UIKit: what is at the leading side or for editing does not show.
  open var accessories: [UICellAccessory] = []

  /// The usual content: the texts and the picture of the tab or of the action.
  ///
  /// Source: github.com apps that change only the properties of texts and pictures in what it gives.
  open func defaultContentConfiguration() -> UIListContentConfiguration { Self.usual(content) }

  /// The usual background for the row's state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listSidebarCell().updated(for: state)
  }

  /// An item of the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabSidebarItem in
      let copy = UITabSidebarItem(content, state)
      copy.contentConfiguration = contentConfiguration
      copy.backgroundConfiguration = backgroundConfiguration
      copy.accessories = accessories
      return copy
    }
  }

  func follow(_ state: UICellConfigurationState) { self.state = state }

  private static func usual(_ content: Content) -> UIListContentConfiguration {
    switch content {
    case .tab(let tab):
      var usual = UIListContentConfiguration.sidebarSubtitleCell()
      usual.text = tab.title
      usual.secondaryText = tab.subtitle
      usual.image = tab.image
      return usual
    case .action(let action):
      var usual = UIListContentConfiguration.sidebarCell()
      usual.text = action.title
      usual.image = action.image
      return usual
    }
  }
}
