// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// Imports modules at the end of the file, where it moves no line. Those that the file imports stay as they are imported there,
  /// with `@preconcurrency` for example.
  func addImports(_ names: [String]) {
    for name in names where !imported.contains(name) { insert("\nimport \(name)\n", after: source.tree) }
  }

  /// `import UIKit.UIColor`: `import UIKit`. Apple's modules are Clang modules with submodules, those on Linux are Swift modules
  /// without. `import class UIKit.UIColor` names a declaration, also one that UIKit re-exports, and stays.
  func lowerImport(_ node: ImportDeclSyntax) {
    if let module = node.path.first { imported.insert(module.name.text) }
    guard node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first,
      module.name.text == "Foundation" || conditions.modules.contains(module.name.text),
      let period = module.trailingPeriod
    else { return }
    replace(period.contentRange.lowerBound..<node.path.contentRange.upperBound, with: "")
  }
}
