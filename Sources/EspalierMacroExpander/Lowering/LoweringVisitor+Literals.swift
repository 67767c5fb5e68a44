// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `#colorLiteral(red:green:blue:alpha:)`: a colour of the platform's kit. Its components are sRGB, for which `NSColor` has an
  /// initialiser of its own.
  func lowerColorLiteral(_ node: some FreestandingMacroExpansionSyntax) {
    guard let red = node.arguments.first, let label = red.label, label.text == "red" else { return }
    rename(node, to: conditions.platform == .iOS ? "UIColor" : "NSColor")
    if conditions.platform == .macOS { replace(label, with: "srgbRed") }
  }

  /// `#imageLiteral(resourceName:)`: a picture of the app's assets, which has to exist.
  func lowerImageLiteral(_ node: some FreestandingMacroExpansionSyntax) {
    guard let label = node.arguments.first?.label, let end = node.rightParen else { return }
    rename(node, to: conditions.platform == .iOS ? "UIImage" : "NSImage")
    replace(label, with: "named")
    insert("!", after: end)
  }

  /// `#fileLiteral(resourceName:)`: the address of a file in the app's bundle, which has to exist.
  func lowerFileLiteral(_ node: some FreestandingMacroExpansionSyntax) {
    guard let argument = node.arguments.first, let label = argument.label, let end = node.rightParen else { return }
    rename(node, to: "Bundle.main.url")
    replace(label, with: "forResource")
    insert(", withExtension: nil", after: argument)
    insert("!", after: end)
  }

  private func rename(_ node: some FreestandingMacroExpansionSyntax, to name: String) {
    replace(node.pound.contentRange.lowerBound..<node.macroName.contentRange.upperBound, with: name)
  }
}
