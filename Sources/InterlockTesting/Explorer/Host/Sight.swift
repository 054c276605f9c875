import InterlockCore

/// What a host says of itself beside its stack, in four bytes.
struct Sight: Hashable, Sendable {
  /// One more than the coordinator's number in the upper half, and below it the finger, the obstacle and
  /// the presence.
  private(set) var bits: UInt32

  init(
    coordinator: UInt16? = nil, isInteractive: Bool = false, obstacle: HostObstacle? = nil,
    presence: HostPresence = .onScreen
  ) {
    bits = UInt32(coordinator.map { $0 + 1 } ?? 0) << 16
    if isInteractive { bits |= 1 << 8 }
    bits |= UInt32(obstacle.code) << 2 | UInt32(presence.code)
  }

  /// The coordinator's number, if the host moves something.
  var coordinator: UInt16? {
    get { bits >> 16 == 0 ? nil : UInt16(truncatingIfNeeded: bits >> 16) - 1 }
    set { bits = bits & 0xFFFF | UInt32(newValue.map { $0 + 1 } ?? 0) << 16 }
  }

  /// The same as the engine is told.
  var status: HostStatus {
    HostStatus(
      coordinator: coordinator.map {
        HostCoordinator(
          CoordinatorID(rawValue: Int($0)), isInteractive: bits & 1 << 8 != 0,
          duration: HostModel.duration)
      },
      obstacle: HostObstacle(code: UInt8(truncatingIfNeeded: bits >> 2) & 7),
      presence: HostPresence(code: UInt8(truncatingIfNeeded: bits) & 3))
  }
}

extension HostPresence {
  /// Two bits.
  var code: UInt8 {
    switch self {
    case .onScreen: 0
    case .beforeFirstLayout: 1
    case .offScreen: 2
    }
  }

  fileprivate init(code: UInt8) {
    switch code {
    case 0: self = .onScreen
    case 1: self = .beforeFirstLayout
    default: self = .offScreen
    }
  }
}

extension HostObstacle? {
  /// Three bits.
  var code: UInt8 {
    switch self {
    case nil: 0
    case .presentation: 1
    case .dismissal: 2
    case .underFinger: 3
    case .otherTransition: 4
    case .leavingPage: 5
    }
  }
}

extension HostObstacle {
  fileprivate init?(code: UInt8) {
    switch code {
    case 1: self = .presentation
    case 2: self = .dismissal
    case 3: self = .underFinger
    case 4: self = .otherTransition
    case 5: self = .leavingPage
    default: return nil
    }
  }
}
