// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Moves drawing, touches and the geometry that readers see, but not layout (specification L70, AN16, AN17, I22).
///
/// In layouts from right to left a positive x leads to the left. Both implementations that were reverse-engineered from SwiftUI
/// show it: DanceUI's `OffsetPosition` subtracts the width in that direction, and OpenSwiftUI (audited for 6.5.4) passes the
/// direction to the rule of that name and mirrors every `GeometryEffect`. Apple's reference does not mention it.
nonisolated public struct _OffsetEffect: GeometryEffect, Equatable {
  /// The offset in points.
  public var offset: CGSize

  public init(offset: CGSize) { self.offset = offset }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension View {
  /// Moves the view by `offset` points; its place in the layout is unchanged.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(
      _OffsetEffect(offset: CGSize(width: offsetLength(offset.width, "x"), height: offsetLength(offset.height, "y"))))
  }

  /// Moves the view by `x` and `y` points; its place in the layout is unchanged.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// A finite distance; any other value counts as 0, with a warning.
nonisolated private func offsetLength(_ length: CGFloat, _ name: String) -> CGFloat {
  if length.isFinite { return length }
  warnOfLayout("Invalid offset: \(name) is \(length); it counts as 0.", subject: "offset")
  return 0
}
