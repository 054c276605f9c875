// Groups of bar items: their factories have default arguments in Swift. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 16.0, *)
extension UIBarButtonItem {
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { fatalError() }
}

@available(iOS 16.0, *)
extension UIBarButtonItemGroup {
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
}
