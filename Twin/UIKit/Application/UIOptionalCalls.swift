/// An optional method of a delegate with one argument, called through `?` or `!`.
///
/// Methods with more are structures of their own; those that bear the name of a thing (`delegate.tableView?(…)`) are
/// disfavored, since apps have properties of that name in classes that are the delegate: where `Any?` is asked for, the
/// compiler would take an optional before a property that is none.
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
