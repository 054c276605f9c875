/// Which article of the page holds which strip: a strip that looks like an earlier one is not put there again.
nonisolated struct PagePictures {
  private var holders: [DemoPage.Strip: Holder] = [:]

  /// Where a strip stands on the page.
  struct Holder {
    /// The article, as a fragment of the page's address.
    var article: String
    /// What it shows.
    var label: String
  }

  /// The article that holds a strip already; if none does, this one from now on.
  mutating func holder(of strip: DemoPage.Strip, orElse article: Holder) -> Holder? {
    if let known = holders[strip] { return known }
    holders[strip] = article
    return nil
  }
}
