/// The largest number of single precision, for sizes without a limit.
///
/// C's own name for it, which on Apple's systems comes with Foundation.
public let MAXFLOAT = Float.greatestFiniteMagnitude
