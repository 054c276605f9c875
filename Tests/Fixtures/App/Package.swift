// swift-tools-version: 6.2
import PackageDescription

// An app that uses the library, for Tools/dependency-check.sh: it must resolve nothing but Interlock.
let package = Package(
  name: "App",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "Interlock", path: "../../..")],
  targets: [
    .target(name: "App", dependencies: [.product(name: "Interlock", package: "Interlock")])
  ])
