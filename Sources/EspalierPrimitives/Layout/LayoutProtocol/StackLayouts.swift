// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A row as a layout, for use where the layout itself changes (specification L95). It places views as `HStack` does.
@frozen public struct HStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// The alignment of the views across the row.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil uses the neighbours' preferred distances.
  public var spacing: CGFloat?

  /// A row as a layout: `spacing` points between neighbours, nil uses the neighbours' preferred distances.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  package var configuration: StackConfiguration {
    StackConfiguration(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// A column as a layout, for use where the layout itself changes (specification L95). It places views as `VStack` does.
@frozen public struct VStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// The alignment of the views across the column.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil uses the neighbours' preferred distances.
  public var spacing: CGFloat?

  /// A column as a layout: `spacing` points between neighbours, nil uses the neighbours' preferred distances.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  package var configuration: StackConfiguration {
    StackConfiguration(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// Overlapping views as a layout, for use where the layout itself changes. It places views as `ZStack` does.
@frozen public struct ZStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// The guides by which the views are aligned.
  public var alignment: Alignment

  /// Overlapping views, the last one in front, aligned at the guides of `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var configuration: OverlapConfiguration { OverlapConfiguration(alignment: alignment) }
}

extension LayoutProperties {
  init(stackOrientation: Axis) {
    self.init()
    self.stackOrientation = stackOrientation
  }
}

/// The names of these layouts in the first SDKs.
public typealias _HStackLayout = HStackLayout
public typealias _VStackLayout = VStackLayout
public typealias _ZStackLayout = ZStackLayout
