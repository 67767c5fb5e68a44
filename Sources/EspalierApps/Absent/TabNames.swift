// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierNavigation
import EspalierPrimitives
import Foundation

@available(
  *, unavailable,
  message:
    "Espalier has no menus, popovers or actions of rows at the buttons of tabs: put them into the page or the toolbar."
)
extension TabContent {
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    changingTabs { _ in }
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { changingTabs { _ in } }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { changingTabs { _ in } }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { changingTabs { _ in } }
}

@available(
  *, unavailable,
  message:
    "Espalier has no drags of the buttons of tabs, nor drops onto them: use draggable(_:) and dropDestination in the pages."
)
extension TabContent {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    changingTabs { _ in }
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { changingTabs { _ in } }
}
