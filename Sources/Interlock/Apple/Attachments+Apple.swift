#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  extension UIResponder {
    /// The object attached under a key; `nil` if there is none.
    subscript<Value: AnyObject>(attachment key: AttachmentKey<Value>) -> Value? {
      get {
        objc_getAssociatedObject(self, Unmanaged.passUnretained(key).toOpaque()) as? Value
      }
      set {
        objc_setAssociatedObject(
          self, Unmanaged.passUnretained(key).toOpaque(), newValue,
          .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#endif
