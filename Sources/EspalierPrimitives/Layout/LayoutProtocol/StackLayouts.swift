// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A row as a layout, to be used where the layout itself changes (specification L95). It places views as `HStack` does.
@frozen public struct HStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// Where the views lie across the row.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil lets the neighbours decide.
  public var spacing: CGFloat?

  /// A row as a layout: `spacing` points between neighbours, nil lets the neighbours decide.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  package var configuration: StackConfiguration {
    StackConfiguration(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// A column as a layout, to be used where the layout itself changes (specification L95). It places views as `VStack` does.
@frozen public struct VStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// Where the views lie across the column.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil lets the neighbours decide.
  public var spacing: CGFloat?

  /// A column as a layout: `spacing` points between neighbours, nil lets the neighbours decide.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  package var configuration: StackConfiguration {
    StackConfiguration(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// Views on top of each other as a layout, to be used where the layout itself changes. It places views as `ZStack` does.
@frozen public struct ZStackLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// The guides at which the views meet.
  public var alignment: Alignment

  /// Views one upon the other, the last one in front, which meet at the guides of `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var configuration: OverlapConfiguration { OverlapConfiguration(alignment: alignment) }
}

extension LayoutProperties {
  init(stackOrientation: Axis) {
    self.init()
    self.stackOrientation = stackOrientation
  }
}

/// The names under which the first SDKs had these layouts.
public typealias _HStackLayout = HStackLayout
public typealias _VStackLayout = VStackLayout
public typealias _ZStackLayout = ZStackLayout
