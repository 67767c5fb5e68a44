// SPDX-License-Identifier: MIT

import EspalierCore

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never
  public var body: Never { fatalError("Group is primitive content: it has no body") }

  /// A group of related items.
  public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }

  public var _items: [_ToolbarEntry] { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
