// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import Foundation

/// What surrounds the content of a row.
struct ListRow: ViewModifier {
  var insets: EdgeInsets
  var minimumHeight: CGFloat
  var background: AnyView?
  var isSelected: Bool
  var cornerRadius: CGFloat
  /// Nil where a click selects nothing.
  var select: (@MainActor () -> Void)?
  @State private var isPressed = false

  func body(content: Content) -> some View {
    content
      .padding(insets)
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
      .background {
        if let background { background }
        if isSelected {
          RoundedRectangle(cornerRadius: cornerRadius).fill(Color.accentColor.opacity(0.25))
        } else if isPressed {
          Color.gray.opacity(0.25)
        }
      }
      .modifier(ListRowPress(isPressed: $isPressed, select: select))
      .modifier(AccessibilityContainer(.row, traits: isSelected ? .isSelected : [], action: select))
  }
}

// Reads: the row's traits, the selection, the environment.
// Produces: what surrounds its content.
struct ListRowRule: Rule {
  let selection: Attribute<ListSelection?>
  let environment: Attribute<EnvironmentValues>
  let identity: RowIdentity

  mutating func value() -> ListRow {
    let environment = self.environment.value
    let insets =
      identity.traits.value(ListRowInsetsTraitKey.self)
      ?? EdgeInsets(
        top: FormMetrics.rowPadding, leading: FormMetrics.rowInset, bottom: FormMetrics.rowPadding,
        trailing: FormMetrics.rowInset)
    let selection = self.selection.value
    let isSelectable = !identity.traits.value(IsSelectionDisabledTraitKey.self)
    let value = selection.flatMap { selection in isSelectable ? identity.value(in: selection) : nil }
    return ListRow(
      insets: insets, minimumHeight: environment.defaultMinListRowHeight,
      background: identity.traits.value(ListRowBackgroundTraitKey.self),
      isSelected: value.map { selection?.isSelected($0) ?? false } ?? false,
      cornerRadius: environment.listAppearance.hasCards ? 0 : environment.listAppearance.cornerRadius,
      select: selecting(value, in: selection))
  }

  /// The action of a link in the row selects as well: both may come of one click.
  private func selecting(_ value: AnyHashable?, in selection: ListSelection?) -> (@MainActor () -> Void)? {
    guard let value, let selection else { return nil }
    let isLink = environment.value.isInColumn && identity.traits[LinkValueTraitKey.self] != nil
    let opener = environment.value.columnOpener
    return {
      if isLink || selection.keepsSelected, selection.isSelected(value) { opener?.open() }
      isLink ? selection.choose(value) : selection.select(value)
    }
  }

  nonisolated static var label: String { "list row" }
}

/// Lets a row be pressed as a whole.
nonisolated struct ListRowPress: _PrimitiveViewModifier {
  let isPressed: Binding<Bool>
  let select: (@MainActor () -> Void)?

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let actions = outputs.preferences?.attribute(for: ListRowActionsKey.self)
    let modifier = modifier.attribute
    let gesture = PressGesture(
      pressingChanged: { isDown in
        guard modifier.isValid else { return }
        let row = modifier.peek()
        // Only what does something when it is pressed is drawn as pressed.
        if row.select != nil || !(actions?.peek().isEmpty ?? true) || !isDown { row.isPressed.wrappedValue = isDown }
      },
      action: {
        guard modifier.isValid else { return }
        let select = modifier.peek().select
        for action in actions?.peek() ?? [] { action.perform() }
        select?()
      })
    return
      outputs
      .modified(by: _ContentShapeModifier(shape: Rectangle()), inputs: inputs)
      .modified(by: AddGestureModifier(gesture), inputs: inputs)
  }
}
