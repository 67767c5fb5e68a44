// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import Foundation

extension Image {
  /// A picture that code draws, like a `Canvas`, anew for each size that it is shown in.
  /// - Parameters:
  ///   - size: the picture's natural size in points, and the coordinates of the renderer.
  ///   - label: read by screen readers; nil for decoration.
  ///   - opaque: black where nothing is drawn.
  ///   - colorMode: pictures here have eight bits of sRGB in each mode.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(ImageRecipe(size: size, isOpaque: opaque, renderer: renderer)),
      label.map { .text($0) } ?? .decoration)
  }
}

/// How a picture is drawn. Runs once for each environment that the picture is shown in one after the other.
package final class ImageRecipe: Equatable, @unchecked Sendable {
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void
  /// Only touched where views are drawn.
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
