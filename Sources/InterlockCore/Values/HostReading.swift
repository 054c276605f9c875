/// The facts about a host that cost nothing to read.
public struct HostStatus: Hashable, Sendable, Codable {
  /// The coordinator of the host's own transition; `nil` if the host moves nothing.
  public var coordinator: HostCoordinator?
  /// What else keeps the host from moving; `nil` if nothing does.
  public var obstacle: HostObstacle?
  /// Where the host is.
  public var presence: HostPresence

  /// Creates a status.
  public init(
    coordinator: HostCoordinator? = nil,
    obstacle: HostObstacle? = nil,
    presence: HostPresence = .onScreen
  ) {
    self.coordinator = coordinator
    self.obstacle = obstacle
    self.presence = presence
  }

  /// Whether a finger drives the host's transition at this moment.
  var isUnderFinger: Bool { coordinator?.isInteractive == true }
}

/// The whole truth about a host at one moment.
public struct HostReading: Hashable, Sendable, Codable {
  /// The host's pages, as the host itself lists them, ready to be compared.
  public var pages: PageStack
  /// Everything else.
  public var status: HostStatus

  private enum CodingKeys: String, CodingKey {
    case pages = "stack"
    case status
  }

  /// Creates a reading of a host that lists its pages as an array. Complexity: O(depth).
  public init(stack: [PageID], status: HostStatus = HostStatus()) {
    self.init(pages: PageStack(stack), status: status)
  }

  /// Creates a reading of a host that keeps its pages ready to be compared. Complexity: O(1).
  public init(pages: PageStack, status: HostStatus = HostStatus()) {
    self.pages = pages
    self.status = status
  }

  /// The host's pages, bottom to top. Complexity: O(1) to read, O(depth) to write.
  public var stack: [PageID] {
    get { pages.pages }
    set { pages = PageStack(newValue) }
  }
}

/// A transition coordinator that the host had when it was read.
public struct HostCoordinator: Hashable, Sendable, Codable {
  /// Which coordinator; the same one has the same number in every reading.
  public var id: CoordinatorID
  /// How long the transition takes from its start, as the host says.
  public var duration: Interval
  /// Whether a finger drives the transition at this moment.
  public var isInteractive: Bool

  /// Creates a description of a coordinator.
  public init(_ id: CoordinatorID, isInteractive: Bool = false, duration: Interval) {
    self.id = id
    self.isInteractive = isInteractive
    self.duration = duration
  }
}

/// What keeps a host from changing its stack although no transition of its own runs.
public enum HostObstacle: Hashable, Sendable, Codable, CaseIterable {
  /// Something is being presented over the host. UIKit drops a stack change meanwhile.
  case presentation
  /// Something over the host is being dismissed. UIKit drops a stack change meanwhile.
  case dismissal
  /// A finger moves what the host is a part of, or brings something over it or drags that away: for as long as it
  /// likes.
  case underFinger
  /// A transition of somebody else runs, such as the host's own appearance in its parent.
  case otherTransition
  /// A page that is to come again has not left its parent yet.
  case leavingPage
}

/// Where a host is.
public enum HostPresence: Hashable, Sendable, Codable, CaseIterable {
  /// In a window, where the user sees it, and laid out before.
  case onScreen
  /// Never laid out yet, in a window or not.
  case beforeFirstLayout
  /// Not in a window, or covered completely: another tab, a full-screen page over it.
  case offScreen
}

/// A change of the stack that the host began, other than inside a perform of ours.
public struct HostChange: Hashable, Sendable, Codable {
  /// Who caused it.
  public var cause: Cause
  /// The host's stack and status just after the change began.
  public var reading: HostReading

  /// Who caused a change that the host began.
  public enum Cause: Hashable, Sendable, Codable {
    /// This engine: the host calls a verb again that it had put off.
    case postponedPerform(TransitionID)
    /// The user, through a control of the host.
    case user(RequestOrigin)
    /// Code that went past the engine.
    case otherCode
  }

  /// Creates a description of a change.
  public init(_ cause: Cause, reading: HostReading) {
    self.cause = cause
    self.reading = reading
  }
}

/// A fact about the course of a transition. No single one of them ends it.
public enum TransitionWitness: Hashable, Sendable, Codable {
  /// The coordinator's completion ran.
  case coordinatorEnded(CoordinatorID, isCancelled: Bool)
  /// The host told its delegate that it shows this page.
  case didShow(PageID)
  /// The host's view ran a layout pass.
  case layoutPass
  /// This page appeared: the user can see and touch it.
  case appeared(PageID)
  /// The finger has moved this coordinator's transition so far, in thousandths of its way.
  case progressed(CoordinatorID, thousandths: Int)
  /// The finger that drove this coordinator's transition went up.
  case fingerLifted(CoordinatorID)
  /// The finger that drove this coordinator's transition went up, and the host goes back: its stack is
  /// to be again what it was. The completion follows when it is there.
  case turnedBack(CoordinatorID)
  /// The host's bar began to move its items.
  case barBegan(BarMotion)
  /// The host's bar told its delegate that the items have moved.
  case barEnded(BarMotion)
}
