// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives

@available(
  *, unavailable,
  message: "Espalier has no colours beyond the standard range: use brightness(_:), or a Color of lighter components."
)
extension Color {
  public func headroom(_ headroom: Double?) -> Color { self }
  public func exposureAdjust(_ stops: Double) -> Color { self }
}

@available(*, unavailable, message: "Espalier has no colours beyond the standard range: use resolve(in:).")
extension Color {
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { fatalError("unavailable") }
}

extension Color {
  @available(*, unavailable, message: "Espalier has no colours beyond the standard range: use Color.Resolved.")
  public struct ResolvedHDR: Hashable, Sendable {
    public var linearRed: Float = 0
    public var linearGreen: Float = 0
    public var linearBlue: Float = 0
    public var red: Float = 0
    public var green: Float = 0
    public var blue: Float = 0
    public var opacity: Float = 0
    public var headroom: Float?
    public init(_ color: Color.Resolved, headroom: Float? = nil) {}
  }
}
