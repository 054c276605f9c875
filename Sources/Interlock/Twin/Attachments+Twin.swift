#if !canImport(ObjectiveC)
  import UIKit

  extension UIResponder {
    /// The object attached under a key; `nil` if there is none.
    subscript<Value: AnyObject>(attachment key: AttachmentKey<Value>) -> Value? {
      get { attachments[ObjectIdentifier(key)] as? Value }
      set { attachments[ObjectIdentifier(key)] = newValue }
    }
  }
#endif
