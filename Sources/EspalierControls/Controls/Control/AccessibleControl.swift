// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import Foundation

/// Makes a view one control: an element for screen readers, named by the view's content; a focus target for the keyboard, with a
/// ring while it has the focus; the target of a keyboard shortcut.
package nonisolated struct AccessibleControl<UnseenLabel: View>: _PrimitiveViewModifier {
  var role: AccessibilityRole
  /// The element's kind among its neighbours, such as a tab.
  var kind: AccessibilityKind?
  var value: String?
  /// The value as a number, with its range.
  var range: AccessibilityRange?
  /// Whether the content is the control's value, and not its name.
  var valueIsContent = false
  /// Roles of the content's elements that stay elements of their own; the rest become parts, found by their text, and not spoken.
  var elements: Set<AccessibilityRole>
  var traits: AccessibilityTraits
  /// Whether the control can take the keyboard focus.
  var takesKeyboard: Bool
  /// The interactions of the keyboard focus; they determine whether Tab reaches the control for every user, as it does text
  /// input.
  var interactions: FocusInteractions
  /// Shortcuts in addition to the one that is set by the user's code.
  var impliedShortcuts: [ImpliedShortcut]
  /// Activates the control: by Space or Return, a screen reader, or its shortcut.
  var action: (@MainActor () -> Void)?
  /// Moves the value one step up or down, by arrow keys or a screen reader.
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Receives every key first; returns true if it has handled the key.
  var keys: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)?
  /// Radius of the ring's corners, in points; nil for controls that draw their own focus.
  var ringRadius: CGFloat?
  /// The control's name if its label is not shown.
  var unseenLabel: UnseenLabel

  init(
    role: AccessibilityRole, kind: AccessibilityKind? = nil, value: String? = nil, range: AccessibilityRange? = nil,
    valueIsContent: Bool = false,
    elements: Set<AccessibilityRole> = [], ringRadius: CGFloat? = 8, traits: AccessibilityTraits = [],
    takesKeyboard: Bool = true, interactions: FocusInteractions = .activate, unseenLabel: UnseenLabel,
    impliedShortcuts: [ImpliedShortcut] = [],
    action: (@MainActor () -> Void)? = nil,
    adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? = nil,
    keys: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)? = nil
  ) {
    self.role = role
    self.kind = kind
    self.value = value
    self.range = range
    self.valueIsContent = valueIsContent
    self.elements = elements
    self.ringRadius = ringRadius
    self.traits = traits
    self.takesKeyboard = takesKeyboard
    self.interactions = interactions
    self.unseenLabel = unseenLabel
    self.impliedShortcuts = impliedShortcuts
    self.action = action
    self.adjust = adjust
    self.keys = keys
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let current = modifier.live
    let keyboard = ControlKeyboard(inputs, interactions: current.value?.interactions ?? .activate) { key, modifiers in
      let outer = Graph.beginCall("a key", at: current.place)
      defer { Graph.endCall(outer) }
      return current.value?.handle(key, modifiers) ?? false
    }
    var inner = inputs
    inner.allowsTextSelection = false
    keyboard.writeFocus(to: &inner)
    var outputs = body(_Graph(), inner)
    var unseen: PreferenceNode?
    if UnseenLabel.self != EmptyView.self {
      unseen = UnseenLabel._makeView(view: modifier[\.unseenLabel], inputs: inner).preferences
    }
    let environment = _GraphValue(inputs.environment)
    outputs.describe("control", inputs: inputs, unshown: unseen) { view in
      let isAlone = !environment.value.isInArrowKeyGroup
      return [
        modifier.value.element(
          of: view, isEnabled: environment.value.isEnabled, target: isAlone ? keyboard.target : nil)
      ]
    }
    outputs.transform(KeyboardShortcutKey.self) { shortcuts in
      let environment = environment.value
      guard let action = modifier.value.action else { return }
      let implied = modifier.value.impliedShortcuts + [environment.impliedShortcut].compactMap { $0 }
      let all = [environment.keyboardShortcut].compactMap { $0 }.map { ImpliedShortcut($0, .explicit) } + implied
      if all.isEmpty { return }
      shortcuts.insert(
        contentsOf: all.map {
          ShortcutTarget(
            shortcut: $0.shortcut, precedence: $0.precedence, isEnabled: environment.isEnabled, perform: action)
        }, at: 0)
    }
    outputs.preferences = FocusRing.node(
      around: outputs.preferences, radius: { modifier.value.ringRadius }, isFocused: keyboard.isFocused, inputs: inputs)
    return outputs
  }

  @MainActor package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    inputs.base.allowsTextSelection = false
    return wrapElements(modifier: modifier, inputs: inputs, body: body)
  }

  /// The one element that represents the control; O(size of the content).
  /// - Parameter target: Nil if an enclosing group takes the keyboard.
  @MainActor private func element(of view: DescribedView, isEnabled: Bool, target: FocusTarget?) -> AccessibilityNode {
    let content = view.elements
    var node = view.element(role)
    let parts = content.filter { !elements.contains($0.role) }
    node.label = view.unshownElements.spokenLabel ?? parts.spokenLabel
    node.value = valueIsContent ? parts.spokenLabel : value
    node.kind = kind
    node.range = range
    node.isEnabled = isEnabled
    node.children = content.map { elements.contains($0.role) ? $0 : $0.asPart }
    if let action { node.actions = [AccessibilityAction(name: "activate", perform: action)] }
    node.adjust = adjust
    if takesKeyboard { node.focusTarget = target }
    node.traits = traits
    return node
  }

  @MainActor private func handle(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    if keys?(key, modifiers) == true { return true }
    guard modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    switch key {
    case .space, .return:
      guard let action else { return false }
      action()
    case .upArrow, .rightArrow:
      guard let adjust else { return false }
      adjust(.increment)
    case .downArrow, .leftArrow:
      guard let adjust else { return false }
      adjust(.decrement)
    default: return false
    }
    return true
  }
}

extension AccessibleControl where UnseenLabel == EmptyView {
  package init(
    role: AccessibilityRole, kind: AccessibilityKind? = nil, value: String? = nil, range: AccessibilityRange? = nil,
    elements: Set<AccessibilityRole> = [], ringRadius: CGFloat? = 8,
    traits: AccessibilityTraits = [], takesKeyboard: Bool = true, impliedShortcuts: [ImpliedShortcut] = [],
    action: (@MainActor () -> Void)? = nil,
    adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? = nil,
    keys: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)? = nil
  ) {
    self.init(
      role: role, kind: kind, value: value, range: range, elements: elements, ringRadius: ringRadius, traits: traits,
      takesKeyboard: takesKeyboard, unseenLabel: EmptyView(), impliedShortcuts: impliedShortcuts, action: action,
      adjust: adjust, keys: keys)
  }
}
