/// How the open end of a line looks.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Half a line width longer than the end point.
  case square
}

/// How two lines of a path meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a pointed corner.
  case miter
  /// With a round corner.
  case round
  /// With the corner cut off.
  case bevel
}

/// Which areas of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those around which the path winds in one direction more often than in the other.
  case winding
  /// Those from which a line to the outside crosses the path an odd number of times.
  case evenOdd
}
