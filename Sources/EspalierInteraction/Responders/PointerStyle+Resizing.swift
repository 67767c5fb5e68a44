// SPDX-License-Identifier: MIT

import EspalierCore

/// The edge or corner of a frame that is dragged.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge of the frame.
  case top, leading, bottom, trailing
  /// A corner of the frame.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which a frame can be resized.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// Any combination of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    /// To a smaller frame alone.
    public static let inward = Set(.inward)
    /// To a larger frame alone.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

extension PointerStyle {
  /// Arrows in the directions in which a line between columns can be moved.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    switch directions {
    case .leading: PointerStyle(name: "w-resize", mirrored: "e-resize")
    case .trailing: PointerStyle(name: "e-resize", mirrored: "w-resize")
    default: .columnResize
    }
  }

  /// Arrows in the directions in which a line between rows can be moved.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: PointerStyle(name: "n-resize")
    case .down: PointerStyle(name: "s-resize")
    default: .rowResize
    }
  }

  /// Arrows in the directions in which an edge or a corner of a frame can be moved.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(
      name: resizeName(position, directions, leading: "w", trailing: "e"),
      mirrored: resizeName(position, directions, leading: "e", trailing: "w"))
  }

  /// The name of a style in CSS, for example "nw-resize" for one arrow, or "nwse-resize" for two.
  private static func resizeName(
    _ position: FrameResizePosition, _ directions: FrameResizeDirection.Set, leading: String, trailing: String
  ) -> String {
    let (outward, inward): (String, String) =
      switch position {
      case .top: ("n", "s")
      case .bottom: ("s", "n")
      case .leading: (leading, trailing)
      case .trailing: (trailing, leading)
      case .topLeading: ("n" + leading, "s" + trailing)
      case .topTrailing: ("n" + trailing, "s" + leading)
      case .bottomLeading: ("s" + leading, "n" + trailing)
      case .bottomTrailing: ("s" + trailing, "n" + leading)
      }
    switch directions {
    case .outward: return outward + "-resize"
    case .inward: return inward + "-resize"
    default:
      let axis = Swift.Set([outward, inward])
      return axis == ["n", "s"]
        ? "ns-resize" : axis == ["e", "w"] ? "ew-resize" : axis == ["nw", "se"] ? "nwse-resize" : "nesw-resize"
    }
  }
}
