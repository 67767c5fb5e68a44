// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Maps drawing, touches and the geometry that readers see, but not layout.
nonisolated public struct _TransformEffect: GeometryEffect, Equatable {
  public var transform: CGAffineTransform

  public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  public typealias AnimatableData = EmptyAnimatableData
}

/// Maps drawing by a projection, with its perspective.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable {
  public var transform: ProjectionTransform

  public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Maps the view's drawing by `transform` about its top left corner; its layout is unchanged.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Maps the view's drawing by `transform`, with its perspective, about its top left corner; its layout is unchanged.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
