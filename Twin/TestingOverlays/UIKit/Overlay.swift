// Empty on purpose. Swift Testing imports `_Testing_UIKit` wherever it meets a module named
// `UIKit`; on Apple's systems the toolchain has it, on Linux this target stands in for it.
