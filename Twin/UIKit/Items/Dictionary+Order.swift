extension Dictionary where Key: Comparable {
  /// The entries by their keys, for whatever an app or a picture shows the order of: a dictionary has another one in each process.
  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
