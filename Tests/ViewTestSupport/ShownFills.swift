// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import SwiftUI
import ViewTesting

/// A filled shape as it is on screen, also of a view that is leaving.
package struct ShownFill {
  package var rect: CGRect
  package var color: ResolvedColor
  /// With all effects around it.
  package var opacity: Double
}

extension ViewHost {
  /// The fills that are drawn now, back to front.
  package var fills: [ShownFill] {
    func fills(_ list: DisplayList, _ matrix: CGAffineTransform, _ opacity: Double) -> [ShownFill] {
      list.items.flatMap { item -> [ShownFill] in
        switch item.content {
        case .fill(let path, _, .color(let color), _):
          [ShownFill(rect: path.boundingRect.applying(matrix), color: color, opacity: opacity)]
        case .group(let list): fills(list, matrix, opacity)
        case .effect(.transform(let inner), let list): fills(list, inner.concatenating(matrix), opacity)
        case .effect(.opacity(let factor), let list): fills(list, matrix, opacity * factor)
        case .effect(_, let list): fills(list, matrix, opacity)
        default: []
        }
      }
    }
    return fills(displayList, .identity, 1)
  }

  /// The one thing that is filled with a colour like this.
  package func fill(_ color: Color) -> ShownFill? {
    let wanted = color.resolve(in: EnvironmentValues())
    return fills.last { fill in
      abs(fill.color.red - wanted.red) < 0.01 && abs(fill.color.green - wanted.green) < 0.01
        && abs(fill.color.blue - wanted.blue) < 0.01
    }
  }
}
