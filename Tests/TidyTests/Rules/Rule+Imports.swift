extension Rule {
  /// The engine is values only, so that it runs anywhere and a test can hold all of it.
  static let noImportInCore = Rule(
    name: "the engine imports nothing",
    cure: "move what needs a module into Sources/Interlock",
    broken: SourceFile(
      path: "Sources/InterlockCore/Engine.swift", text: "public import Foundation\n"),
    kept: SourceFile(
      path: "Sources/InterlockCore/Engine.swift", text: "/// Does not import Foundation.\n"),
    appliesTo: { $0.hasPrefix("Sources/InterlockCore/") },
    check: { file in importedModules(in: file).map { ($0.line, "imports \($0.module)") } })

  /// The arrows between the targets, as `Documentation/Architecture.md` draws them.
  static let noForeignImport = Rule(
    name: "imports follow the arrows of the architecture",
    cure: "turn the dependency round, or write a decision record and change the table in this rule",
    broken: SourceFile(path: "Twin/UIKit/Views/UIView.swift", text: "import Interlock"),
    kept: SourceFile(path: "Twin/UIKit/Views/UIView.swift", text: "public import QuartzCore"),
    appliesTo: { path in arrows.contains { path.hasPrefix($0.folder) } },
    check: { file in
      guard let arrow = arrows.first(where: { file.path.hasPrefix($0.folder) }) else { return [] }
      return importedModules(in: file).filter { !arrow.modules.contains($0.module) }
        .map { ($0.line, "imports \($0.module)") }
    })

  /// What each folder may import. Foundation and its parts are the toolchain's.
  private static let arrows: [(folder: String, modules: Set<String>)] = [
    ("Sources/Interlock/", apple.union(["InterlockCore", "ObjectiveC", "os"])),
    ("Sources/InterlockTesting/", ["Dispatch", "Foundation", "InterlockCore"]),
    ("Twin/CoreGraphics/", ["Foundation"]),
    ("Twin/QuartzCore/", ["Dispatch", "Foundation", "CoreGraphics"]),
    ("Twin/UniformTypeIdentifiers/", ["Foundation", "Synchronization"]),
    ("Twin/MobileCoreServices/", ["UniformTypeIdentifiers"]),
    ("Twin/Symbols/", ["UIKit"]),
    (
      "Twin/UIKit/",
      apple.union(["CUIKit", "Observation", "Synchronization", "UniformTypeIdentifiers"])
    ),
    (
      "Twin/VirtualExecutor/",
      ["CExecutorHooks", "Foundation", "QuartzCore", "Synchronization", "_Concurrency"]
    ),
    ("Twin/Simulator/", apple.union(["VirtualExecutor"])),
    ("Laboratory/Renderer/", apple.union(toolchain).union(["CCairo", "CPango"])),
    ("Laboratory/Film/", apple.union(toolchain).union(["CZlib", "Renderer", "Simulator"])),
    ("Laboratory/EraScenarios/", apple),
    ("Laboratory/Gallery/", apple.union(["Interlock"])),
    ("Laboratory/Stories/", apple.union(toolchain).union(stories)),
    ("Laboratory/InterlockTool/", toolchain.union(tool)),
  ]

  private static let stories: Set<String> = [
    "EraScenarios", "Film", "Gallery", "Interlock", "InterlockCore", "InterlockTesting", "Renderer",
    "Simulator",
  ]

  private static let tool: Set<String> = [
    "ArgumentParser", "InterlockCore", "InterlockTesting", "Stories",
  ]

  private static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "Glibc", "Synchronization",
  ]

  private static let apple: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "QuartzCore", "UIKit",
  ]

  private static func importedModules(in file: SourceFile) -> [(line: Int, module: String)] {
    file.code.enumerated().compactMap { index, line -> (line: Int, module: String)? in
      var words = line.split { $0 == " " || $0 == "." }[...]
      words = words.drop { importModifiers.contains($0) }
      guard words.popFirst() == "import" else { return nil }
      return words.first { !importKinds.contains($0) }.map { (index + 1, String($0)) }
    }
  }

  private static let importModifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "@_exported", "@preconcurrency",
    "@testable",
  ]

  private static let importKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
