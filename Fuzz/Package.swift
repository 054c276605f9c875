// swift-tools-version: 6.2
import PackageDescription

// Fuzzing with libFuzzer: a package of its own, because each of its targets is built with the fuzzer's
// instruments, the engine too, and because no one who uses the library is to build it.
// `make fuzz` builds and runs it.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Interlock", path: "..")],
  targets: [
    .executableTarget(
      name: "RecordingFuzzer",
      dependencies: [
        .product(name: "InterlockCore", package: "Interlock"),
        .product(name: "InterlockTesting", package: "Interlock"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ])
