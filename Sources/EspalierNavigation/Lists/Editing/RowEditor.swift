// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The edits that a row allows.
struct RowEdits {
  var delete: (@MainActor () -> Void)?
  /// Moves the row by a number of positions, down if positive.
  var move: (@MainActor (Int) -> Void)?
  var leading: _SwipeActions?
  var trailing: _SwipeActions?
  var isEditing = false
}

/// A row with its editing controls: buttons that a swipe reveals, and in edit mode a delete button and a handle to move the row.
struct RowEditor: ViewModifier {
  let edits: RowEdits
  @State private var drag: CGFloat = 0
  @State private var open: CGFloat = 0
  /// Distance in points by which a finger has moved the row from its place in the list.
  @State private var lift: CGFloat?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listAppearance) private var appearance
  @Environment(\.design) private var design

  init(edits: RowEdits) { self.edits = edits }

  func body(content: Content) -> some View {
    SwipeLayout(drag: drag, open: open) {
      HStack(spacing: 0) {
        if edits.isEditing, edits.delete != nil { minus.transition(.opacity) }
        content.accessibilityActions { actions }
        if edits.isEditing, let move = edits.move { MoveHandle(lift: $lift, move: move).transition(.opacity) }
      }
      .overlay {
        if open != 0 { Color.clear.contentShape(Rectangle()).onTapGesture { close() } }
      }
      buttons(.leading)
      buttons(.trailing)
    }
    .clipShape(Rectangle())
    .offset(y: lift ?? 0)
    .shadow(color: .black.opacity(lift == nil ? 0 : design.rows.lift), radius: lift == nil ? 0 : design.rows.liftRadius)
    .modifier(SwipePress(swiped: swiped))
    .modifier(SidewaysWheelModifier(action: turned))
    .modifier(OutsidePressModifier(action: open == 0 ? nil : close))
    .transformPreference(KeyboardShortcutKey.self) { shortcuts in
      guard open != 0 else { return }
      shortcuts.append(
        ShortcutTarget(shortcut: .cancelAction, precedence: .implied, isEnabled: isEnabled, perform: close))
    }
  }

  private var minus: some View {
    Button {
      settle(open: open == 0 ? -1 : 0)
    } label: {
      Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red).symbolRenderingMode(.palette).font(.title3)
        .accessibilityLabel("Remove")
    }
    .buttonStyle(.plain)
    .padding(.leading, appearance.insets.leading)
  }

  private var deleteButton: some View {
    Button("Delete", role: .destructive) {
      withAnimation(.snappy(duration: design.motion.deletion)) { edits.delete?() }
    }
  }

  /// The actions for screen readers.
  @ViewBuilder private var actions: some View {
    if let leading = edits.leading { leading.buttons }
    if let trailing = edits.trailing { trailing.buttons }
    if edits.delete != nil { deleteButton }
    if let move = edits.move {
      Button("Move Up") { move(-1) }
      Button("Move Down") { move(1) }
    }
  }

  private func buttons(_ edge: HorizontalEdge) -> some View {
    let offset = drag + open
    let isShown = edge == .leading ? offset > 0 : offset < 0
    return SwipeButtons(edge: edge, buttonWidth: design.swipe.buttonWidth) {
      if isShown {
        if let own = edge == .leading ? edits.leading : edits.trailing {
          own.buttons
        } else if edge == .trailing, edits.delete != nil {
          deleteButton
        }
      }
    }
    .buttonStyle(SwipeButtonStyle(close: close))
    .environment(\.isFormRow, false)
    .clipShape(Rectangle())
  }

  // MARK: - Swiping

  private func swiped(_ phase: SwipeGesture.Phase, _ distance: CGFloat, _ width: CGFloat, _ first: (() -> Void)?) {
    guard isEnabled else { return }
    let distance = direction == .rightToLeft ? -distance : distance
    switch phase {
    case .moved: drag = distance
    case .cancelled: settle(open: open)
    case .ended:
      let edge: CGFloat = distance + open > 0 ? 1 : -1
      let allows = (edge > 0 ? edits.leading : edits.trailing)?.allowsFullSwipe ?? true
      if allows, abs(distance) > width / 2, let first {
        settle(open: 0)
        first()
      } else if open != 0 {
        // A drag back towards the row's place closes the buttons; a further one keeps them open.
        settle(open: distance * open < 0 ? 0 : open)
      } else {
        settle(open: abs(distance) > design.swipe.buttonWidth / 2 ? edge : 0)
      }
    }
  }

  /// Handles a horizontal scroll by wheel or touchpad over the row: reveals the buttons of that side, or hides the others.
  /// - Parameter distance: Distance to the right, in points.
  /// - Returns: False if the row does not move to that side.
  private func turned(_ distance: CGFloat) -> Bool {
    let side: CGFloat = (distance > 0) == (direction == .leftToRight) ? 1 : -1
    let hasButtons = side > 0 ? edits.leading != nil : edits.trailing != nil || edits.delete != nil
    guard isEnabled, open * side < 0 || hasButtons else { return false }
    if abs(distance) > design.swipe.buttonWidth / 2 {
      let rest = open * side < 0 ? 0 : side
      if rest != open { settle(open: rest) }
    }
    return true
  }

  private func settle(open: CGFloat) {
    withAnimation(.snappy(duration: design.motion.rows)) {
      drag = 0
      self.open = open
    }
  }

  private func close() { settle(open: 0) }
}

