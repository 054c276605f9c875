package import InterlockCore

/// How large a world is that is to be explored, and what may happen in it.
package struct WorldBounds: Sendable {
  /// How many pages there are in all.
  package var pages = 4
  /// How many requests may be without an outcome at a time.
  package var requests = 3
  /// How many of these may be asked about at a time.
  package var asked = 1
  /// How many transitions of the host may overlap.
  package var motions = 2
  /// How many witnesses may come late or twice between two rests.
  package var late = 2
  /// How often the host may misbehave between two rests.
  package var firings = 2
  /// The policies that requests may have.
  package var policies: [OverlapPolicy] = OverlapPolicy.allCases
  /// The changes that requests may ask for.
  package var changes = Set(Change.allCases)
  /// What may happen besides requests to a host that does as it should.
  package var quirks = Set(Quirk.allCases)
  /// Whether states are told apart by how far away their deadlines are, and not by the order of these
  /// alone: many more states, and the same ones in whatever order they are visited.
  package var tellsDistancesApart = false
  /// Where the host may be at first.
  package var presence = HostPresence.onScreen
  /// How the engine is set.
  package var settings = NavigationEngine.Settings(blocksInteraction: true)
  /// Puts something else in the place of the engine's answer: how a test sees that a defect is caught.
  package var tampering: Tampering?

  /// What makes an answer worse.
  package typealias Tampering =
    @Sendable (NavigationEngine.Event, [NavigationEngine.Action]) -> [NavigationEngine.Action]

  /// The world of the specification: 4 pages, 3 requests, 2 overlapping transitions, 2 late witnesses,
  /// 2 quirks.
  package init() {}

  /// A change that a request may ask for.
  package enum Change: String, Hashable, Sendable, CaseIterable {
    /// A push of every page there is, and of a new one of each sort.
    case push
    /// The same from the page on top, and only as long as that is there.
    case pushFrom = "push-from"
    /// A pop of one page.
    case pop
    /// A pop of two pages.
    case popTwo = "pop-two"
    /// A pop to each page below the top, and to one that is not there.
    case popTo = "pop-to"
    /// A pop to the root.
    case popToRoot = "pop-to-root"
    /// A deep link, the stack upside down, and the top page alone.
    case set
    /// Another page in the place of the top one.
    case replaceTop = "replace-top"
    /// The page above the root is taken out.
    case remove
    /// A pop and a push as one.
    case batch
    /// A pop about which the top pages are asked.
    case asking
  }

  /// Something that a host, a user or an app may do besides what is expected.
  package enum Quirk: String, Hashable, Sendable, CaseIterable {
    /// Nothing, or not everything, is said about the end of a transition.
    case silent
    /// A witness comes twice, or after its turn.
    case late
    /// Everything is said before the call returns.
    case early
    /// The call has no effect; or a call that was put off is never made.
    case swallows
    /// Something is presented over the host, during a call or at another time, and a call is dropped.
    case drops
    /// A call is put off behind a transition of the host's own, and made again after it.
    case postpones
    /// A call is dropped, because the page that it brings has not left its parent yet.
    case lingers
    /// Until layout, the leaving page is listed first: [C, A] for [A, B, C] popped to A.
    case listsLeaving = "lists-leaving"
    /// A transition goes back that no finger drove.
    case cancels
    /// The top page vanishes, and nobody says so.
    case vanishes
    /// Code that went past the engine pops.
    case otherCode = "other-code"
    /// The user goes back, by the host's own button or by a finger.
    case user
    /// The user's Back comes during another transition.
    case overlaps
    /// The host leaves the screen, said or unsaid, and comes back.
    case leaves
    /// The app goes to the background and comes back.
    case background
    /// The host goes away.
    case closes
    /// Probes are answered after deadlines.
    case answersLate = "answers-late"
    /// The host does not lay out.
    case refusesLayout = "refuses-layout"
    /// The bar says when it begins to move its items and when it has moved them.
    case bar
    /// A page says that it has appeared.
    case appears
    /// Whoever made a request takes it back.
    case withdraws
    /// The app blocks interaction by hand.
    case holds
  }

  /// The sort of each page: those of sort 1 have one key, all others none.
  package var pageClasses: [UInt8] { (0..<pages).map { (1...2).contains($0) ? 1 : 0 } }

  /// The key of a page, if it has one.
  func key(of page: Int) -> PageKey? {
    (1...2).contains(page) ? PageKey(rawValue: "row") : nil
  }
}
