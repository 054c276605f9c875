/// An optional method of a delegate with one argument, called through `?` or `!`.
@preconcurrency @MainActor
public struct UIOptionalCalls<Argument, Answer> {
  private let method: @MainActor (Argument) -> Answer

  init(_ method: @escaping @MainActor (Argument) -> Answer) {
    self.method = method
  }

  /// Calls the method; one that is not implemented does nothing, or answers what is usual.
  @discardableResult
  public func callAsFunction(_ argument: Argument) -> Answer {
    method(argument)
  }
}
