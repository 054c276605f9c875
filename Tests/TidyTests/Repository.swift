import Foundation
import Testing

/// The sources that the tests of tidiness read: the package they are part of.
enum Repository {
  /// The folder of the manifest.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Text files that people write, without what is built or recorded.
  static let files: [SourceFile] = paths.filter(isText).compactMap(read)

  /// Every path below the root that could be committed, in order.
  static let paths: [String] = {
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey])
    var paths: [String] = []
    while let url = enumerator?.nextObject() as? URL {
      let path = String(url.standardizedFileURL.path.dropFirst(root.path.count + 1))
      if isLeftOut(path) {
        enumerator?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths.sorted()
  }()

  /// Reads a file below the root, or records an issue and answers nil.
  static func read(_ path: String) -> SourceFile? {
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
      Issue.record("\(path) cannot be read")
      return nil
    }
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// Whether git has no business with it: build folders, caches, the demo's output.
  private static func isLeftOut(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let isHidden = name.hasPrefix(".") && ![".ci", ".swift-format", ".gitignore"].contains(name)
    return isHidden || path == "demo" || name == "__pycache__" || name == "Package.resolved"
  }

  private static func isText(_ path: String) -> Bool {
    let endings = [".swift", ".md", ".sh", ".py", ".story", ".txt", ".mk", ".h"]
    return endings.contains(where: path.hasSuffix) || path == "Makefile" || path == ".ci/run"
  }
}
