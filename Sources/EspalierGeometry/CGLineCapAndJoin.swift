// SPDX-License-Identifier: MIT

/// The ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// An end straight across the end point.
  case butt
  /// Half a circle beyond the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, within the mitre limit.
  case miter
  /// An arc around the corner.
  case round
  /// A corner that is cut off.
  case bevel
}
