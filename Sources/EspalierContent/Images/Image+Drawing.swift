// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import Foundation

extension Image {
  /// A picture drawn by a closure, like a `Canvas`, anew for each size in which it is shown.
  /// - Parameters:
  ///   - size: The picture's natural size in points, and the coordinates of the renderer.
  ///   - label: Read by screen readers; nil for decoration.
  ///   - opaque: Whether undrawn areas are black.
  ///   - colorMode: Without effect: pictures here have eight bits of sRGB in each mode.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(ImageRecipe(size: size, isOpaque: opaque, renderer: renderer)),
      label.map { .text($0) } ?? .decoration)
  }
}

/// The drawing of a picture. Runs again whenever the environment in which the picture is shown differs from the last one.
package final class ImageRecipe: Equatable, @unchecked Sendable {
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void
  /// Accessed only where views are drawn.
  @MainActor private var last: (environment: EnvironmentValues, picture: DrawnPicture)?

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  /// Nil for a picture without a size.
  @MainActor func picture(in environment: EnvironmentValues) -> Picture? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    if let last, last.environment == environment { return last.picture }
    let bounds = CGRect(origin: .zero, size: size)
    var context = GraphicsContext(environment: environment, symbols: [], bounds: bounds)
    if isOpaque { context.fill(Path(bounds), with: .color(.black)) }
    renderer(&context)
    let picture = DrawnPicture(context.recording.list, size: size)
    last = (environment, picture)
    return picture
  }

  package static func == (a: ImageRecipe, b: ImageRecipe) -> Bool { a === b }
}
