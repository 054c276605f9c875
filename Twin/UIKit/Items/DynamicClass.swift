import CUIKit
import Foundation

/// A class of an app's own, known only now, whose objects UIKit makes.
///
/// Swift calls an initializer of such a class only if the class declares it `required`, which UIKit's do
/// not, so that apps override them without the word. Each class has the initializer's entry at the same
/// place of its table of methods, and that place is where UIKit's class has its own.
nonisolated private struct DynamicClass<Base: AnyObject> {
  let type: Base.Type

  /// Makes an object with an identifier.
  ///
  /// - Parameter make: Calls the initializer with the class, UIKit's class, and the two words of an optional
  ///   text, which the initializer takes over.
  func make(
    _ identifier: String?,
    _ make: (UnsafeRawPointer, UnsafeRawPointer, UInt64, UInt64) -> UnsafeMutableRawPointer?
  ) -> Base {
    let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { text.deallocate() }
    // The initializer takes it over, so that nothing is left to deinitialize here.
    text.initialize(to: identifier)
    let words = UnsafeRawPointer(text).load(as: (UInt64, UInt64).self)
    return self.make { make($0, $1, words.0, words.1) }
  }

  /// Makes an object without an identifier.
  ///
  /// - Parameter make: Calls the initializer with the class and UIKit's class.
  func make(_ make: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?) -> Base {
    let object = make(Self.pointer(to: type), Self.pointer(to: Base.self))
    guard let object else { preconditionFailure("\(Base.self) has no entry for its initializer.") }
    return Unmanaged<Base>.fromOpaque(object).takeRetainedValue()
  }

  static func pointer(to type: Base.Type) -> UnsafeRawPointer {
    unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
  }
}

/// Shows where classes have the entry of `NSObject.init()` in their tables of methods.
nonisolated final class PlainObject: NSObject {
  override init() { super.init() }
}

extension NSObject {
  /// Makes an object of a class that is known only now, by its `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    DynamicClass<Object>(type: type).make { type, _ in
      makePlainObject(type, DynamicClass<PlainObject>.pointer(to: PlainObject.self))
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is known only now.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    guard type != UITableViewHeaderFooterView.self else {
      return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }
    return DynamicClass<UITableViewHeaderFooterView>(type: type).make(reuseIdentifier) {
      makeHeaderFooterView($0, $1, $2, $3)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Makes attributes of a class that is known only now.
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    guard type != UICollectionViewLayoutAttributes.self else {
      return UICollectionViewLayoutAttributes()
    }
    return DynamicClass<UICollectionViewLayoutAttributes>(type: type).make(makeLayoutAttributes)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Makes a context of a class that is known only now.
  static func make(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    guard type != UICollectionViewLayoutInvalidationContext.self else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return DynamicClass<UICollectionViewLayoutInvalidationContext>(type: type)
      .make(makeInvalidationContext)
  }
}

extension UIViewPropertyAnimator {
  /// Makes an animator of a class that is known only now.
  static func make(
    _ type: UIViewPropertyAnimator.Type, duration: TimeInterval,
    _ parameters: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    guard type != UIViewPropertyAnimator.self else {
      return UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    }
    let given = UnsafeMutablePointer<any UITimingCurveProvider>.allocate(capacity: 1)
    defer { given.deallocate() }
    // The initializer takes it over, so that nothing is left to deinitialize here.
    given.initialize(to: parameters)
    return DynamicClass<UIViewPropertyAnimator>(type: type).make {
      makeAnimator($0, $1, duration, given)
    }
  }
}

extension NSTextAttachmentViewProvider {
  /// Makes a provider of a class that is known only now.
  nonisolated static func make(
    _ type: NSTextAttachmentViewProvider.Type, for attachment: NSTextAttachment,
    in parentView: UIView?, manager: NSTextLayoutManager?, at location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    guard type != NSTextAttachmentViewProvider.self else {
      return NSTextAttachmentViewProvider(
        textAttachment: attachment, parentView: parentView, textLayoutManager: manager,
        location: location)
    }
    let place = UnsafeMutablePointer<any NSTextLocation>.allocate(capacity: 1)
    defer { place.deallocate() }
    // The initializer takes all of them over, so that nothing is left to deinitialize or to release here.
    place.initialize(to: location)
    let words = UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
    return DynamicClass<NSTextAttachmentViewProvider>(type: type).make {
      makeAttachmentViewProvider(
        $0, $1, Unmanaged.passRetained(attachment).toOpaque(),
        parentView.map { Unmanaged.passRetained($0).toOpaque() },
        manager.map { Unmanaged.passRetained($0).toOpaque() }, words.0, words.1)
    }
  }
}

/// Copies of layers and animations of an app's own classes.
nonisolated enum LayerCopies {
  /// Lets layers of all classes be copied for the screen, and animations as layers keep them. Asked for by each device; the
  /// first one does it.
  static func install() {
    guard CALayer.copier.value == nil else { return }
    CALayer.copier.value = copy
    CAAnimation.maker.value = makeAnimation
  }

  /// Calls the class's own `init()`.
  private static func makeAnimation(of type: CAAnimation.Type) -> CAAnimation {
    DynamicClass<CAAnimation>(type: type).make { type, _ in
      makePlainObject(type, DynamicClass<PlainObject>.pointer(to: PlainObject.self))
    }
  }

  /// Calls the class's own `init(layer:)`, as Core Animation does. A class that has none stops the process there, and
  /// here.
  private static func copy(of layer: CALayer) -> CALayer {
    let given = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { given.deallocate() }
    // The initializer takes it over, so that nothing is left to deinitialize here.
    given.initialize(to: layer)
    return DynamicClass<CALayer>(type: type(of: layer)).make { makeLayerCopy($0, $1, given) }
  }
}
