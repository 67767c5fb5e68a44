// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The choice of the part of a chart that is visible after a finger is lifted.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the part that is to be visible. Without an implementation, that of the scroll view is unchanged.
  @MainActor @preconcurrency
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The values that a behaviour of a chart can read: those of a scroll view, and the scales.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let base: ScrollTargetBehaviorContext
  let x: VisiblePart?
  let y: VisiblePart?
  /// Whether the horizontal axis begins at the right.
  let isMirrored: Bool
  let calendar: Calendar

  /// A value of the scroll view: its sizes, its velocity, its target.
  public subscript<T>(dynamicMember path: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: path] }
}

extension ChartScrollTargetBehavior {
  /// A scroll view without a chart has no values: its target is unchanged.
  @MainActor @preconcurrency
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}

  @MainActor @preconcurrency
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.base)
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The behaviour of a chart as that of its scroll view.
struct ChartScrollBehavior: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let x: VisiblePart?
  let y: VisiblePart?
  let isMirrored: Bool
  let calendar: Calendar

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(base: context, x: x, y: y, isMirrored: isMirrored, calendar: calendar))
  }
}
