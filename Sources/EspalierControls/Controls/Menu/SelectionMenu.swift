// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The actions that rows of lists offer for the selection.
package struct SelectionMenu {
  /// The items for rows with some ids; nil if the ids are of another type, or there are no items.
  let items: @MainActor (Set<AnyHashable>) -> AnyView?
  /// Runs at a double click and at Return.
  package let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  @EnvironmentEntry package var selectionMenu: SelectionMenu? = nil
}

extension View {
  /// A menu for the rows of a list with a selection. A click of the secondary button on a selected row opens the menu for all
  /// selected rows, a click on another row for that row alone.
  /// - Parameters:
  ///   - itemType: The type of the ids.
  ///   - menu: Called with the ids when the menu opens.
  ///   - primaryAction: Called with the ids at a double click on a row.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let (menu, primaryAction) = (menu, primaryAction)
    var action: (@MainActor (Set<AnyHashable>) -> Void)?
    if primaryAction != nil {
      action = { ids in if let typed: Set<I> = typedIDs(ids) { primaryAction?(typed) } }
    }
    let items: @MainActor (Set<AnyHashable>) -> AnyView? = { ids in
      guard let typed: Set<I> = typedIDs(ids) else { return nil }
      return AnyView(menu(typed))
    }
    return environment(\.selectionMenu, SelectionMenu(items: items, primaryAction: action))
  }
}

/// The ids as values of the type; nil if any is of another type.
private func typedIDs<I: Hashable>(_ ids: Set<AnyHashable>) -> Set<I>? {
  let typed = ids.compactMap { $0.base as? I }
  return typed.count == ids.count ? Set(typed) : nil
}

/// The menu of one row.
package struct RowMenu: ViewModifier {
  let menu: SelectionMenu
  /// The ids of the rows that the menu applies to.
  let ids: @MainActor () -> Set<AnyHashable>
  @State private var isOpen = false
  /// The position of the click that opened the menu, in the root's coordinates.
  @State private var point: CGPoint?

  init(menu: SelectionMenu, ids: @escaping @MainActor () -> Set<AnyHashable>) {
    self.menu = menu
    self.ids = ids
  }

  package func body(content: Content) -> some View {
    content
      .simultaneousGesture(TapGesture(count: 2).onEnded { menu.primaryAction?(ids()) })
      .modifier(ButtonPressModifier(.secondary, action: { open(at: $0) }))
      .accessibilityAction(.showMenu) { open(at: nil) }
      .modifier(
        PresentationModifier(isPresented: isOpen, arrowsMoveFocus: true, dismiss: close) { anchor in
          PopupLayer(anchor: point.map { CGRect(origin: $0, size: .zero) } ?? anchor, fitsHeight: true, close: close) {
            MenuItems(close: close) { menu.items(ids()) }
          }
        })
  }

  private func open(at point: CGPoint?) {
    self.point = point
    isOpen = true
  }

  private func close() { isOpen = false }
}

extension RowMenu {
  /// The menu of a row.
  /// - Parameter selection: The list's selection; if it contains the row, the menu applies to all selected rows.
  package init(around identity: RowIdentity, selection: ListSelection?, environment: EnvironmentValues) {
    let menu = environment.selectionMenu ?? SelectionMenu(items: { _ in nil }, primaryAction: nil)
    self.init(menu: menu) {
      guard let selection, let id = identity.value(in: selection) else { return [] }
      let all = selection.values()
      return all.contains(id) ? all : [id]
    }
  }
}
