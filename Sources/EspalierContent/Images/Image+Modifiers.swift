// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension Image {
  /// The way in which a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the picture.
    case tile
    /// Stretches the picture.
    case stretch
  }

  /// The rendering of a picture: in its own colours, or as a shape only.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture's shape in the foreground style.
    case template
    /// The picture in its own colours.
    case original
  }

  /// The computation of pixels between the picture's own.
  public enum Interpolation: Hashable, Sendable {
    /// Interpolation of the nearest pixel alone, or of increasingly many pixels around it.
    case none, low, medium, high
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The scales from the smallest to the largest; `medium` is the default.
    case small, medium, large
  }

  /// The orientation in which the stored rows of a picture are shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The rotation of the shown picture from its stored rows, with and without mirroring.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The range of a picture's brightness. Pictures here are standard.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The range of ordinary screens; the range of every picture here.
    public static let standard = DynamicRange(name: "standard")
    /// More than the range of ordinary screens; shown as standard here.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// More than the range of ordinary screens; shown as standard here.
    public static let high = DynamicRange(name: "high")
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// A copy of the picture that fills its proposed size (specification L5).
  /// - Parameters:
  ///   - capInsets: Points of the picture at its edges that keep their size; corners keep it in both directions.
  ///   - resizingMode: Whether the part between them is stretched, or repeated from its upper left corner.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// A copy with a rendering mode: `template` draws the picture's shape in the foreground style; nil is the mode in the asset
  /// catalogue.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// A copy with an interpolation for pixels if the picture is drawn larger or smaller than its own size.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// A copy whose slanted edges are smooth if `isAntialiased` is true.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// A copy with a colouring of a symbol's layers; nil is the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

  /// Returns the picture unchanged: the brightness of pictures here is standard.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image.Interpolation {
  var drawn: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// The colouring of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in the first foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer in a level of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer in one of the styles of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours, if it has some.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
