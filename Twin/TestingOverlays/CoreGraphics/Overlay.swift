// Empty on purpose. Swift Testing imports `_Testing_CoreGraphics` wherever it meets a module named
// `CoreGraphics`; on Apple's systems the toolchain has it, on Linux this target stands in for it.
