/// Runs a closure; objects that nobody keeps after it are gone when it returns.
///
/// Differs from Apple's: declared here, as there is no Objective-C on Linux, and with it no pool: objects go
/// as soon as nobody keeps them.
nonisolated public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
