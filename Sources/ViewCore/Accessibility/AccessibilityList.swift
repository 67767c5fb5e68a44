import CoreGeometry
import Drawing
import Foundation
import Graph

/// What a screen reader sees travels up like every other preference.
package enum AccessibilityKey: PreferenceKey {
  package static var defaultValue: AccessibilityList { AccessibilityList() }
  package static func reduce(value: inout AccessibilityList, nextValue: () -> AccessibilityList) {
    value.nodes += nextValue().nodes
  }
}

/// Accessible elements in reading order.
package struct AccessibilityList {
  package var nodes: [AccessibilityNode] = []
  package init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }
}

/// What kind of thing an accessible element is.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case text, heading, image, button, link, toggle, slider, stepper, textField, secureTextField, group, list, row,
    window, scrollView
  case progressIndicator, other
}

/// One accessible element. Its frame is what is on screen now, relative to the nearest enclosing effect; effects map it
/// on the way up.
package struct AccessibilityNode {
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var text: String?
  /// What of its text is selected.
  package var selectedText: String?
  package var identifier: String?
  package var isEnabled = true
  package var frame: CGRect
  /// The view it stands for: stable while the view's identity lives.
  package var view: ObjectIdentifier
  /// What can be done with it by name; the default action first.
  package var actions: [AccessibilityAction] = []
  /// What the keyboard's input goes to when the element is focused.
  package var focusTarget: FocusTarget?
  /// Not spoken on its own: it belongs to the element around it, or it is hidden from screen readers. It is found by what
  /// it shows, not by what it is called.
  package var isPart = false
  /// Takes the value one step up or down.
  package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Elements with a higher one are read first.
  package var sortPriority = 0.0
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  package var traits = AccessibilityTraits()
  package var children: [AccessibilityNode] = []

  package init(role: AccessibilityRole, frame: CGRect, view: ObjectIdentifier) {
    self.role = role
    self.frame = frame
    self.view = view
  }

  package func mapped(by matrix: ProjectionTransform) -> AccessibilityNode {
    var result = self
    result.frame = frame.applying(matrix)
    result.children = children.map { $0.mapped(by: matrix) }
    return result
  }
}

/// Which way an adjustable element goes.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }

/// How deep a heading stands among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable { case unspecified, h1, h2, h3, h4, h5, h6 }

package struct AccessibilityAction {
  package let name: String
  package let perform: @MainActor () -> Void
  package init(name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

struct EffectAccessibility: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<AccessibilityList>
  mutating func value() -> AccessibilityList {
    switch effect.value {
    case .transform(let matrix):
      AccessibilityList(content.value.nodes.map { $0.mapped(by: ProjectionTransform(matrix)) })
    case .projection(let matrix): AccessibilityList(content.value.nodes.map { $0.mapped(by: matrix) })
    case .opacity, .clip, .mask, .isolate, .blend, .filter: content.value
    }
  }
  nonisolated static var label: String { "accessibility through effect" }
}
