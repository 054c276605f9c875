#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Methods of one class that others stand in for. All that the library does to the Objective-C
  /// runtime's classes is in this file.
  ///
  /// A method that the class has by itself is replaced; one that it inherits is added, so that its
  /// superclass stays as it is. The original is always called with its own selector: libraries that
  /// look at `_cmd` stop if it is another (New Relic, by a report to PinLayout, issue 130).
  struct ReplacedMethods {
    /// The class.
    let owner: AnyClass
    /// What was replaced. A method that is not here was inherited.
    private var originals: [Selector: IMP] = [:]

    /// Replaces methods of a class for all of its objects.
    init(of owner: AnyClass) {
      self.owner = owner
    }

    /// Prepares a subclass whose objects pass for objects of the class; `nil` if its name is taken.
    ///
    /// It can be used when its methods are in place and `register()` has been called.
    init?(ofNewSubclass name: String, of superclass: AnyClass) {
      guard let owner = objc_allocateClassPair(superclass, name, 0) else { return nil }
      self.owner = owner
      // Observed objects answer `-class` in the same way.
      let block: @convention(block) (UIResponder) -> AnyClass = { _ in superclass }
      replace(NSSelectorFromString("class"), with: block)
    }

    /// Makes a new subclass known to the runtime.
    func register() {
      objc_registerClassPair(owner)
    }

    /// Makes an object an object of the class, to which its own class must lead up.
    func take(_ object: UIResponder) {
      object_setClass(object, owner)
    }

    /// Puts a block in the place of a method. Its parameters are the object, then those of the method.
    mutating func replace(_ selector: Selector, with block: Any) {
      guard let method = class_getInstanceMethod(owner, selector) else { return }
      let implementation = imp_implementationWithBlock(block)
      let types = method_getTypeEncoding(method)
      guard !class_addMethod(owner, selector, implementation, types) else { return }
      originals[selector] = method_setImplementation(method, implementation)
    }

    /// The implementation without the replacement, as a function of the type that Apple documents for
    /// the method; `nil` if there is none.
    ///
    /// An inherited one is looked up for each call: somebody may have replaced it since.
    func original<Function>(_ selector: Selector, as type: Function.Type) -> Function? {
      implementation(selector).map { unsafeBitCast($0, to: type) }
    }

    /// Whether the original is another than that of a class further up.
    func differs(_ selector: Selector, from other: AnyClass) -> Bool {
      guard let own = implementation(selector),
        let others = class_getMethodImplementation(other, selector)
      else { return false }
      return unsafeBitCast(own, to: Int.self) != unsafeBitCast(others, to: Int.self)
    }

    private func implementation(_ selector: Selector) -> IMP? {
      if let original = originals[selector] { return original }
      let superclass: AnyClass? = class_getSuperclass(owner)
      guard class_respondsToSelector(superclass, selector) else { return nil }
      return class_getMethodImplementation(superclass, selector)
    }
  }
#endif
