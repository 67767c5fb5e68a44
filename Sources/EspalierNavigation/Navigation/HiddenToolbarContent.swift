// SPDX-License-Identifier: MIT

import EspalierCore

/// Toolbar content that is shown or not by a condition.
struct HiddenToolbarContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
  let content: Content
  let isHidden: Bool

  var _items: [_ToolbarEntry] { isHidden ? [] : content._items }
}

extension HiddenToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// A view of a toolbar's control group that is shown or not by a condition.
struct HiddenToolbarView: ViewModifier {
  let isHidden: Bool

  nonisolated init(isHidden: Bool) { self.isHidden = isHidden }

  func body(content: Content) -> some View {
    if !isHidden { content }
  }
}

extension View {
  /// Hides a view of a toolbar's control group while `hidden` is true: the view does not exist then, as with an `if`.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(HiddenToolbarView(isHidden: hidden))
  }
}

extension ToolbarContent {
  /// Hides the items while `hidden` is true. Views in a hidden item do not exist, as with an `if`.
  @MainActor @preconcurrency public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

extension CustomizableToolbarContent {
  /// Hides the items while `hidden` is true. Views in a hidden item do not exist, as with an `if`.
  @MainActor @preconcurrency public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    HiddenToolbarContent(content: self, isHidden: hidden)
  }
}
