// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// Attributes of the Objective-C runtime and of Interface Builder, which have no effect without them.
  private static let removedAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "GKInspectable", "NSCopying",
  ]

  /// `@objc` and its kind: nothing. `@UIApplicationMain` and `@NSApplicationMain`: `@main`.
  func lowerAttribute(_ node: AttributeSyntax) {
    if Self.removedAttributes.contains(node.name) { remove(node) }
    if node.name == "UIApplicationMain" || node.name == "NSApplicationMain" { replace(node, with: "@main") }
  }
}
