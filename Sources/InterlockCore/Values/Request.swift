extension NavigationEngine {
  /// A wish to change the stack.
  public struct Request: Hashable, Sendable, Codable {
    /// The driver's number for the wish; each request has a greater one than those before it.
    public var id: RequestID
    /// What to change.
    public var change: Change
    /// Whether the change is to be animated.
    public var isAnimated: Bool
    /// Who asks.
    public var origin: RequestOrigin
    /// What to do with the wish while something else moves; `nil` takes the default of the settings.
    public var policy: OverlapPolicy?
    /// The page whose view was touched, if the driver knows it; `nil` means the page the user sees.
    public var source: PageID?
    /// Whether the request makes sense only while its source is in the stack; it is superseded when
    /// the source has gone before its turn.
    public var requiresSource: Bool
    /// Whether the app called the host's own verb, which says nothing about what waits.
    public var isHostVerb: Bool
    /// The pages that want to be asked before this request takes them away, in any order; those that
    /// it does not take away are not asked.
    public var pagesToAsk: [PageID]

    /// Creates a request.
    public init(
      id: RequestID,
      _ change: Change,
      isAnimated: Bool = true,
      origin: RequestOrigin = .program,
      policy: OverlapPolicy? = nil,
      source: PageID? = nil,
      requiresSource: Bool = false,
      isHostVerb: Bool = false,
      pagesToAsk: [PageID] = []
    ) {
      self.id = id
      self.change = change
      self.isAnimated = isAnimated
      self.origin = origin
      self.policy = policy
      self.source = source
      self.requiresSource = requiresSource
      self.isHostVerb = isHostVerb
      self.pagesToAsk = pagesToAsk
    }
  }

  /// A change of the stack as it was asked for, before it is bound to the pages it means.
  public enum Change: Hashable, Sendable, Codable {
    /// Put a page on top.
    case push(Page)
    /// Take that many pages off the top, but never the last one.
    case pop(count: Int)
    /// Take off everything above this page.
    case popTo(PageID)
    /// Take off everything above the lowest page.
    case popToRoot
    /// Have exactly these pages, bottom to top.
    case set([Page])
    /// Put this page in the place of the top one, by one transition. The root is never replaced so.
    case replaceTop(Page)
    /// Take these pages out, wherever they are; those that are not there are passed over. The root is
    /// never taken out so.
    case remove([PageID])
    /// Make these changes in order, by one transition and with one outcome; or, if one of them cannot
    /// be made, none. On the way there may be no page, or one page twice; at the end not.
    case batch([Change])
  }

  /// A page in a request, with what the driver knows about it.
  public struct Page: Hashable, Sendable, Codable {
    /// Which page it is.
    public var id: PageID
    /// What it shows, if the app says so.
    public var key: PageKey?
    /// Why the host would raise an exception for this page; `nil` for a page it takes.
    public var fault: PageFault?

    /// Creates a page of a request.
    public init(_ id: PageID, key: PageKey? = nil, fault: PageFault? = nil) {
      self.id = id
      self.key = key
      self.fault = fault
    }
  }
}

/// A reason why a host cannot take a page at all.
public enum PageFault: Hashable, Sendable, Codable, CaseIterable {
  /// The page is a navigation controller.
  case navigationController
  /// The page is a tab bar controller.
  case tabBarController
  /// The page belongs to another host, which has to let it go first.
  case pageOfAnotherHost
  /// The host is inside the page.
  case ancestorOfHost
}

/// Who asked for a stack change.
public enum RequestOrigin: Hashable, Sendable, Codable, CaseIterable {
  /// The app's code, for a reason of its own: a timer, a network answer, a deep link.
  case program
  /// A control or a cell that the user touched.
  case touch
  /// The back button in the bar.
  case backButton
  /// The menu under the back button.
  case backMenu
  /// A swipe from the edge of the screen.
  case edgeSwipe
  /// A swipe anywhere in the content.
  case contentSwipe
  /// The accessibility escape gesture.
  case escapeGesture
  /// A tap on the tab that is selected already.
  case tabRetap
  /// The system: state restoration, a scene's request.
  case system

  /// Whether a person asked, by hand.
  public var isUser: Bool {
    switch self {
    case .program, .system: false
    case .touch, .backButton, .backMenu, .edgeSwipe, .contentSwipe, .escapeGesture, .tabRetap: true
    }
  }
}

/// What to do with a request that arrives while something else moves.
public enum OverlapPolicy: Hashable, Sendable, Codable, CaseIterable {
  /// It waits, and is shown by a transition of its own, in order.
  ///
  /// Article: a queue, released at did-show
  case queue
  /// It waits, and is reached together with the other merged requests beside it, by one transition.
  case merge
  /// It is answered with `ignored(during:)` and changes nothing.
  ///
  /// Article: push ignored while in transition
  case ignore
  /// It takes the place of everything that waits; what moves already is left alone.
  case replacePending
  /// It waits as with `queue`, and is then performed without animation.
  case withoutAnimation
  /// It is answered with `refused(.busy)` and changes nothing.
  case fail
}

/// What to do with a push of something that is there already.
public enum DuplicatePolicy: Hashable, Sendable, Codable, CaseIterable {
  /// Refuse the same instance, and the same key pushed twice from one page.
  case refuse
  /// Pop to the instance that is there; refuse the same key pushed twice from one page.
  case popToExisting
  /// Refuse the same instance only.
  case allowSameKey
}
