// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`: `true` or `false`. Other conditions of the same `#if`,
  /// such as `DEBUG` and `swift(>=6)`, stay for the compiler.
  func lowerCondition(_ condition: ExprSyntax) {
    _ = conditions.value(of: condition) { part, value in replace(part, with: "\(value)") }
  }
}
