public import Foundation

/// Methods that wait for the end of the work.
nonisolated extension UIDocument {
  /// Reads the file; see ``open(completionHandler:)``.
  @discardableResult
  @MainActor
  public func open() async -> Bool {
    await withCheckedContinuation { continuation in
      open { continuation.resume(returning: $0) }
    }
  }

  /// Saves what has changed and closes the document; see ``close(completionHandler:)``.
  @discardableResult
  @MainActor
  public func close() async -> Bool {
    await withCheckedContinuation { continuation in
      close { continuation.resume(returning: $0) }
    }
  }

  /// Writes the contents to a file; see ``save(to:for:completionHandler:)``.
  @discardableResult
  @MainActor
  public func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves what has changed; see ``autosave(completionHandler:)``.
  @discardableResult
  @MainActor
  public func autosave() async -> Bool {
    await withCheckedContinuation { continuation in
      autosave { continuation.resume(returning: $0) }
    }
  }

  /// Reads a file anew; see ``revert(toContentsOf:completionHandler:)``.
  @discardableResult
  @MainActor
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }
}
