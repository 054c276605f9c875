// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Interlock builds what only its benchmarks need. It has
// no dependency but the engine itself. `make bench` builds and runs it; Documentation/Performance.md
// says what is measured and how.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Interlock", path: "..")],
  targets: [
    .target(name: "Baselines"),
    .target(name: "CHeap"),
    .target(name: "Measuring", dependencies: ["CHeap"]),
    .target(
      name: "Workloads",
      dependencies: [
        "Baselines", "Measuring", .product(name: "InterlockCore", package: "Interlock"),
      ]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Baselines", "Measuring", "Workloads",
        .product(name: "InterlockCore", package: "Interlock"),
      ]),
    .executableTarget(name: "workload", dependencies: ["Workloads"]),
  ])
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
