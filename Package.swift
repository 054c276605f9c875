// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Three sizes of one package (Documentation/Decisions/0002-one-manifest-three-sizes.md):
// - An app on an Apple system gets `InterlockCore`, `Interlock` and `InterlockTesting`: no dependency at all.
// - On Linux, the twin of UIKit and the laboratory join them: still no dependency.
// - The Makefile sets INTERLOCK_LABORATORY=1 (the tool's option parser) and, where Cairo and Pango
//   are installed, INTERLOCK_PICTURES=1 (drawing).
let environment = ProcessInfo.processInfo.environment
let hasOptionParser = environment["INTERLOCK_LABORATORY"] == "1"
let drawsPictures = environment["INTERLOCK_PICTURES"] == "1"

#if os(Linux)
  let hasTwin = true
#else
  let hasTwin = false
#endif

let uikit: [Target.Dependency] = hasTwin ? ["QuartzCore", "UIKit"] : []
let pictures: [Target.Dependency] = drawsPictures ? ["Film", "Renderer"] : []
/// UIKit with what it is made of, and a device to run it on. Each target names all that it imports: what it gets by another
/// target alone would not have it built anew.
let device: [Target.Dependency] = [
  "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UIKit", "Simulator",
]
/// Swift Testing looks for these as soon as a test imports both it and a module of that name.
let testingOverlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

var targets: [Target] = [
  // What an app installs.
  .target(name: "InterlockCore"),
  .target(name: "Interlock", dependencies: ["InterlockCore"] + uikit),
  .target(name: "InterlockTesting", dependencies: ["InterlockCore"]),
  // What an app on a device plays to compare it with the twin.
  .target(name: "EraScenarios", dependencies: uikit, path: "Laboratory/EraScenarios"),
  .target(name: "Rows", path: "Tests/Support/Rows"),
  .testTarget(
    name: "InterlockCoreTests", dependencies: ["InterlockCore", "InterlockTesting", "Rows"],
    exclude: ["Timelines"]),
]

if hasTwin {
  targets += [
    // UIKit for Linux.
    .target(name: "CoreGraphics", path: "Twin/CoreGraphics"),
    .target(name: "CExecutorHooks", path: "Twin/CExecutorHooks"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "CExecutorHooks"],
      path: "Twin/QuartzCore"),
    .target(name: "CUIKit", path: "Twin/CUIKit"),
    .target(name: "UniformTypeIdentifiers", path: "Twin/UniformTypeIdentifiers"),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"],
      path: "Twin/MobileCoreServices"),
    .target(
      name: "UIKit",
      dependencies: ["CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CUIKit"],
      path: "Twin/UIKit"),
    .target(name: "Symbols", dependencies: ["UIKit"], path: "Twin/Symbols"),
    .target(
      name: "VirtualExecutor", dependencies: ["CExecutorHooks", "QuartzCore"],
      path: "Twin/VirtualExecutor"),
    .target(
      name: "Simulator", dependencies: ["QuartzCore", "UIKit", "VirtualExecutor"],
      path: "Twin/Simulator"),
    .target(name: "PageGraph", path: "Tests/Support/PageGraph"),
    .target(name: "_Testing_CoreGraphics", path: "Twin/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Twin/TestingOverlays/UIKit"),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["CoreGraphics", "QuartzCore"] + testingOverlays),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["InterlockTesting", "MobileCoreServices", "Symbols"] + device
        + testingOverlays),
    .testTarget(name: "LiveTests", dependencies: ["UIKit"] + testingOverlays),
    .testTarget(name: "SwiftFiveTests", dependencies: ["UIKit"] + testingOverlays),
    .testTarget(
      name: "InterlockTests",
      dependencies: ["InterlockCore", "Interlock", "InterlockTesting", "Rows", "PageGraph"]
        + device + testingOverlays),

    // What shows, films and proves.
    .target(name: "Gallery", dependencies: ["Interlock", "UIKit"], path: "Laboratory/Gallery"),
    .target(
      name: "Stories",
      dependencies: ["InterlockCore", "Interlock", "InterlockTesting", "EraScenarios", "Gallery"]
        + device + pictures,
      path: "Laboratory/Stories"),
    .executableTarget(
      name: "InterlockTool",
      dependencies: ["InterlockCore", "InterlockTesting", "Stories"]
        + (hasOptionParser
          ? [.product(name: "ArgumentParser", package: "swift-argument-parser")] : []),
      path: "Laboratory/InterlockTool"),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Interlock", "Gallery", "UIKit", "Simulator", "Rows"] + testingOverlays),
    .testTarget(
      name: "StoriesTests",
      dependencies: [
        "InterlockCore", "InterlockTesting", "EraScenarios", "Stories", "InterlockTool", "UIKit",
        "Simulator", "Rows",
      ] + testingOverlays),
    .testTarget(name: "TidyTests"),
  ]
}

