// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The path from a view's space up to the root: the effects and the named spaces that it passes, innermost first.
///
/// Frames are given in the space of the nearest enclosing effect, so a view that is only moved by layout adds nothing here.
package struct ViewTransform: Equatable {
  package indirect enum Step: Equatable {
    /// Maps the space below to the space above: by the matrix for layout and readers of geometry, by the effect for
    /// drawing and touches. The two differ while the content moves, or if readers are not to see the effect.
    case map(ProjectionTransform, shownBy: WeakAttribute<DisplayEffect>)
    /// A name for the space of a view whose frame is given here.
    case space(AnyHashable, CGRect)
  }

  private final class Link {
    let step: Step
    let outer: Link?
    init(_ step: Step, _ outer: Link?) {
      self.step = step
      self.outer = outer
    }
  }

  private var innermost: Link?

  package init() {}

  package mutating func append(_ step: Step) { innermost = Link(step, innermost) }

  package static func == (a: ViewTransform, b: ViewTransform) -> Bool {
    var left = a.innermost
    var right = b.innermost
    while true {
      if left === right { return true }
      guard let l = left, let r = right, l.step == r.step else { return false }
      left = l.outer
      right = r.outer
    }
  }

  /// The matrix from here to the named space, or to the root if no enclosing view has that name (specification G11,
  /// G12).
  package func matrix(to name: AnyHashable?) -> ProjectionTransform {
    var matrix = ProjectionTransform.identity
    var link = innermost
    while let each = link {
      switch each.step {
      case .map(let step, _): matrix = matrix.concatenating(step)
      case .space(let space, let frame):
        if let name, space == name {
          return matrix.concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
        }
      }
      link = each.outer
    }
    return matrix
  }

  /// The matrix from here to the root with which views are drawn and touched now; nil once an effect on the way is
  /// gone. Reading it records no dependency.
  @MainActor package var shownMatrix: ProjectionTransform? {
    var matrix = ProjectionTransform.identity
    var link = innermost
    while let each = link {
      if case .map(_, let effect) = each.step {
        guard let effect = effect.attribute?.peek() else { return nil }
        matrix = matrix.concatenating(effect.matrix)
      }
      link = each.outer
    }
    return matrix
  }

  /// The names of the spaces around, innermost first.
  package var spaces: some Sequence<AnyHashable> {
    sequence(state: innermost) { (link: inout Link?) -> AnyHashable? in
      while let each = link {
        link = each.outer
        if case .space(let name, _) = each.step { return name }
      }
      return nil
    }
  }

  /// The named space's own rectangle as seen from here; nil without such a space, or through a turn that would not
  /// leave it upright (specification G15, G16).
  package func bounds(of name: AnyHashable) -> CGRect? {
    var matrix = ProjectionTransform.identity
    var link = innermost
    while let each = link {
      switch each.step {
      case .map(let step, _): matrix = matrix.concatenating(step)
      case .space(let space, let frame) where space == name:
        guard matrix.determinant != 0, matrix.isRectilinear else { return nil }
        return frame.applying(matrix.inverted())
      case .space: break
      }
      link = each.outer
    }
    return nil
  }
}

extension DisplayEffect {
  /// The matrix from the content's coordinates to those around the effect.
  var matrix: ProjectionTransform {
    switch self {
    case .transform(let matrix): ProjectionTransform(matrix)
    case .projection(let matrix): matrix
    default: .identity
    }
  }
}
