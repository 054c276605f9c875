import Foundation
import MobileCoreServices
import Simulator
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("A type of content")
struct ContentTypeTests {
  @MainActor
  private final class Loaded {
    var data: Data?
  }

  @Test(
    "is found by the end of a file's name, whatever its capitals",
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("jpeg", .jpeg), ("txt", .plainText), ("pdf", .pdf),
      ("swift", .swiftSource), ("mov", .quickTimeMovie), ("zip", .zip), ("htm", .html),
    ])
  func ends(_ end: String, _ type: UTType) {
    #expect(UTType(filenameExtension: end) == type)
  }

  @Test(
    "is found by its name on the internet",
    arguments: [
      ("image/png", UTType.png), ("image/jpeg", .jpeg), ("application/json", .json),
      ("text/plain", .plainText), ("video/mp4", .mpeg4Movie), ("text/html", .html),
    ])
  func names(_ name: String, _ type: UTType) {
    #expect(UTType(mimeType: name) == type)
    #expect(type.preferredMIMEType == name)
  }

  @Test("is that of a file from which an item comes, with the data and the name of it")
  func file() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    #expect(NSItemProvider(contentsOf: url) == nil)
    try Data("text".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.suggestedName == url.lastPathComponent)
    let type = try #require(provider.registeredContentTypes.first)
    #expect(type == UTType(filenameExtension: "md"))
    let loaded = Loaded()
    provider.loadDataRepresentation(for: type) { data, _ in
      MainActor.assumeIsolated { loaded.data = data }
    }
    _ = device.settle(limit: 2)
    #expect(loaded.data == Data("text".utf8))
  }

  @Test("is found by its own name, if anybody declares it")
  func ownName() {
    #expect(UTType("public.JPEG") == .jpeg)
    #expect(UTType("com.example.nobody-declares-this") == nil)
    #expect(UTType.jpeg.identifier == "public.jpeg")
    #expect(UTType.jpeg.isPublic)
    #expect(!UTType.gif.isPublic)
    #expect(UTType.gif.isDeclared)
  }

  @Test("is of every kind that its kinds are of")
  func kinds() {
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.jpeg.conforms(to: .item))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.mpeg4Audio.conforms(to: .audio))
    #expect(UTType.mpeg4Audio.conforms(to: .movie))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.applicationBundle.conforms(to: .directory))
  }

  @Test("is made for an end that no type has, and says it")
  func madeTypes() throws {
    let type = try #require(UTType(filenameExtension: "xyz"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    #expect(type.preferredFilenameExtension == "xyz")
    #expect(type.conforms(to: .data))
    #expect(type.supertypes == [.data, .item])
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "XYZ") == type)

    let picture = try #require(UTType(filenameExtension: "xyz", conformingTo: .image))
    #expect(picture != type)
    #expect(picture.conforms(to: .image))
    let named = try #require(UTType(mimeType: "application/x-nobody"))
    #expect(named.preferredMIMEType == "application/x-nobody")
    #expect(named.preferredFilenameExtension == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType("dyn.nonsense!") == nil)
  }

  @Test("has to be of the kind that is asked for")
  func kindsOfFoundTypes() throws {
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    let type = try #require(UTType(filenameExtension: "png", conformingTo: .audio))
    #expect(type.isDynamic)
    #expect(type.conforms(to: .audio))
    #expect(UTType.types(tag: "ts", tagClass: .filenameExtension, conformingTo: .movie).count == 1)
  }

  @Test("of the app's is known once the app has named it")
  func typesOfApps() {
    let drawing = UTType(exportedAs: "com.example.drawing", conformingTo: .image)
    #expect(drawing.conforms(to: .data))
    #expect(UTType("com.example.drawing") == drawing)
    #expect(drawing.isDeclared)
    #expect(drawing.preferredFilenameExtension == nil)
  }

  @Test("gives files the usual end of their name")
  func fileNames() {
    let folder = URL(fileURLWithPath: "/documents", isDirectory: true)
    #expect(
      folder.appendingPathComponent("photo", conformingTo: .jpeg).lastPathComponent == "photo.jpeg")
    #expect(
      folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).lastPathComponent
        == "photo.jpg")
    #expect(
      folder.appendingPathComponent("notes.v2", conformingTo: .plainText).lastPathComponent
        == "notes.v2.txt")
    #expect(
      folder.appendingPathComponent("a").appendingPathExtension(for: .png).lastPathComponent
        == "a.png")
  }

  @Test("is kept as its name")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data("[\"com.example.unknown\"]".utf8))
    }
  }

  @Test("has its older name, too")
  func olderNames() {
    #expect(kUTTypeImage as String == "public.image")
    #expect(kUTTypeMPEG4 as String == "public.mpeg-4")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(UTTypeEqual("public.PNG", kUTTypePNG))
  }

  @Test("says what a provider of an item has")
  func providers() {
    let provider = NSItemProvider(object: "Hello" as NSString)
    #expect(provider.registeredContentTypes == [.utf8PlainText])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
    provider.registerDataRepresentation(for: .png) { handler in
      handler(Data([1]), nil)
      return nil
    }
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
  }
}
