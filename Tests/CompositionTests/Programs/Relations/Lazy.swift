// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Relation {
  /// A lazy container shows what the eager one shows. The window is so long that everything is in sight.
  static let lazy = Relation(
    name: "lazy", containers: Containers.all.without([InContainerRelativeFrame.self]),
    variants: Axis.allCases.map { .lazy($0) }, planted: .lazy(.vertical, gap: 6))
}

extension Relation.Variant {
  fileprivate static func lazy(_ axis: Axis, gap: CGFloat = 5) -> Self {
    let size = axis == .vertical ? CGSize(width: 400, height: 3_000) : CGSize(width: 9_000, height: 400)
    return .equal(
      "\(axis)", size: size, of: \.shown, { Scrolled(axis: axis, isLazy: false, gap: 5).around($0) },
      { Scrolled(axis: axis, isLazy: true, gap: gap).around($0) })
  }
}

private struct Scrolled: Change {
  let axis: Axis
  let isLazy: Bool
  let gap: CGFloat

  func around(_ content: some View) -> any View {
    let rows = ViewBuilder.buildBlock(Text("first"), content, Text("last"))
    return switch (axis, isLazy) {
    case (.vertical, true): ScrollView { LazyVStack(alignment: .leading, spacing: gap) { rows } }
    case (.vertical, false):
      ScrollView { VStack(alignment: .leading, spacing: gap) { rows }.frame(width: 400, alignment: .leading) }
    case (.horizontal, true): ScrollView(.horizontal) { LazyHStack(alignment: .top, spacing: gap) { rows } }
    case (.horizontal, false):
      ScrollView(.horizontal) { HStack(alignment: .top, spacing: gap) { rows }.frame(height: 400, alignment: .top) }
    }
  }
}
