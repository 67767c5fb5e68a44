// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension Image {
  /// What of a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated.
    case tile
    /// The picture is stretched.
    case stretch
  }

  /// Whether a picture's colours count, or only its shape.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture's shape in the foreground style.
    case template
    /// The picture in its own colours.
    case original
  }

  /// How pixels between the picture's own are found.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest pixel alone, or from ever more pixels around it.
    case none, low, medium, high
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// From the smallest to the largest; `medium` is the default.
    case small, medium, large
  }

  /// How the stored rows of a picture are to be looked at.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// How the picture is turned from its stored rows, with and without a mirror.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How bright a picture may be. Pictures here are standard.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The range of ordinary screens; every picture here.
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

  /// The picture takes the size that it is offered (specification L5).
  /// - Parameters:
  ///   - capInsets: points of the picture at its edges that keep their size; corners do in both directions.
  ///   - resizingMode: what is between them is stretched, or repeated from its upper left corner.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// `template` draws the picture's shape in the foreground style; nil leaves that to the asset catalogue.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How pixels are found where the picture is larger or smaller than its own.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// Whether slanting edges of the picture are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// How the layers of a symbol are coloured; nil leaves that to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

  /// How bright the picture may be. Pictures here are standard: nothing changes.
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

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All in the first foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer a level of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer one of the styles of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours, where it has some.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
