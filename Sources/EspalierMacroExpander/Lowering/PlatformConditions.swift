// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Values of `#if` conditions as far as the platform of an app decides them.
struct PlatformConditions {
  let platform: LoweringRequest.Platform
  let modules: Set<String>
  let absent: Set<String>
  let undefined: Set<String>

  /// The value of a condition; nil if the compiler's flags, version or modules decide.
  /// - Parameter report: Receives each innermost condition that is decided, with its value.
  func value(of condition: ExprSyntax, report: (ExprSyntax, Bool) -> Void = { _, _ in }) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let value = value(of: call)
      if let value { report(condition, value) }
      return value
    }
    if let name = condition.as(DeclReferenceExprSyntax.self), undefined.contains(name.baseName.text) {
      report(condition, false)
      return false
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
      return value(of: inner.expression, report: report)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression, report: report).map { !$0 }
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    // `&&` binds stronger than `||`: the sequence is a disjunction of conjunctions.
    var disjunction: Bool? = false
    var conjunction: Bool? = true
    for element in sequence.elements {
      guard let connective = element.as(BinaryOperatorExprSyntax.self) else {
        conjunction = Self.and(conjunction, value(of: element, report: report))
        continue
      }
      if connective.operator.text == "||" {
        disjunction = Self.or(disjunction, conjunction)
        conjunction = true
      }
    }
    return Self.or(disjunction, conjunction)
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression, let name = Self.root(of: argument)
    else { return nil }
    switch function {
    case "os": return name == platform.rawValue || name == "OSX" && platform == .macOS
    case "targetEnvironment": return false
    case "canImport": return modules.contains(name) ? true : absent.contains(name) ? false : nil
    case "_runtime": return name != "_ObjC"
    default: return nil
    }
  }

  /// The first name of a path: `UIKit` of `UIKit.UIColor`.
  private static func root(of expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base.flatMap(root) }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
    and(left.map { !$0 }, right.map { !$0 }).map { !$0 }
  }
}
