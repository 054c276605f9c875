#if !canImport(ObjectiveC)
  import UIKit

  extension UIResponder {
    /// The object attached under a key; `nil` if there is none.
    subscript<Value: AnyObject>(attachment key: AttachmentKey<Value>) -> Value? {
      get { attachment(under: ObjectIdentifier(key)) as? Value }
      set { attach(newValue, under: ObjectIdentifier(key)) }
    }
  }
#endif
