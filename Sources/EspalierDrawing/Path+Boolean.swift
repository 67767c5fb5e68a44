// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// The area that both paths enclose. Curves stay curves; lines that only touch vanish. As with all of these
  /// operations, a path whose lines meet more than 50,000 times is returned unchanged, with a warning.
  ///
  /// - Parameter eoFill: Whether the inside is determined by the even-odd rule instead of the winding number.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, "intersection") { $0 && $1 }
  }

  /// The area that at least one of the paths encloses.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, "union") { $0 || $1 }
  }

  /// The area that this path encloses and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, "subtracting") { $0 && !$1 }
  }

  /// The area that exactly one of the paths encloses.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill, "symmetricDifference") { $0 != $1 }
  }

  /// The outline of the area that the path encloses: no line crosses another, and both fill rules give the same area.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill, "normalized") { inside, _ in inside }
  }

  /// The parts of this path's lines, open or not, that lie inside of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, "lineIntersection") { $0 }
  }

  /// The parts of this path's lines, open or not, that lie outside of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, "lineSubtraction") { !$0 }
  }

  /// Combines two paths; a path whose lines meet too often is returned unchanged, with one warning.
  private func combined(
    with other: Path, _ eoFill: Bool, _ operation: String, _ keeps: (Bool, Bool) -> Bool
  ) -> Path {
    guard isFinite, other.isFinite else { return Path() }
    var subdivision = PlanarSubdivision(covering: boundingRect.union(other.boundingRect))
    subdivision.add(self, owner: .first, closes: true)
    subdivision.add(other, owner: .second, closes: true)
    func isInside(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    guard subdivision.split(), let edges = subdivision.boundary({ keeps(isInside($0), isInside($1)) }) else {
      DrawingWarnings.warn(Self.limitWarning(operation))
      return self
    }
    return Path(elements: subdivision.outline(edges))
  }

  private func lines(of other: Path, _ eoFill: Bool, _ operation: String, _ keeps: (Bool) -> Bool) -> Path {
    guard isFinite, other.isFinite else { return Path() }
    var subdivision = PlanarSubdivision(covering: boundingRect.union(other.boundingRect))
    subdivision.add(self, owner: .first, closes: false)
    subdivision.add(other, owner: .second, closes: true)
    guard subdivision.split(),
      let pieces = subdivision.pieces({ keeps(eoFill ? !$0.isMultiple(of: 2) : $0 != 0) })
    else {
      DrawingWarnings.warn(Self.limitWarning(operation))
      return self
    }
    return Path(elements: pieces)
  }

  private static func limitWarning(_ operation: String) -> String {
    "Path.\(operation): the lines meet each other too often, more than \(PlanarSubdivision.mostMeetings) times, or lie "
      + "too close in too large numbers; the path stays as it is. Combine paths of fewer lines, or draw them one over "
      + "the other."
  }
}
