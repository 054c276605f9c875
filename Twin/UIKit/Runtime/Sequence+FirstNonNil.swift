extension Sequence {
  /// The first answer that is not nil. Whoever comes after it is not asked, as `compactMap(_:).first` would do.
  func firstNonNil<Answer>(_ answer: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = answer(element) { return answer }
    }
    return nil
  }
}
