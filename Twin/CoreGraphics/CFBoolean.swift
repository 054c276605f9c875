/// Yes or no; Core Foundation's.
///
/// Differs from Core Foundation: it is Swift's own type.
public typealias CFBoolean = Bool

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No.
public let kCFBooleanFalse: CFBoolean! = false
