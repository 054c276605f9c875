import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A value that is associated with an object")
@MainActor
struct AssociatedObjectTests {
  private final class Token {}

  // Proof: nobody reads or writes it; its address counts.
  nonisolated(unsafe) private static var key: UInt8 = 0
  private static var otherKey: UInt8 = 0

  /// A responder, which has a place for its values, and an object that has none.
  private static let makers: [@MainActor @Sendable () -> NSObject] = [
    { UIViewController() }, { UIBarButtonItem() },
  ]

  @Test("is there until another takes its place, by key and object", arguments: [0, 1])
  func values(maker: Int) {
    let (object, other) = (Self.makers[maker](), Self.makers[maker]())
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
    objc_setAssociatedObject(object, &Self.key, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &Self.otherKey, 5, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(object, &Self.key) as? String == "text")
    #expect(objc_getAssociatedObject(object, &Self.otherKey) as? Int == 5)
    #expect(objc_getAssociatedObject(other, &Self.key) == nil)
    objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
  }

  @Test("is kept or not, as the policy says", arguments: [0, 1])
  func policies(maker: Int) {
    let object = Self.makers[maker]()
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      objc_setAssociatedObject(object, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(token != nil)
    objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(token == nil)
    do {
      let watched = Token()
      objc_setAssociatedObject(object, &Self.key, watched, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &Self.key) as? Token === watched)
    }
    #expect(objc_getAssociatedObject(object, &Self.key) == nil)
  }

  @Test("can be used on any thread", arguments: [0, 1])
  func threads(maker: Int) async {
    let object = Self.makers[maker]()
    let key = Key()
    objc_setAssociatedObject(object, key.pointer, "main", .OBJC_ASSOCIATION_RETAIN)
    let box = Box(object)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let isThere = objc_getAssociatedObject(box.object, key.pointer) as? String == "main"
        objc_setAssociatedObject(
          box.object, key.pointer, isThere ? "elsewhere" : nil, .OBJC_ASSOCIATION_RETAIN)
        continuation.resume()
      }
    }
    #expect(objc_getAssociatedObject(object, key.pointer) as? String == "elsewhere")
  }

  /// Proof of `@unchecked Sendable`: nothing of the object but its associations is used elsewhere, and those may
  /// be.
  private final class Box: @unchecked Sendable {
    let object: NSObject
    init(_ object: NSObject) { self.object = object }
  }

  /// An address to associate by.
  ///
  /// Proof of `@unchecked Sendable`: nobody reads or writes what is at the address.
  private final class Key: @unchecked Sendable {
    let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    deinit { pointer.deallocate() }
  }

  /// Classes whose objects have a place for values, are destroyed on the main thread, are neither, and are Swift's.
  private static let mortals: [@MainActor @Sendable () -> AnyObject] = [
    { UIViewController() }, { UITapGestureRecognizer() }, { CALayer() }, { NSObject() },
    { Token() },
  ]

  @Test("goes with its object", arguments: 0..<5)
  func lifetime(mortal: Int) {
    for _ in 0..<2 {
      weak var token: Token?
      weak var object: AnyObject?
      do {
        let owner = Self.mortals[mortal]()
        let kept = Token()
        (token, object) = (kept, owner)
        objc_setAssociatedObject(owner, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(object == nil)
      #expect(token == nil)
    }
  }

  @Test("is there for its object's deinit, and goes after that")
  func lastMoment() {
    final class Owner {
      let report: (Any?) -> Void
      init(_ report: @escaping (Any?) -> Void) { self.report = report }
      deinit { report(objc_getAssociatedObject(self, &AssociatedObjectTests.key)) }
    }
    var found: [String?] = []
    do {
      let owner = Owner { found.append($0 as? String) }
      objc_setAssociatedObject(owner, &Self.key, "text", .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(
        owner, &Self.otherKey, Owner { _ in found.append("gone") }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(found == ["text", "gone"])
  }

  @Test("of an object that has gone is not that of the next one at its address")
  func reuse() {
    for _ in 0..<200 {
      let item = UIBarButtonItem()
      #expect(objc_getAssociatedObject(item, &Self.key) == nil)
      objc_setAssociatedObject(item, &Self.key, Token(), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("may end another association when it goes")
  func nested() {
    final class Ending {
      let object: NSObject
      init(_ object: NSObject) { self.object = object }
      deinit { objc_removeAssociatedObjects(object) }
    }
    let (object, other) = (UIBarButtonItem(), UIBarButtonItem())
    objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &Self.key, Ending(other), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, &Self.key) == nil)
  }
}
