// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// Functions of Foundation that have no folder for some directories on Linux, where apps take the first of an empty list:
/// `FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]`.
///
/// A module cannot replace a method of a class that is available, so the call names another one:
/// `_urls(for:in:)` of Combine, which is imported wherever Foundation is, with the same parameters.
struct DirectoryFunctions {
  /// The labels of the functions whose calls are lowered, by name.
  private(set) var lowered: [String: [String]]

  static let none = DirectoryFunctions(lowered: [:])
  static let all = DirectoryFunctions(lowered: [
    "urls": ["for", "in"], "url": ["for", "in", "appropriateFor", "create"],
    "NSSearchPathForDirectoriesInDomains": ["", "", ""],
  ])

  /// Leaves the functions out that a source of the module declares: calls may refer to those.
  mutating func exclude(declaredIn source: Data) {
    lowered = lowered.filter { name, _ in source.range(of: Data("func \(name)(".utf8)) == nil }
  }
}

extension LoweringVisitor {
  /// `manager.urls(for: a, in: b)`: `manager._urls(for: a, in: b)`; also without the manager in an extension of `FileManager`.
  func lowerDirectories(_ node: FunctionCallExprSyntax) {
    guard let name = directoryFunction(node.calledExpression),
      let labels = directories.lowered[name.text], labels == node.arguments.map({ $0.label?.text ?? "" }),
      node.trailingClosure == nil
    else { return }
    insert("_", before: name)
  }

  private func directoryFunction(_ called: ExprSyntax) -> TokenSyntax? {
    if let access = called.as(MemberAccessExprSyntax.self) {
      return access.base == nil ? nil : access.declName.baseName
    }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
    return name.text.hasPrefix("NS") || types.last?.fullName == "FileManager" ? name : nil
  }
}
