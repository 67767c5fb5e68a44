// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A type-erased behaviour of scroll targets, so that one property can store several kinds.
///
/// Source: Apple's reference, AnyScrollTargetBehavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// The same behaviour without its type.
  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
