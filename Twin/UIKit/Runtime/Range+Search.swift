nonisolated extension Range<Int> {
  /// The first number for which something is so that is so for all that follow; the end if there is none.
  func firstOfSorted(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
