// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The metrics of a row in its list or form.
struct RowPlace {
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  let background: AnyView?

  /// Called in a rule.
  @MainActor init(_ traits: ViewTraits, _ environment: EnvironmentValues) {
    let appearance = environment.listAppearance
    insets = traits.value(ListRowInsetsTraitKey.self).completed(by: appearance.insets)
    minimumHeight = environment.minimumListRowHeight ?? appearance.minimumHeight
    background = traits.value(ListRowBackgroundTraitKey.self)
  }

  /// Places the content in the row.
  @MainActor func holding(_ content: some View) -> some View {
    content.padding(insets).frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
  }
}

/// The row around a view of a list's content.
struct ListRow: ViewModifier {
  let place: RowPlace
  var isSelected: Bool
  var cornerRadius: CGFloat
  /// Distance from the row's edges to the background of its selection.
  var selectionInset = CGSize.zero
  /// Selects the row on a click; nil if a click does not select.
  var select: (@MainActor () -> Void)?
  /// Adds the row to the selection or removes it; nil in a single selection.
  var toggle: (@MainActor () -> Void)?
  /// Whether the action of the link in the row also selects the row.
  var linkSelects = false
  /// Whether the list has the keyboard focus.
  var isFocused = true
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.design) private var design
  @Environment(\.accent) private var accent
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    place.holding(content)
      .background {
        if let background = place.background { background }
        if let highlight {
          shape.fill(highlight).padding(.horizontal, selectionInset.width).padding(.vertical, selectionInset.height)
        }
      }
      .modifier(RowHighlight(isHighlighted: highlight != nil))
      .modifier(ListRowPress(isPressed: $isPressed, select: select, linkSelects: linkSelects))
      // Outside the modifiers that give the row its shape: the pointer is over the row beside its texts, too.
      .modifier(
        PointedRow(
          isHovered: $isHovered, isOnAccent: isSelected && isFocused,
          isWanted: select != nil && design.rows.dimsUnfocused)
      )
      .modifier(AccessibilityContainer(.row, traits: isSelected ? .isSelected : [], actions: actions))
  }

  /// The colour for a row that is selected, pressed or under the pointer.
  private var highlight: Color? {
    if isSelected {
      isFocused || !design.rows.dimsUnfocused
        // The accent colour itself: `Color.accentColor` is white on it.
        ? Color(accent).opacity(design.rows.selection) : Color(.unfocusedSelection)
    } else if isPressed {
      Color(.press)
    } else if isHovered, isEnabled {
      Color(.hover)
    } else {
      nil
    }
  }

  /// The actions for screen readers.
  private var actions: [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    if let select { actions.append(AccessibilityAction(name: "activate", perform: select)) }
    if let toggle {
      let name = isSelected ? "Remove from Selection" : "Add to Selection"
      actions.append(AccessibilityAction(name: name, perform: toggle))
    }
    return actions
  }
}

/// Follows the pointer over a row of a desktop's list, and gives it the colours of a selection while the list has the keyboard.
private struct PointedRow: ViewModifier {
  @Binding var isHovered: Bool
  /// Whether the row's background is the accent colour.
  let isOnAccent: Bool
  let isWanted: Bool

  func body(content: Content) -> some View {
    if isWanted {
      content.onHover { isHovered = $0 }
        .transformEnvironment(\.self) {
          guard isOnAccent else { return }
          $0.appearance.isOnAccent = true
          $0.backgroundProminence = .increased
        }
    } else {
      content
    }
  }
}

/// The actions of clicks on a row.
@MainActor
struct RowClicks {
  let value: AnyHashable
  let opener: ColumnOpener?
  let select: @MainActor () -> Void
  let toggle: @MainActor () -> Void

  init(_ selector: RowSelector, _ value: AnyHashable, opener: ColumnOpener?) {
    self.value = value
    self.opener = opener
    select = { selector.click(value, opener: opener) }
    toggle = { selector.toggle(value) }
  }
}

// Reads: the row's traits, the selection, whether the list has the keyboard focus, the environment.
// Produces: the row around its content.
struct ListRowRule: Rule {
  let selection: Attribute<ListSelection?>
  /// Nil for rows of a list among those of another one: a click adds such a row to the selection or removes it.
  let selector: RowSelector?
  let environment: Attribute<EnvironmentValues>
  let identity: RowIdentity
  /// Kept as long as the clicks do the same: a row with other closures is another row, whose body runs.
  private(set) var clicks: RowClicks?

  mutating func value() -> ListRow {
    let environment = self.environment.value
    let appearance = environment.listAppearance
    let selection = self.selection.value
    let isSelectable = !identity.traits.value(IsSelectionDisabledTraitKey.self)
    let value = selection.flatMap { selection in isSelectable ? identity.value(in: selection) : nil }
    let opener = environment.columnOpener
    var row = ListRow(
      place: RowPlace(identity.traits, environment),
      isSelected: value.map { selection?.isSelected($0) ?? false } ?? false,
      cornerRadius: appearance.selectionRadius, selectionInset: appearance.selectionInset)
    guard let value, let selection else { return row }
    guard let selector else {
      row.select = { selection.allowsSeveral ? selection.toggle(value) : selection.set([value]) }
      return row
    }
    let clicks = clicks(selector, value, opener)
    row.select = clicks.select
    if selection.allowsSeveral { row.toggle = clicks.toggle }
    row.isFocused = selector.isFocused.get()
    row.linkSelects = environment.isInColumn && identity.traits.value(LinkValueTraitKey.self) == value
    return row
  }

  private mutating func clicks(_ selector: RowSelector, _ value: AnyHashable, _ opener: ColumnOpener?) -> RowClicks {
    if let clicks, clicks.value == value, clicks.opener === opener { return clicks }
    let made = RowClicks(selector, value, opener: opener)
    clicks = made
    return made
  }

  nonisolated static var label: String { "list row" }
}

/// Makes a row pressable as a whole.
nonisolated struct ListRowPress: _PrimitiveViewModifier {
  let isPressed: Binding<Bool>
  let select: (@MainActor () -> Void)?
  var linkSelects = false

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let actions = outputs.preferences?.attribute(for: ListRowActionsKey.self)
    let menus = outputs.preferences?.attribute(for: RowContextMenusKey.self)
    let menu = ButtonPressModifier(
      .secondary,
      handle: { point in
        guard let menus = menus?.peek(), menus.count == 1 else { return false }
        menus[0].open(point)
        return true
      })
    let modifier = modifier.attribute
    let gesture = PressGesture(
      pressingChanged: { isDown in
        guard modifier.isValid else { return }
        let row = modifier.peek()
        // Only a row that acts on a press is drawn as pressed.
        if row.select != nil || !row.actions(actions).isEmpty || !isDown { row.isPressed.wrappedValue = isDown }
      },
      action: {
        guard modifier.isValid else { return }
        let row = modifier.peek()
        let performed = row.actions(actions)
        for action in performed { action.perform() }
        if performed.isEmpty || !row.linkSelects { row.select?() }
      })
    return
      outputs
      .modified(by: _ContentShapeModifier(shape: Rectangle()), inputs: inputs)
      .modified(by: AddGestureModifier(gesture), inputs: inputs)
      .modified(by: menu, inputs: inputs)
  }

  /// The actions of a press on the row in addition to the selection.
  @MainActor private func actions(_ all: Attribute<[ListRowAction]>?) -> [ListRowAction] {
    (all?.peek() ?? []).filter { select == nil || !$0.yieldsToSelection }
  }
}