if hasTwin && drawsPictures {
  targets += [
    .systemLibrary(name: "CCairo", path: "Laboratory/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", path: "Laboratory/CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CZlib", path: "Laboratory/CZlib", pkgConfig: "zlib"),
    .target(
      name: "Renderer", dependencies: ["CoreGraphics", "QuartzCore", "UIKit", "CCairo", "CPango"],
      path: "Laboratory/Renderer"),
    .target(
      name: "Film", dependencies: ["Renderer", "CZlib"] + device, path: "Laboratory/Film"),
    .testTarget(
      name: "RendererTests",
      dependencies: ["Renderer", "Film", "Stories", "Interlock", "Rows", "PageGraph"] + device
        + testingOverlays,
      exclude: ["Goldens"]),
  ]
}

// `make bench` measures the twin, too. Benchmarks/ is a package of its own, for the engine; what the twin
// needs is built here, once.
if hasTwin && environment["INTERLOCK_BENCHMARKS"] == "1" {
  targets += [
    .target(name: "CHeap", path: "Benchmarks/Sources/CHeap"),
    .target(name: "Measuring", dependencies: ["CHeap"], path: "Benchmarks/Sources/Measuring"),
    .executableTarget(
      name: "twin-benchmark",
      dependencies: ["Measuring", "Interlock", "UIKit", "QuartzCore", "Simulator", "Gallery"]
        + (drawsPictures ? ["Renderer"] : []),
      path: "Benchmarks/Twin"),
  ]
}

let mainActorTargets: Set<String> = [
  "UIKit", "Simulator", "Interlock", "EraScenarios", "Gallery", "Stories", "Film", "twin-benchmark",
]
let twinTargets: Set<String> = ["CoreGraphics", "QuartzCore", "UIKit", "Simulator", "Renderer"]
for target in targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if mainActorTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  // As most code is that others have written against UIKit.
  if target.name == "SwiftFiveTests" { target.swiftSettings?.append(.swiftLanguageMode(.v5)) }
  if drawsPictures { target.swiftSettings?.append(.define("PICTURES")) }
  if hasOptionParser { target.swiftSettings?.append(.define("OPTION_PARSER")) }
  // The twin has one thread, and debug builds (CI's bare one) check that, and that nobody reads what is
  // being written. In release the checks would be a quarter of a push.
  if hasOptionParser, twinTargets.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"]))
  }
  // The laboratory's stories and tests are built beside the rest of it, in release. What they play and
  // test is optimized; they themselves are run once, and compile four times as fast without, by as many
  // compilers as there are processors. Each compiler expands the `@Suite` of every file of the module:
  // the more files it is given (25 is the default), the less often that happens.
  if hasOptionParser, target.type == .test || target.name == "Stories" {
    target.swiftSettings?.append(
      .unsafeFlags([
        "-Onone", "-no-whole-module-optimization", "-enable-batch-mode",
        "-driver-batch-size-limit", "150",
      ]))
  }
}

var products: [Product] = [
  .library(name: "InterlockCore", targets: ["InterlockCore"]),
  .library(name: "Interlock", targets: ["Interlock"]),
  .library(name: "InterlockTesting", targets: ["InterlockTesting"]),
  .library(name: "EraScenarios", targets: ["EraScenarios"]),
]
if hasTwin {
  products += [
    .library(
      name: "UIKitTwin",
      targets: [
        "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices", "UIKit",
        "Symbols", "Simulator", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .executable(name: "interlock", targets: ["InterlockTool"]),
  ]
}
let package = Package(
  name: "Interlock",
  platforms: [.iOS(.v15)],
  products: products,
  dependencies: hasOptionParser
    ? [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")] : [],
  targets: targets)
