public import Foundation
import UniformTypeIdentifiers

/// The name of data in a catalog.
public typealias NSDataAssetName = String

/// Data of an app's catalog.
///
/// Differs from UIKit: a catalog is a folder whose name ends in `.xcassets`, as it is in the app's sources, among the
/// resources of the bundle; compiled ones are not read. Of several files in a set it is the first.
nonisolated open class NSDataAsset: NSObject, NSCopying {
  private let ownName: NSDataAssetName
  private let ownData: Data
  private let ownType: String

  /// Finds data of the app by its name; nil if there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Finds data in a bundle by its name; nil if there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = DataSet(name, in: bundle), let data = try? Data(contentsOf: set.file) else {
      return nil
    }
    ownName = name
    ownData = data
    ownType = set.type
    super.init()
  }

  /// The name.
  open var name: NSDataAssetName { ownName }
  /// The data.
  open var data: Data { ownData }
  /// The type of the data, as the catalog says, or else the file's extension.
  open var typeIdentifier: String { ownType }

  /// The same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A file of a catalog.
nonisolated private struct DataSet {
  /// What a catalog says of a set.
  private struct Contents: Decodable {
    struct File: Decodable {
      var filename: String?
      var type: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }

    var data: [File]?
  }

  let file: URL
  let type: String

  /// - Parameter name: The name of the set, or with it those of folders that provide a namespace.
  init?(_ name: String, in bundle: Bundle) {
    let manager = FileManager.default
    guard let resources = bundle.resourceURL,
      let catalogs = try? manager.contentsOfDirectory(
        at: resources, includingPropertiesForKeys: nil)
    else { return nil }
    let folders = catalogs.filter { $0.pathExtension == "xcassets" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { Self.folder(name, in: $0) }
    guard let folder = folders.first,
      let text = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: text),
      let entry = contents.data?.first(where: { $0.filename != nil }),
      let filename = entry.filename
    else { return nil }
    file = folder.appendingPathComponent(filename)
    type = entry.type ?? (UTType(filenameExtension: file.pathExtension) ?? .data).identifier
  }

  /// The set's folder, in the catalog itself or in a group of it.
  private static func folder(_ name: String, in catalog: URL) -> URL? {
    let own = catalog.appendingPathComponent(name + ".dataset")
    if FileManager.default.fileExists(atPath: own.path) { return own }
    guard let all = FileManager.default.enumerator(atPath: catalog.path) else { return nil }
    let paths = all.compactMap { $0 as? String }.sorted()
    let found = paths.first { $0 == name + ".dataset" || $0.hasSuffix("/" + name + ".dataset") }
    return found.map { catalog.appendingPathComponent($0) }
  }
}
