// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A host of 400 × 100 points, in which `c` is the identifier of the view to look at.
@MainActor
package struct MovingStage<Value, Root: View> {
  package let host: ViewHost<Root>
  package let cell: Cell<Value>

  /// The frame of `c` on screen now.
  package var frame: CGRect { get throws { try host.get(.identifier("c")).frame } }

  /// Sets the value, and makes one frame.
  package func set(_ value: Value, _ animation: Animation? = nil) throws {
    if let animation { withAnimation(animation) { cell.value = value } } else { cell.value = value }
    try host.update()
  }

  package func advance(_ seconds: Double) throws { try host.advance(by: .seconds(seconds)) }
}

/// Shows what a view makes of a value.
@MainActor
package func stage<Value>(_ value: Value, @ViewBuilder _ content: @escaping (Value) -> some View) -> MovingStage<
  Value, some View
> {
  let cell = Cell(value)
  let host = ViewHost(
    Stage(cell) { content($0).frame(width: 400, height: 100, alignment: .topLeading) },
    size: CGSize(width: 400, height: 100))
  return MovingStage(host: host, cell: cell)
}

/// A bar whose width is the value: its frame shows how far an animation is.
@MainActor
package func bar(_ width: CGFloat) -> some View {
  Color.red.frame(width: width, height: 10).accessibilityIdentifier("c")
}
