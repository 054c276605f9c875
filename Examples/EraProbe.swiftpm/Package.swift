// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "EraProbe",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "EraProbe", targets: ["EraProbe"], bundleIdentifier: "io.github.interlock.EraProbe",
      displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.phone],
      supportedInterfaceOrientations: [.portrait])
  ],
  dependencies: [.package(name: "Interlock", path: "../..")],
  targets: [
    .executableTarget(
      name: "EraProbe", dependencies: [.product(name: "EraScenarios", package: "Interlock")],
      path: "Sources",
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  ])
