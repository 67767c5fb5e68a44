// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

/// A view of fixed size: a box of the specification.
@MainActor package func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height)
}

/// A view that follows its proposal: a colour of the specification.
@MainActor package var clear: Color { Color.clear }

extension View {
  /// Makes this view's frame available under a name.
  package nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A view that was laid out in a proposal: frames are those in the outermost view.
@MainActor
package struct LaidOut {
  package let size: CGSize
  private let origin: CGPoint
  private let frame: (String) throws -> CGRect

  package init(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: Double = 1, look: Look = .desktop,
    @ViewBuilder _ view: () -> some View
  ) throws {
    // A window has both lengths or none: a length that is not proposed is expressed by fixing the size on that axis.
    let fixed = view().named("outermost").fixedSize(horizontal: width == nil, vertical: height == nil)
    let host = ViewHost(
      fixed, size: CGSize(width: width ?? 1000, height: height ?? 1000), scale: scale, look: look)
    let outermost = try host.get(.identifier("outermost")).frame
    size = outermost.size
    origin = outermost.origin
    frame = { try host.get(.identifier($0)).frame }
  }

  package subscript(name: String) -> CGRect {
    get throws { try frame(name).offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

/// The size that a view answers to a proposal.
@MainActor
package func measured(
  _ width: CGFloat?, _ height: CGFloat?, look: Look = .desktop, @ViewBuilder _ view: () -> some View
) -> CGSize {
  ViewHost(view(), size: CGSize(width: 100, height: 100), look: look)
    .sizeThatFits(ProposedViewSize(width: width, height: height))
}

/// Whether two lengths are the same but for rounding.
package func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-3 }

package func isClose(_ a: CGSize, _ b: CGSize) -> Bool { isClose(a.width, b.width) && isClose(a.height, b.height) }

package func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.size, b.size) && isClose(a.minX, b.minX) && isClose(a.minY, b.minY)
}
