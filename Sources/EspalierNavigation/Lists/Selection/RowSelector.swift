// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// Selects in one list, by the pointer, by keys and for screen readers, as lists on desktops do: a click makes its row all
/// that is selected, with Ctrl it adds the row or takes it out, with Shift it selects all from the anchor on. The keys do
/// the same from row to row. Lives as long as the list.
@MainActor
final class RowSelector {
  /// A row, by what it stands for.
  struct Place {
    var value: AnyHashable
    /// Where it was last.
    var index: Int?
  }

  @HostReference private(set) var host: ViewGraph
  /// Where the list takes the keyboard: it is one stop of the Tab key.
  let target: FocusTarget
  /// Whether it has the keyboard.
  let isFocused: StoredLocation<Bool>
  private let selectionValue: LiveValue<ListSelection?>
  private let environmentValue: LiveValue<EnvironmentValues>
  private let frame: LiveValue<ViewFrame>
  private let transform: LiveValue<ViewTransform>
  private let container: Subgraph
  private weak var list: ViewList?
  private(set) weak var shown: (any LazyRows)?
  private(set) weak var scroll: ScrollState?
  /// Where a range begins.
  private var anchor: Place?
  /// Which row keys go on from.
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
  ///   - list: The rows, in which those that are shown are found by their numbers.
  ///   - shown: The container that shows them.
  func connect(to list: ViewList?, shown: any LazyRows) {
    self.list = list
    self.shown = shown
  }

  /// - Parameter scroll: What moves when the keys go to a row out of view.
  func connect(to scroll: ScrollState) { self.scroll = scroll }

  var selection: ListSelection? { selectionValue.value ?? nil }
  var environment: EnvironmentValues? { environmentValue.value }

  /// A point of the list in the root's coordinates.
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

  /// What a click on the row with a value does. In edit mode, each click adds its row or takes it out.
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

  /// What a click does where the list has no row: on the desktop nothing is selected any more. A sidebar keeps its place.
  func clickBesideRows() {
    guard let selection, let environment, environment.design.rows.dimsUnfocused, !environment.isSidebar else { return }
    target.focus()
    if host.events.modifiers.isDisjoint(with: [.command, .shift]) { selection.clear() }
  }

  /// Adds a row or takes it out, as with Ctrl.
  func toggle(_ value: AnyHashable) {
    selection?.toggle(value)
    start(at: Place(value: value))
  }

  private func start(at place: Place) {
    anchor = place
    cursor = place
  }

  // MARK: - From row to row

  /// Where the keys go on from: the row of the last click or key while it is selected, else one that is; nil where no row
  /// is.
  func current(_ rows: SelectableRows, _ selection: ListSelection) -> Int? {
    if let cursor, selection.isSelected(cursor.value), let index = rows.index(of: cursor.value, guess: cursor.index) {
      return index
    }
    let shown = rows.shownRows.first { rows.value(at: $0).map(selection.isSelected) ?? false }
    return shown ?? selection.values().first.flatMap { rows.index(of: $0) }
  }

  /// Selects one row, or all from the anchor to it, and shows it.
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

  /// Brings a row into view.
  func show(_ index: Int) {
    scroll?.go(
      to: .view({ [weak shown] in shown?.rect(ofItem: index, in: $0.contentSpace) }, anchor: nil))
  }

  /// Makes all rows from the anchor to a place what is selected. Without an anchor, the row that keys go on from is it.
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
