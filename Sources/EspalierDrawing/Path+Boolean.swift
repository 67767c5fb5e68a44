// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// What both paths enclose. Curves stay curves; lines that only touch vanish.
  ///
  /// - Parameter eoFill: Whether insides are found by the even-odd rule instead of the winding number.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What either path encloses.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// What this path encloses and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What exactly one of the paths encloses.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The outline of what the path encloses: no line crosses another, and either fill rule gives the same.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { inside, _ in inside } }

  /// The parts of this path's lines, open or not, that lie inside of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill) { $0 }
  }

  /// The parts of this path's lines, open or not, that lie outside of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill) { !$0 }
  }

  private func combined(with other: Path, _ eoFill: Bool, _ keeps: (Bool, Bool) -> Bool) -> Path {
    guard isFinite, other.isFinite else { return Path() }
    var subdivision = PlanarSubdivision(covering: boundingRect.union(other.boundingRect))
    subdivision.add(self, owner: .first, closes: true)
    subdivision.add(other, owner: .second, closes: true)
    subdivision.split()
    func isInside(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    let edges = subdivision.boundary { keeps(isInside($0), isInside($1)) }
    return Path(elements: subdivision.outline(edges))
  }

  private func lines(of other: Path, _ eoFill: Bool, _ keeps: (Bool) -> Bool) -> Path {
    guard isFinite, other.isFinite else { return Path() }
    var subdivision = PlanarSubdivision(covering: boundingRect.union(other.boundingRect))
    subdivision.add(self, owner: .first, closes: false)
    subdivision.add(other, owner: .second, closes: true)
    subdivision.split()
    return Path(elements: subdivision.pieces { keeps(eoFill ? !$0.isMultiple(of: 2) : $0 != 0) })
  }
}
