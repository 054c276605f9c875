public import CoreGraphics
public import Foundation

/// How the sections of a list look.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How sections are set apart.
  nonisolated public enum Appearance: Int, Sendable {
    /// By headers.
    case plain = 0
    /// They stand apart.
    case grouped = 1
    /// They stand apart, with space at the sides and round corners.
    case insetGrouped = 2
    /// As in a sidebar.
    case sidebar = 3
    /// As in a sidebar without a ground.
    case sidebarPlain = 4
  }

  /// What heads a section.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What ends a section.
  nonisolated public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Says what a swipe over an item offers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Says how the lines of an item look.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  let appearance: Appearance

  /// Makes a configuration.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Whether lines are between the items.
  public var showsSeparators: Bool
  /// How lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says how the lines of an item look, where they are others.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the items; that of the appearance if nil.
  public var backgroundColor: UIColor?
  /// Says what a swipe offers that shows the beginning of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Says what a swipe offers that shows the end of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What heads a section.
  public var headerMode = HeaderMode.none
  /// What ends a section.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; the system's if nil, which is none here.
  public var headerTopPadding: CGFloat?

  /// How the lines of an item look.
  func separators(of path: IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
  }

  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// The color behind the items.
  var ground: UIColor {
    backgroundColor ?? (tableStyle == .plain ? .systemBackground : .systemGroupedBackground)
  }
}

/// How the lines of a list look.
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    /// It does.
    case visible = 1
    /// It does not.
    case hidden = 2
  }

  /// Stands for insets that the system chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)

  /// Makes the lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the line above shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The ends of the line above. Differs from UIKit: the line is as that below.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The ends of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color.
  public var color = UIColor.separator
  /// The color beside several selected items. Differs from UIKit: kept and otherwise ignored.
  public var multipleSelectionColor = UIColor.separator
}

extension NSCollectionLayoutSection {
  /// The space above a group without a header, in points (assumed, from UIKit's grouped tables).
  private static var groupSpacing: CGFloat { 35 }

  /// A section of a list: an item a line, each as high as it wants.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func line(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let item = NSCollectionLayoutItem(layoutSize: line(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: line(44), subitems: [item]))
    section.list = configuration
    // Lines of other lists go from edge to edge (assumed); their cells keep clear of the safe area.
    if configuration.appearance != .insetGrouped { section.contentInsetsReference = .none }
    let isPlain = configuration.tableStyle == .plain
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line(28), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    } else if !isPlain, configuration.headerMode == .none {
      section.contentInsets.top = groupSpacing
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line(28), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    if configuration.appearance == .insetGrouped {
      let width = layoutEnvironment.container.effectiveContentSize.width
      let margin = MarginSettings.ofRows(width: width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of which all sections are those of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
