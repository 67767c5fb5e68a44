// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import Foundation

/// Makes one control of a view: an element for screen readers, named by what is inside of it; a place that the keyboard's
/// input can go to, with a ring around it while it does; the target of a keyboard shortcut.
package nonisolated struct AccessibleControl<UnseenLabel: View>: _PrimitiveViewModifier {
  var role: AccessibilityRole
  /// What it is among what surrounds it.
  var kind: AccessibilityKind?
  var value: String?
  /// The number that the value is.
  var range: AccessibilityRange?
  /// What is inside is the value, and not the name.
  var valueIsContent = false
  /// What is inside and stays an element of its own; the rest are parts, found by what they show, and not spoken.
  var elements: Set<AccessibilityRole>
  var traits: AccessibilityTraits
  /// Whether the keyboard's input can go to it.
  var takesKeyboard: Bool
  /// Whether it is reached by every user's Tab key, as what is typed into.
  var interactions: FocusInteractions
  /// What it has besides the shortcut that it is given.
  var impliedShortcuts: [ImpliedShortcut]
  /// What activating the control does: with Space or Return, by a screen reader, by its shortcut.
  var action: (@MainActor () -> Void)?
  /// One step up or down, by arrow keys or a screen reader.
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Receives every key first; returns true if it was for the control.
  var keys: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)?
  /// The corners of the ring, in points; nil for controls that draw their own focus.
  var ringRadius: CGFloat?
  /// What the control is called where its label is not shown.
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

  /// The one element that stands for the control; O(what is inside).
  /// - Parameter target: Nil where a group around takes the keyboard.
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
