// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Something drawn, in the coordinates of the host.
package struct Shown: CustomStringConvertible {
  package enum Kind { case fill, stroke, text, image }
  package var kind: Kind
  package var path: Path
  package var paint: Paint
  /// All enclosing opacities, multiplied.
  package var opacity: Double
  package var clips: [Path]

  package var rect: CGRect { path.boundingRect.rounded }
  package var color: ResolvedColor? { if case .color(let color) = paint { color } else { nil } }
  package var description: String { "\(kind) \(rect) \(paint) opacity \(opacity)" }
}

extension CGRect {
  /// To a hundredth of a point, so that matrices may compute.
  package var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 + 0 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension ViewHost {
  /// Everything that is drawn, back to front.
  package var shown: [Shown] { displayList.shown(.identity, 1, []) }
}

extension DisplayList {
  fileprivate func shown(_ matrix: CGAffineTransform, _ opacity: Double, _ clips: [Path]) -> [Shown] {
    items.flatMap { item -> [Shown] in
      switch item.content {
      case .group(let list): return list.shown(matrix, opacity, clips)
      case .effect(.transform(let inner), let list): return list.shown(inner.concatenating(matrix), opacity, clips)
      case .effect(.projection, let list), .effect(.mask, let list), .effect(.isolate, let list),
        .effect(.blend, let list), .effect(.filter, let list):
        return list.shown(matrix, opacity, clips)
      case .effect(.opacity(let factor), let list): return list.shown(matrix, opacity * factor, clips)
      case .effect(.clip(let path, _), let list):
        return list.shown(matrix, opacity, clips + [path.applying(matrix)])
      case .fill(let path, _, let paint, _):
        return [Shown(kind: .fill, path: path.applying(matrix), paint: paint, opacity: opacity, clips: clips)]
      case .stroke(let path, _, let paint, _):
        return [Shown(kind: .stroke, path: path.applying(matrix), paint: paint, opacity: opacity, clips: clips)]
      case .image(_, let frame, let drawing):
        let path = Path(frame).applying(matrix)
        let paint = drawing.paints.first ?? .color(.clear)
        return [Shown(kind: .image, path: path, paint: paint, opacity: opacity, clips: clips)]
      case .text(_, let frame, let color):
        let path = Path(frame).applying(matrix)
        return [Shown(kind: .text, path: path, paint: .color(color), opacity: opacity, clips: clips)]
      // Widgets, which only windows have.
      case .foreign: return []
      case .paintedText(_, let frame, let paint, _, _):
        let path = Path(frame).applying(matrix)
        return [Shown(kind: .text, path: path, paint: paint, opacity: opacity, clips: clips)]
      }
    }
  }
}

/// `#RRGGBBAA`.
package func hex(_ paint: Paint?) -> String? {
  if case .color(let color)? = paint { "\(color)" } else { nil }
}

/// A state that a test sets from outside.
@MainActor
package final class Remote<Value> {
  package var binding: Binding<Value>?

  package init() {}

  package func set(_ value: Value, _ animation: Animation? = nil) {
    withAnimation(animation) { binding?.wrappedValue = value }
  }
}

/// Shows `content` of a state that its remote sets.
package struct Controlled<Value, Content: View>: View {
  @State private var value: Value
  let remote: Remote<Value>
  let content: (Value) -> Content

  package init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: value)
    self.remote = remote
    self.content = content
  }

  package var body: some View {
    remote.binding = $value
    return content(value)
  }
}