/// The handle at which a finger moves a row.
private struct MoveHandle: View {
  @Binding var lift: CGFloat?
  let move: @MainActor (Int) -> Void
  @Environment(\.design) private var design

  init(lift: Binding<CGFloat?>, move: @escaping @MainActor (Int) -> Void) {
    _lift = lift
    self.move = move
  }

  var body: some View {
    GeometryReader { geometry in
      Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityLabel("Reorder")
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { lift = $0.translation.height }
            .onEnded { drag in
              let rows = drag.translation.height / max(geometry.size.height, 1)
              let places = Int(clamping: min(max(rows.rounded(), -1e9), 1e9))
              withAnimation(.snappy(duration: design.motion.rows)) {
                lift = nil
                if places != 0 { move(places) }
              }
            })
    }
    .frame(width: design.rows.handleWidth)
  }
}

// Reads: the row's traits, the edit mode.
// Produces: the edits that the row allows.
// Costs: O(1); the collection is searched only when an edit happens.
struct RowEditorRule: Rule {
  let traits: ViewTraits
  let environment: Attribute<EnvironmentValues>
  let ids: [AnyHashable]
  @HostReference var host: ViewGraph

  /// Whether a row can ever be edited.
  @MainActor static func applies(to traits: ViewTraits) -> Bool {
    traits[OnDeleteTraitKey.self] != nil || traits[OnMoveTraitKey.self] != nil
      || traits[LeadingSwipeActionsTraitKey.self] != nil || traits[TrailingSwipeActionsTraitKey.self] != nil
  }

  init(
    traits: ViewTraits, environment: Attribute<EnvironmentValues>, ids: [AnyHashable], host: ViewGraph
  ) {
    self.traits = traits
    self.environment = environment
    self.ids = ids
    self.host = host
  }

  mutating func value() -> RowEditor {
    let ids = ids
    var edits = RowEdits()
    edits.leading = traits.value(LeadingSwipeActionsTraitKey.self)
    edits.trailing = traits.value(TrailingSwipeActionsTraitKey.self)
    if !traits.value(IsDeleteDisabledTraitKey.self), let deletion = traits.value(OnDeleteTraitKey.self) {
      edits.delete = {
        guard let offset = ids.lazy.compactMap(deletion.offset).first else { return }
        deletion.perform([offset])
      }
    }
    if !traits.value(IsMoveDisabledTraitKey.self), let move = traits.value(OnMoveTraitKey.self) {
      edits.move = { places in
        guard let offset = ids.lazy.compactMap(move.offset).first else { return }
        let target = min(max(offset + places, 0), move.count - 1)
        // An offset in the data before the move: below the row itself, one further.
        if target != offset { move.perform([offset], target > offset ? target + 1 : target) }
      }
    }
    let mode = environment.value.editMode
    edits.isEditing = host.observing { mode?.wrappedValue.isEditing ?? false }
    return RowEditor(edits: edits)
  }

  nonisolated static var label: String { "row editor" }
}

/// Adds the swipe gesture to a row.
nonisolated private struct SwipePress: _PrimitiveViewModifier {
  let swiped: @MainActor (SwipeGesture.Phase, CGFloat, CGFloat, (() -> Void)?) -> Void

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let triggers = outputs.preferences?.attribute(for: SwipeTriggersKey.self)?.live
    let (modifier, frame) = (modifier.live, inputs.frame.live)
    let gesture = SwipeGesture { phase, way in
      guard let modifier = modifier.value, let frame = frame.value else { return }
      modifier.swiped(phase, way, frame.size.size.width, triggers?.value?.first?.perform)
    }
    return outputs.modified(by: AddGestureModifier(gesture), inputs: inputs)
  }
}
