import InterlockCore
import UIKit

/// A request without an outcome, with what has to live until it has one.
struct OpenRequest {
  let request: NavigationEngine.Request
  let pages: [UIResponder]
  let completion: (@MainActor (NavigationOutcome) -> Void)?
}

/// The requests without an outcome, by their numbers: mostly one, which is kept without a table.
struct OpenRequests {
  private var only: OpenRequest?
  private var others: [RequestID: OpenRequest] = [:]

  /// The request with a number.
  subscript(id: RequestID) -> NavigationEngine.Request? {
    if let only, only.request.id == id { return only.request }
    return others.isEmpty ? nil : others[id]?.request
  }

  /// Adds a request.
  mutating func add(_ request: OpenRequest) {
    if only == nil { only = request } else { others[request.request.id] = request }
  }

  /// Takes a request out; nil if it is not there.
  mutating func remove(_ id: RequestID) -> OpenRequest? {
    if only?.request.id == id { return only.take() }
    return others.isEmpty ? nil : others.removeValue(forKey: id)
  }
}
