public import Foundation

/// Where errors of printing are from.
nonisolated public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// What went wrong in printing.
///
/// Source of the numbers: github.com/madsmtm/objc2, `UIPrintErrorCode`.
nonisolated public struct UIPrintError: CustomNSError, Hashable, Sendable {
  /// Which error it is.
  public enum Code: Int, Sendable {
    /// The device does not print.
    case printingNotAvailableError = 1
    /// There is nothing to be printed.
    case printNoContentError = 2
    /// A picture cannot be read.
    case printUnknownImageFormatError = 3
    /// The printer did not take it.
    case printJobFailedError = 4
  }

  /// Which error it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// Where it is from.
  public static var errorDomain: String { UIPrintErrorDomain }

  /// Its number.
  public var errorCode: Int { code.rawValue }
}
