import UIKit

/// Waits until nothing moves on the screen.
struct ProbeRest {
  let eye: ProbeEye
  /// The time in seconds, from a clock that `Task.sleep` follows.
  let now: () -> TimeInterval

  /// How long nothing has to move until it counts as rest, in seconds.
  private static let quietTime = 0.3
  private static let limit = 20.0
  private static let frame: UInt64 = 16_666_667

  /// Waits until nothing has moved for a while; at most 20 s.
  ///
  /// - Returns: When the last movement was seen.
  @discardableResult
  func settle() async throws -> TimeInterval {
    let begin = now()
    var lastMove = begin
    var picture = eye.picture
    while now() - lastMove < Self.quietTime, now() - begin < Self.limit {
      try await Task.sleep(nanoseconds: Self.frame)
      let next = eye.picture
      if next != picture { lastMove = now() }
      picture = next
    }
    return lastMove
  }
}
