import CoreGraphics
public import Foundation

/// A view that a tab bar controller shows above its bar, whatever tab is selected (since iOS 26).
open class UITabAccessory: NSObject {
  /// What is shown. It gets the size of the accessory.
  public final let contentView: UIView

  /// Makes an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabAccessory {
  /// Where an accessory is.
  nonisolated public enum Environment: Int, Sendable {
    /// Nobody has said.
    case unspecified = 0
    /// In no accessory.
    case none = 1
    /// Above the bar.
    case regular = 2
    /// Beside a bar that is small.
    case inline = 3
  }
}

/// Where the accessory is in which a view is.
nonisolated public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Nobody has said.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

nonisolated extension UITraitCollection {
  /// Makes a collection of the place of an accessory (since iOS 26).
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
  }

  /// Where the accessory is in which a view is (since iOS 26).
  public final var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

nonisolated extension UIMutableTraits {
  /// Where the accessory is in which a view is.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// The piece of glass on which an accessory lies.
final class TabAccessoryView: UIView {
  /// How high it is, in points (assumed: as the system's music player has it).
  static let height: CGFloat = 48
  /// How far it is from the edges of the screen, in points: as the bar's glass.
  static let margin: CGFloat = 21
  /// What is free between it and the bar, in points (assumed).
  static let gap: CGFloat = 8

  let accessory: UITabAccessory
  /// Whether it is beside a small bar.
  var isInline = false {
    didSet {
      guard isInline != oldValue else { return }
      traitOverrides.tabAccessoryEnvironment = isInline ? .inline : .regular
    }
  }
  private let glass = BarGlassView()

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    addSubview(glass)
    addSubview(accessory.contentView)
    traitOverrides.tabAccessoryEnvironment = .regular
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.lie(in: bounds)
    accessory.contentView.frame = bounds
  }
}
