/// The first stored property of classes whose objects are values of attributes.
///
/// Foundation for Linux compares such values when a text is changed in parts or copied. It takes what is at the
/// place of an object's first stored property for the kind of one of its own objects, and traps if that is 0, as it
/// is for most numbers. Bits 8 to 17 hold the kind; with any other kind there it asks `isEqual(_:)`, as it should
/// (swift-corelibs-foundation, `CFEqual` and `_CFIsSwift`).
nonisolated struct FoundationMark: Sendable {
  private let bits: UInt64 = 1 << 8
}
