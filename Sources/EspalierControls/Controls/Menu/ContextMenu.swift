// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

extension View {
  /// A menu that a long press on this view or a click of the secondary button opens.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// The same menu; the preview is ignored.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// The form of 2019; without a menu if `contextMenu` is nil.
  @_disfavoredOverload
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}

/// The items of a context menu.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// The items of a menu that the secondary mouse button or a long press opens.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  private var menu = OpenMenu()
  @Environment(\.isEnabled) private var isEnabled
  /// The position of the click that opened the menu, in the root's coordinates.
  @State private var point: CGPoint?

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    content
      .highPriorityGesture(LongPressGesture().onEnded { _ in open(at: nil) })
      .modifier(ButtonPressModifier(.secondary, action: { open(at: $0) }))
      .accessibilityAction(.showMenu) { open(at: nil) }
      .preference(key: RowContextMenusKey.self, value: isEnabled ? [RowContextMenu { open(at: $0) }] : [])
      .modifier(
        PresentationModifier(
          isPresented: menu.isOpen, arrowsMoveFocus: true, deliversChanges: menu.deliversChanges,
          dismiss: { menu.close() }
        ) { anchor in
          PopupLayer(
            anchor: point.map { CGRect(origin: $0, size: .zero) } ?? anchor, fitsHeight: true, close: { menu.close() }
          ) {
            EspalierControls.MenuItems(closing: menu.close) { items }
          }
        })
  }

  private func open(at point: CGPoint?) {
    self.point = point
    menu.open()
  }
}
