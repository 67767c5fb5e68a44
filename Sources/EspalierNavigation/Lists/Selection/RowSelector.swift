// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// Selects rows of one list, by the pointer, by keys and for screen readers, as lists on desktops do: a click selects its row
/// alone, with Ctrl it adds or removes the row, with Shift it selects all rows from the anchor to the row. Keys do the same from
/// row to row. Lives as long as the list.
@MainActor
final class RowSelector {
  /// A row, identified by its value in the selection.
  struct Place {
    var value: AnyHashable
    /// The row's last known index.
    var index: Int?
  }

  @HostReference private(set) var host: ViewGraph
  /// The focus target of the list, which is one stop of the Tab key.
  let target: FocusTarget
  /// Whether the list has the keyboard focus.
  let isFocused: StoredLocation<Bool>
  private let selectionValue: LiveValue<ListSelection?>
  private let environmentValue: LiveValue<EnvironmentValues>
  private let frame: LiveValue<ViewFrame>
  private let transform: LiveValue<ViewTransform>
  private let container: Subgraph
  private weak var list: ViewList?
  private(set) weak var shown: (any LazyRows)?
  private(set) weak var scroll: ScrollState?
  /// The first row of a range.
  private var anchor: Place?
  /// The row from which keys move.
  private var cursor: Place?
  var typing = TypeAhead()

  init(_ inputs: _ViewInputs, selection: Attribute<ListSelection?>) {
    host = inputs.host
    target = FocusTarget(inputs, interactions: .navigate)
    isFocused = StoredLocation(false, host: inputs.host)
    selectionValue = selection.live
    environmentValue = inputs.environment.live
    frame = inputs.frame.live
    transform = inputs.transform.live
    container = Subgraph.current!
    target.client = self
  }

  /// - Parameters:
  ///   - list: The rows; indices refer to this list.
  ///   - shown: The container that shows the rows.
  func connect(to list: ViewList?, shown: any LazyRows) {
    self.list = list
    self.shown = shown
  }

  /// - Parameter scroll: The scroll view that follows when keys move to a row out of view.
  func connect(to scroll: ScrollState) { self.scroll = scroll }

  var selection: ListSelection? { selectionValue.value ?? nil }
  var environment: EnvironmentValues? { environmentValue.value }

  /// Converts a point of the list to the root's coordinates.
  func inRoot(_ point: CGPoint) -> CGPoint? {
    guard let frame = frame.value, let transform = transform.value else { return nil }
    let place = CGRect(
      origin: CGPoint(x: frame.origin.x + point.x, y: frame.origin.y + point.y), size: .zero)
    return place.applying(transform.matrix(to: nil)).origin
  }

  func rows(for selection: ListSelection) -> SelectableRows? {
    guard let list, let shown else { return nil }
    return SelectableRows(list, shown: shown, selection: selection, container: container)
  }

  // MARK: - The pointer

  /// Handles a click on the row with a value. In edit mode, each click adds or removes its row.
  func click(_ value: AnyHashable, opener: ColumnOpener?) {
    guard let selection else { return }
    target.focus()
    let place = Place(value: value)
    let modifiers = host.events.modifiers
    let isEditing = environment?.editMode?.wrappedValue.isEditing ?? false
    if modifiers.contains(.command) || selection.allowsSeveral && isEditing {
      selection.toggle(value)
      start(at: place)
    } else if modifiers.contains(.shift), selection.allowsSeveral, let rows = rows(for: selection) {
      extend(to: place, rows, selection)
    } else {
      if selection.isSelected(value), !selection.allowsSeveral || selection.values().count == 1 { opener?.open() }
      selection.set([value])
      start(at: place)
    }
  }

  /// Handles a click beside the rows: on the desktop it clears the selection. A sidebar keeps its selection.
  func clickBesideRows() {
    guard let selection, let environment, environment.design.rows.dimsUnfocused, !environment.isSidebar else { return }
    target.focus()
    if host.events.modifiers.isDisjoint(with: [.command, .shift]) { selection.clear() }
  }

  /// Adds or removes a row, as a click with Ctrl does.
  func toggle(_ value: AnyHashable) {
    selection?.toggle(value)
    start(at: Place(value: value))
  }

  private func start(at place: Place) {
    anchor = place
    cursor = place
  }

  // MARK: - From row to row

  /// The row from which keys move: the row of the last click or key while it is selected, else any selected row; nil if no row is
  /// selected.
  func current(_ rows: SelectableRows, _ selection: ListSelection) -> Int? {
    if let cursor, selection.isSelected(cursor.value), let index = rows.index(of: cursor.value, guess: cursor.index) {
      return index
    }
    let shown = rows.shownRows.first { rows.value(at: $0).map(selection.isSelected) ?? false }
    return shown ?? selection.values().first.flatMap { rows.index(of: $0) }
  }

  /// Selects one row, or all rows from the anchor to it, and scrolls it into view.
  func go(to index: Int, extends: Bool, _ rows: SelectableRows, _ selection: ListSelection) {
    guard let value = rows.value(at: index) else { return }
    let place = Place(value: value, index: index)
    if extends {
      extend(to: place, rows, selection)
    } else {
      selection.set([value])
      start(at: place)
    }
    show(index)
  }

  /// Scrolls a row into view.
  func show(_ index: Int) {
    scroll?.go(
      to: .view({ [weak shown] in shown?.rect(ofItem: index, in: $0.contentSpace) }, anchor: nil))
  }

  /// Selects all rows from the anchor to a place. Without an anchor, the row from which keys move becomes the anchor.
  private func extend(to place: Place, _ rows: SelectableRows, _ selection: ListSelection) {
    var end = place
    end.index = rows.index(of: place.value, guess: place.index)
    if anchor.map({ !selection.isSelected($0.value) }) ?? true {
      anchor = current(rows, selection).flatMap { index in
        rows.value(at: index).map { Place(value: $0, index: index) }
      }
    }
    guard let last = end.index, let start = anchor,
      let first = rows.index(of: start.value, guess: start.index)
    else {
      selection.set([place.value])
      return self.start(at: end)
    }
    anchor?.index = first
    cursor = end
    selection.set(rows.values(in: min(first, last)..<max(first, last) + 1))
  }
}
