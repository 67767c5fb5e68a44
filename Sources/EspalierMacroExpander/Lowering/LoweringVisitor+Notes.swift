// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Constructs that stay as they are, and need a module that Linux may lack.
extension LoweringVisitor {
  /// `value as CFString`, `range as NSValue`: bridges of Objective-C that Foundation on Linux lacks. It has those to `NSString`,
  /// `NSNumber`, `NSError` and other classes of Foundation.
  func noteCast(_ node: UnresolvedAsExprSyntax) {
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count,
      let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text
    else { return }
    if type.hasPrefix("CF"), type.dropFirst(2).first?.isUppercase == true {
      note("a cast to '\(type)' compiles on Linux only where a module declares it as a type of Foundation", at: node)
    } else if type == "NSValue" {
      note("a cast to 'NSValue' does not compile on Linux; use one of its initialisers", at: node)
    }
  }

  /// `override` in an extension: the compiler allows it for methods of Objective-C only.
  func noteOverride(_ modifier: DeclModifierSyntax) {
    guard modifier.name.tokenKind == .keyword(.override), let member = modifier.parent?.parent,
      member.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    else { return }
    note("an override in an extension does not compile on Linux; move it to the declaration of the class", at: modifier)
  }

  /// `object.observe(\.property)`, `addObserver(_:forKeyPath:options:context:)`: key-value observing.
  func noteObservation(_ node: FunctionCallExprSyntax) {
    guard let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return }
    let first = node.arguments.first
    let isObservation =
      method == "observe" && first?.label == nil && first?.expression.is(KeyPathExprSyntax.self) == true
      || method == "publisher" && first?.label?.text == "for" && first?.expression.is(KeyPathExprSyntax.self) == true
      || method == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" }
    if isObservation { note(Self.noObserving, at: node.calledExpression) }
  }

  /// `override func observeValue(forKeyPath:of:change:context:)` of a class below one of the system's: the class conforms to the
  /// protocol of observers, for `NSObject` has no such method on Linux. User defaults report changes, other objects do not.
  func lowerObserver(_ node: FunctionDeclSyntax) {
    guard node.name.text == "observeValue", node.signature.labels.first == "forKeyPath" else { return }
    note(Self.noObserving, at: node.name)
    guard let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let inherited = owner.inheritanceClause?.inheritedTypes, let parent = inherited.first?.type.singleLine,
      ["NS", "UI"].contains(parent.prefix(2)), let last = inherited.last
    else { return }
    remove(override)
    insert(", _KeyValueObserver", after: last.type)
  }

  private static let noObserving =
    "key-value observing needs the Objective-C runtime: only user defaults report changes on Linux"
}
